import Dependencies
import Diagnostics
import Modules

extension Rule {
    /// Outside code that names what a module keeps to itself.
    static let moduleInternalsUsed = Rule(
        description: RuleDescription(
            id: "module-internals-used",
            severity: .error,
            summary: "Outside code names a module's presenter, view or inner contracts.",
            rationale: """
                A module that others know by its parts cannot change them. Its assembler, its \
                result structure and its public interface are for the outside, nothing else.
                """,
            options: [
                RuleOption(
                    name: "compositionRoots",
                    summary: "Names of types that may know the parts of modules.",
                    kind: .strings(allowed: [], standard: []))
            ],
            flagged: """
                //- Cart.swift
                import UIKit

                protocol CartContract: AnyObject { func show(_ total: Int) }

                final class CartViewController: UIViewController, CartContract {
                    func show(_ total: Int) {}
                }

                final class CartPresenter {
                    private let view: CartContract
                    init(view: CartContract) { self.view = view }
                    func load() { view.show(1) }
                }

                struct CartModule { let view: CartViewController; let presenter: CartPresenter }

                enum CartAssembler {
                    static func assemble() -> CartModule {
                        let view = CartViewController()
                        return CartModule(view: view, presenter: CartPresenter(view: view))
                    }
                }
                //- StoreCoordinator.swift
                final class StoreCoordinator {
                    private var presenter: CartPresenter?
                    func start() { presenter = CartAssembler.assemble().presenter }
                }
                """,
            clean: """
                //- Cart.swift
                import UIKit

                protocol CartContract: AnyObject { func show(_ total: Int) }

                final class CartViewController: UIViewController, CartContract {
                    func show(_ total: Int) {}
                }

                final class CartPresenter {
                    private let view: CartContract
                    init(view: CartContract) { self.view = view }
                    func load() { view.show(1) }
                }

                struct CartModule { let view: CartViewController; let presenter: CartPresenter }

                enum CartAssembler {
                    static func assemble() -> CartModule {
                        let view = CartViewController()
                        return CartModule(view: view, presenter: CartPresenter(view: view))
                    }
                }
                //- StoreCoordinator.swift
                final class StoreCoordinator {
                    private var cart: CartModule?
                    func start() { cart = CartAssembler.assemble() }
                }
                """
        ),
        check: { input in input.model.modules.flatMap { findings(in: $0, input) } }
    )

    private static func findings(in module: UIModule, _ input: RuleInput) -> [Finding] {
        // Without an assembler there is no other way in.
        guard module.assemblers.contains(where: { $0.kind == .code || $0.kind == .generic })
        else { return [] }
        let contracts = module.eventOutputs
            + module.interfaceContracts.filter { !module.publicInterfaces.contains($0) }
        let inner = module.views + module.presenters
            + contracts.filter { !isShared($0, module, input) }
        return inner.filter(input.index.isLinted).flatMap { part -> [Finding] in
            let uses = input.graph.uses(of: part).filter {
                isOutside($0, of: module, input) && !isOfConformer($0, input)
                    && !callsAssembler($0, of: module, input)
            }
            let byHolder = Dictionary(grouping: uses) { $0.from ?? part }
            return byHolder.keys.sorted().compactMap { holder in
                byHolder[holder].flatMap { finding(part, $0, holder, in: module, input) }
            }
        }
    }

    /// A contract that several modules have, or that types of several modules implement, is common
    /// to them, as a library's protocol is.
    private static func isShared(
        _ contract: TypeID, _ module: UIModule, _ input: RuleInput
    ) -> Bool {
        let conformers = input.index.hierarchy.conformers[contract] ?? []
        let isElsewhere = conformers.contains { conformer in
            input.model.module(of: conformer).map { $0.id != module.id } ?? false
        }
        return isElsewhere || input.model.modules.contains { other in
            other.id != module.id
                && (other.eventOutputs.contains(contract)
                    || other.interfaceContracts.contains(contract))
        }
    }

    /// Who conforms to a contract has to name it: a proxy that stands before the view.
    private static func isOfConformer(_ use: TypeUse, _ input: RuleInput) -> Bool {
        guard let from = use.from, let contract = use.declared, from != contract,
            input.index[contract].kind == .protocol
        else { return false }
        return input.index.hierarchy.isKind(from, of: contract)
    }

    private static func isOutside(
        _ use: TypeUse, of module: UIModule, _ input: RuleInput
    ) -> Bool {
        switch use.kind {
        // A construction is `created-outside-assembler`, a nested name is not the type itself, and
        // a result structure may be generic over what it holds.
        case .constructed, .qualifier, .extended, .inheritance, .attribute, .genericArgument,
            .metatype:
            return false
        default: break
        }
        guard let from = use.from, input.index[use.site.file].purpose == .linted,
            input.index[from].kind != .external, !input.model.scopes.isPreview(use.site),
            !input.model.assemblingScopes.contains(input.model.scopes.scope(of: use.site))
        else { return false }
        let outer = input.index.outermost(from)
        let isAssembler = module.assemblers.contains { assembler in
            assembler.scope.type.map { $0 == from || input.index.outermost($0) == outer } ?? false
        }
        return !isAssembler && input.model.belongs(from, to: module) == false
            && !assemblesSeveral(outer, input) && !isCompositionRoot(outer, input)
            && !isNamedByContract(use, input)
    }

    /// Whether a use of a part is a call of its own member that assembles the module.
    private static func callsAssembler(
        _ use: TypeUse, of module: UIModule, _ input: RuleInput
    ) -> Bool {
        guard case .staticMember(let name) = use.kind, let part = use.declared else { return false }
        return module.assemblers.contains { assembler in
            guard assembler.kind == .code, assembler.scope.type == part else { return false }
            let file = input.index[assembler.scope.site.file]
            return file.tree.name(of: assembler.scope.site.node).map(file.name) == name
        }
    }

    /// Who assembles several modules is where the application is put together.
    private static func assemblesSeveral(_ type: TypeID, _ input: RuleInput) -> Bool {
        let modules = input.model.assemblers.filter {
            $0.kind == .code && $0.scope.type.map(input.index.outermost) == type
        }.compactMap { input.model.module(of: $0.view)?.id }
        return Set(modules).count > 1
    }

    /// A requirement that names a class is `contract-exposes-concrete-type`.
    private static func isNamedByContract(_ use: TypeUse, _ input: RuleInput) -> Bool {
        guard let from = use.from, input.index[from].kind == .protocol,
            let target = use.declared
        else { return false }
        return input.index[target].kind != .protocol && input.model.role(of: from) != nil
    }

    private static func isCompositionRoot(_ type: TypeID, _ input: RuleInput) -> Bool {
        if input.options.strings("compositionRoots").contains(input.index.name(of: type)) {
            return true
        }
        return input.index.hierarchy.conformances(of: type).external.contains { name in
            ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "App", "Scene",
                "NSApplicationDelegate", "Assembly"].contains(input.index.text(name))
        }
    }

    private static func finding(
        _ part: TypeID, _ uses: [TypeUse], _ holder: TypeID, in module: UIModule,
        _ input: RuleInput
    ) -> Finding? {
        guard let first = uses.first else { return nil }
        let name = input.quoted(part)
        let role = input.model.role(of: part)?.rawValue.replacing("-", with: " ") ?? "part"
        return input.finding(
            at: input.place(first.site), in: holder,
            target: input.index.qualifiedName(of: part),
            message: "\(input.quoted(holder)) \(input.phrase(first)), the \(role) of module "
                + module.name,
            instruction: input.model.isView(part)
                ? "Let the assembler make \(name), and take it as a view of whatever type."
                : instruction(module, input),
            notes: input.notes(at: uses.dropFirst(), "\(name) is used here too"))
    }

    private static func instruction(_ module: UIModule, _ input: RuleInput) -> String {
        if let result = module.results.first {
            return "Keep \(input.quoted(result)), and talk to the module through a public "
                + "interface."
        }
        if let interface = module.publicInterfaces.first {
            return "Talk to the module through \(input.quoted(interface))."
        }
        return "Let the assembler hand out a structure and a public interface, and use those."
    }
}
