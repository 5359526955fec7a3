import Dependencies
import Diagnostics
import Modules

extension Rule {
    /// Calls into a module that no interface of it declares.
    static let missingPublicInterface = Rule(
        description: RuleDescription(
            id: "missing-public-interface",
            severity: .warning,
            summary: "The outside uses a view or presenter and no public interface declares it.",
            rationale: """
                What the outside calls on a class, the module can never change. A public \
                interface says what the module offers, and keeps the rest its own.
                """,
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
                    func add(_ price: Int) { view.show(price) }
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
                    private let cart = CartAssembler.assemble()
                    func bought() { cart.presenter.add(3) }
                }
                """,
            clean: """
                //- Cart.swift
                import UIKit

                protocol CartContract: AnyObject { func show(_ total: Int) }
                protocol CartPublicInterface: AnyObject { func add(_ price: Int) }

                final class CartViewController: UIViewController, CartContract {
                    func show(_ total: Int) {}
                }

                final class CartPresenter: CartPublicInterface {
                    private let view: CartContract
                    init(view: CartContract) { self.view = view }
                    func add(_ price: Int) { view.show(price) }
                }

                struct CartModule {
                    let view: UIViewController
                    let publicInterface: CartPublicInterface
                }

                enum CartAssembler {
                    static func assemble() -> CartModule {
                        let view = CartViewController()
                        return CartModule(view: view, publicInterface: CartPresenter(view: view))
                    }
                }
                //- StoreCoordinator.swift
                final class StoreCoordinator {
                    private let cart = CartAssembler.assemble()
                    func bought() { cart.publicInterface.add(3) }
                }
                """
        ),
        check: { input in
            let calls = OutsideCalls(input)
            return input.model.modules.flatMap { module in
                (module.views + module.presenters).compactMap {
                    finding($0, in: module, calls, input)
                } + handedOut(module, input)
            }
        }
    )

    private static func finding(
        _ part: TypeID, in module: UIModule, _ calls: OutsideCalls, _ input: RuleInput
    ) -> Finding? {
        let found = calls.byType[part] ?? []
        guard !found.isEmpty, input.index.isLinted(part) else { return nil }
        let names = list(Set(found.map(\.member)).sorted())
        return input.finding(
            at: input.place(of: part), in: part,
            message: "The outside uses \(names) of \(input.quoted(part)), which no public "
                + "interface of module \(module.name) declares",
            instruction: "Declare a public interface with \(names), let \(input.quoted(part)) "
                + "implement it, and hand that out.",
            notes: found.prefix(4).map {
                Note(
                    place: input.place($0.site),
                    message: "`\($0.member)` is used from outside")
            })
    }

    /// Names for a sentence; of very many the first.
    private static func list(_ names: [String]) -> String {
        let shown = names.count > 6 ? names.prefix(5) : names[...]
        let text = shown.map { "`\($0)`" }.joined(separator: ", ")
        return shown.count == names.count ? text : text + " and \(names.count - 5) others"
    }

    /// A generic assembler that is told a presenter's class as the public interface.
    private static func handedOut(_ module: UIModule, _ input: RuleInput) -> [Finding] {
        module.assemblers.filter { $0.kind == .generic }.compactMap { assembler in
            guard let type = assembler.scope.type,
                let base = input.index.hierarchy.superclass(of: type),
                let clause = input.index.hierarchy.inheritedTypes(of: type).first
            else { return nil }
            let arguments: [SwiftType]
            switch base {
            case .external(_, let found), .declared(_, let found): arguments = found
            default: return nil
            }
            guard let position = arguments.lastIndex(where: {
                $0.declaration == assembler.presenter
            }), arguments.filter({ $0.declaration == assembler.presenter }).count > 1
            else { return nil }
            let name = input.quoted(assembler.presenter)
            return input.finding(
                at: input.place(argument(position, of: clause.site, input)), in: type,
                target: input.index.qualifiedName(of: assembler.presenter),
                message: "\(input.quoted(type)) hands out \(name) itself as the public interface",
                instruction: instruction(assembler.presenter, in: module, input))
        }
    }

    private static func argument(
        _ position: Int, of clause: Site, _ input: RuleInput
    ) -> Site {
        let tree = input.index[clause.file].tree
        guard let list = tree.child(clause.node, .genericArgumentClause) else { return clause }
        let arguments = Array(tree.children(list))
        return position < arguments.count
            ? Site(file: clause.file, node: arguments[position]) : clause
    }

    private static func instruction(
        _ presenter: TypeID, in module: UIModule, _ input: RuleInput
    ) -> String {
        let name = input.quoted(presenter)
        let waiting = ModuleContract.all(input).first { contract in
            contract.module.id == module.id
                && input.index.hierarchy.isKind(presenter, of: contract.type)
                && !module.eventOutputs.contains(contract.type)
        }
        guard let waiting else {
            return "Name a protocol with what the outside may call, which \(name) implements."
        }
        return "Name \(input.quoted(waiting.type)) instead, which \(name) already implements."
    }
}
