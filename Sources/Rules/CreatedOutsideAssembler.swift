import Dependencies
import Diagnostics
import Modules

extension Rule {
    /// One part of a module constructed where the module is not assembled.
    static let createdOutsideAssembler = Rule(
        description: RuleDescription(
            id: "created-outside-assembler",
            severity: .error,
            summary: "A module's view or presenter is constructed outside of its assembler.",
            rationale: """
                A part constructed alone misses its partners: a view without logic, logic without \
                a view. Whoever needs the module asks its assembler for the whole.
                """,
            flagged: """
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

                enum CartAssembler {
                    static func assemble() -> (CartViewController, CartPresenter) {
                        let view = CartViewController()
                        return (view, CartPresenter(view: view))
                    }
                }

                final class StoreCoordinator {
                    func preview() -> UIViewController { CartViewController() }
                }
                """,
            clean: """
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

                enum CartAssembler {
                    static func assemble() -> (CartViewController, CartPresenter) {
                        let view = CartViewController()
                        return (view, CartPresenter(view: view))
                    }
                }

                final class StoreCoordinator {
                    func open() -> UIViewController { CartAssembler.assemble().0 }
                }
                """
        ),
        check: { input in input.model.modules.flatMap { findings(in: $0, input) } }
    )

    private static func findings(in module: UIModule, _ input: RuleInput) -> [Finding] {
        let assemblers = module.assemblers.filter { $0.kind == .code || $0.kind == .generic }
        guard !assemblers.isEmpty else { return [] }
        let scopes = Set(assemblers.map(\.scope))
        let types = Set(assemblers.compactMap(\.scope.type).map(input.index.outermost))
        return (module.views + module.presenters).flatMap { part -> [Finding] in
            guard assemblers.contains(where: { $0.view == part || $0.presenter == part })
            else { return [] }
            return input.model.facts.creations(of: part).compactMap { creation in
                guard !creation.isAsked, !scopes.contains(creation.scope),
                    isOutside(creation, of: module, assemblers: types, input),
                    !isAssembled(creation, input),
                    let own = assemblers.first(where: { $0.view == part || $0.presenter == part })
                else { return nil }
                return finding(part, creation, own, in: module, input)
            }
        }
    }

    /// Views that construct others have a rule of their own, and a part may construct its like.
    private static func isOutside(
        _ creation: Creation, of module: UIModule, assemblers: Set<TypeID>, _ input: RuleInput
    ) -> Bool {
        guard input.index[creation.site.file].purpose == .linted else { return false }
        guard let type = creation.scope.type else { return true }
        let outer = input.index.outermost(type)
        return !assemblers.contains(outer) && !input.model.facts.nature(type).isView
            && !input.model.facts.nature(outer).isView && !module.presenters.contains(outer)
            && !input.model.scopes.isPreview(creation.site)
    }

    /// A presenter whose creator makes views too is assembled there as part of something else; so
    /// is one that a presenter makes for itself.
    private static func isAssembled(_ creation: Creation, _ input: RuleInput) -> Bool {
        guard input.model.isPresenter(creation.type), let owner = creation.scope.type
        else { return false }
        if input.model.isPresenter(input.index.outermost(owner)) { return true }
        return input.model.facts.creations.contains { other in
            other.scope.type == owner && input.model.facts.nature(other.type).isView
        }
    }

    private static func finding(
        _ part: TypeID, _ creation: Creation, _ assembler: Assembler, in module: UIModule,
        _ input: RuleInput
    ) -> Finding {
        let role = input.model.isView(part) ? "view" : "presenter"
        let owner = creation.scope.type ?? part
        let name = assembler.scope.type.map(input.quoted) ?? "its assembler"
        return input.finding(
            at: input.place(creation.site), in: owner,
            origin: input.origin(of: creation.scope), target: input.index.qualifiedName(of: part),
            message: "\(role.prefix(1).uppercased() + role.dropFirst()) \(input.quoted(part)) of "
                + "module \(module.name) is constructed outside of its assembler",
            instruction: "Let \(name) construct \(input.quoted(part)), and ask it for the "
                + "assembled module.",
            notes: [Note(
                place: input.place(assembler.scope.site),
                message: "module \(module.name) is assembled here")])
    }
}
