import Dependencies
import Diagnostics
import Modules

extension Rule {
    /// A presenter bound to the class of a service.
    static let presenterUsesConcreteService = Rule(
        description: RuleDescription(
            id: "presenter-uses-concrete-service",
            severity: .error,
            summary: "A presenter stores, receives, constructs or names a concrete service.",
            rationale: """
                Logic that names a service's class works with that service alone: no other \
                backend, no double in a test. It should own a service contract and receive it \
                through `init`.
                """,
            flagged: """
                import UIKit

                protocol CartDisplaying: AnyObject { func show(_ text: String) }

                final class CartViewController: UIViewController, CartDisplaying {
                    func show(_ text: String) {}
                }

                final class CartPresenter {
                    weak var view: CartDisplaying?
                    private let service = CartService()
                    func load() { view?.show(service.name()) }
                }

                final class CartService {
                    func name() -> String { UserDefaults.standard.string(forKey: "cart") ?? "" }
                }
                """,
            clean: """
                import UIKit

                protocol CartDisplaying: AnyObject { func show(_ text: String) }
                protocol CartLoading { func name() -> String }

                final class CartViewController: UIViewController, CartDisplaying {
                    func show(_ text: String) {}
                }

                final class CartPresenter {
                    weak var view: CartDisplaying?
                    private let service: CartLoading
                    init(service: CartLoading) { self.service = service }
                    func load() { view?.show(service.name()) }
                }

                final class CartService: CartLoading {
                    func name() -> String { UserDefaults.standard.string(forKey: "cart") ?? "" }
                }
                """
        ),
        check: { input in input.model.presenters.flatMap { findings(in: $0, input) } }
    )

    private static func findings(in presenter: TypeID, _ input: RuleInput) -> [Finding] {
        let uses = input.uses(in: presenter).filter { isService($0, presenter, input) }
        guard !uses.isEmpty else { return [] }
        let called = input.calledMembers(in: presenter)
        return Dependency.group(uses).map { dependency in
            let name = input.quoted(dependency.target)
            let service = dependency.first.declared
            return input.finding(
                at: input.place(dependency.first.site), in: presenter,
                origin: dependency.origin(input), target: input.name(dependency.target),
                message: "Presenter \(input.quoted(presenter)) "
                    + "\(input.phrase(dependency.first)), a concrete service",
                instruction: isDefaultArgument(dependency.first, input)
                    ? "Drop the default argument; the assembler hands \(name) over."
                    : instruction(
                        presenter, service, service.flatMap { called[$0] } ?? [], name, input),
                notes: dependency.notes(input, name)
                    + (service.map { input.notes(forRoleOf: $0, limit: 1) } ?? []))
        }
    }

    private static func isService(
        _ use: TypeUse, _ presenter: TypeID, _ input: RuleInput
    ) -> Bool {
        switch use.target {
        case .declared(let type):
            guard input.model.isService(type), type != presenter,
                // A name alone is no proof.
                input.model.roles[type]?.confidence != .low
            else { return false }
            switch use.kind {
            case .qualifier, .extended, .inheritance, .attribute: return false
            case .staticMember(let member):
                // A shared object is `presenter-uses-singleton`; a nested constant is no service.
                return !input.isSharedObject(member, of: type)
                    && input.doesWork(member, of: type)
            default: return true
            }
        case .external(let name):
            guard input.model.facts.logicKind(ofExternal: name) == .storage,
                !LogicKind.isRequest(input.index.text(name))
            else { return false }
            switch use.kind {
            case .property, .parameter, .constructed: return true
            default: return false
            }
        }
    }

    /// A protocol of the project with methods, made for one or two classes.
    private static func offers(_ contract: TypeID, _ input: RuleInput) -> Bool {
        let conformers = (input.index.hierarchy.conformers[contract] ?? [])
            .filter(input.model.facts.isCandidate)
        return input.index[contract].kind == .protocol && conformers.count <= 2
            && !input.index[contract].isFilePrivate
            && input.index[contract].members.contains { input.index[$0].kind == .function }
    }

    /// A protocol that a service implements and that declares all that is called.
    private static func offeredContract(
        of service: TypeID, _ called: Set<NameID>, _ input: RuleInput
    ) -> TypeID? {
        input.index.hierarchy.conformances(of: service).declared.sorted().first { contract in
            guard input.model.role(of: contract) == .serviceContract || offers(contract, input)
            else { return false }
            return input.declares(contract, called)
        }
    }

    private static func instruction(
        _ presenter: TypeID, _ service: TypeID?, _ called: Set<NameID>, _ name: String,
        _ input: RuleInput
    ) -> String {
        let owner = input.quoted(presenter)
        let contract = service.flatMap { offeredContract(of: $0, called, input) }
        if let contract {
            return "\(owner) should receive \(input.quoted(contract)) through `init`; \(name) "
                + "already conforms to it."
        }
        return "Declare a protocol with what \(owner) needs of \(name), let \(name) conform to "
            + "it, and receive it through `init`."
    }

    private static func isDefaultArgument(_ use: TypeUse, _ input: RuleInput) -> Bool {
        let tree = input.index[use.site.file].tree
        var node = use.site.node
        while let parent = tree.parent(node) {
            switch tree.kind(parent) {
            case .initializer:
                return tree.parent(parent).map { tree.kind($0) == .parameter } ?? false
            case .codeBlock, .memberBlock: return false
            default: node = parent
            }
        }
        return false
    }
}
