import Dependencies
import Diagnostics
import Modules
import Syntax

extension Rule {
    /// A collaborator that a presenter gets behind its initialiser's back.
    static let presenterHiddenDependency = Rule(
        description: RuleDescription(
            id: "presenter-hidden-dependency",
            severity: .warning,
            summary: "A presenter's collaborator does not come through `init`.",
            rationale: """
                A collaborator that is set later leaves a presenter that is not ready, with \
                optionals that are never nil. Only the back reference between two objects that \
                need one another has to be set after creation.
                """,
            flagged: """
                import UIKit

                protocol FeedContract: AnyObject { func show(_ text: String) }
                protocol FeedLoading { func load() -> String }

                final class FeedViewController: UIViewController, FeedContract {
                    func show(_ text: String) { title = text }
                }

                final class FeedPresenter {
                    weak var view: FeedContract?
                    var loader: FeedLoading!
                    func start() { view?.show(loader.load()) }
                }
                """,
            clean: """
                import UIKit

                protocol FeedContract: AnyObject { func show(_ text: String) }
                protocol FeedLoading { func load() -> String }

                final class FeedViewController: UIViewController, FeedContract {
                    func show(_ text: String) { title = text }
                }

                final class FeedPresenter {
                    weak var view: FeedContract?
                    private let loader: FeedLoading
                    init(loader: FeedLoading) { self.loader = loader }
                    func start() { view?.show(loader.load()) }
                }
                """
        ),
        check: { input in
            input.model.presenters.flatMap { presenter in
                input.index[presenter].members.compactMap { finding($0, of: presenter, input) }
            }
        }
    )

    private static func finding(
        _ member: MemberID, of presenter: TypeID, _ input: RuleInput
    ) -> Finding? {
        let symbol = input.index[member]
        guard input.index[symbol.site.file].purpose == .linted, isSetLater(symbol, input),
            let contract = contract(of: member, presenter, input),
            !isSetInInitializer(member, symbol.name, presenter, input)
        else { return nil }
        // What nobody ever sets is `unset-collaborator`.
        guard !Rule.isNeverSet(member, of: presenter, input) else { return nil }
        let name = input.index.text(symbol.name)
        let setters = (input.model.facts.assignments[symbol.name] ?? [])
            .filter { $0.property == member }
        return input.finding(
            at: input.place(Site(file: symbol.site.file, node: symbol.nameNode)), in: presenter,
            target: name,
            message: "Presenter \(input.quoted(presenter)) gets its collaborator `\(name)`, "
                + "\(input.quoted(contract)), after `init`",
            instruction: "Pass `\(name)` to `init` and keep it in a `let`; nothing circular "
                + "forces it to be set later.",
            notes: setters.prefix(2).map {
                Note(place: input.place($0.site), message: "it is set here")
            })
    }

    /// A strong stored variable without a value of its own. A weak one is a back reference.
    private static func isSetLater(_ symbol: MemberSymbol, _ input: RuleInput) -> Bool {
        guard symbol.kind == .property, symbol.isStored, !symbol.isStatic,
            symbol.strength == .strong,
            !symbol.traits.contains(.isConstant), !symbol.traits.contains(.isLazy),
            !symbol.traits.contains(.isPrivate)
        else { return false }
        let tree = input.index[symbol.site.file].tree
        return tree.binding(symbol.binding).initialValue == nil
            && tree.attributes(of: symbol.site.node).isEmpty
    }

    /// The contract behind a property: a protocol of the project that is no way back.
    private static func contract(
        of member: MemberID, _ presenter: TypeID, _ input: RuleInput
    ) -> TypeID? {
        let type = input.graph.typer.type(of: member)
        let contracts = type.parts.compactMap(\.declaration)
            .filter { input.index[$0].kind == .protocol }
        guard let contract = contracts.first, !isListener(contract, input) else { return nil }
        let isForced = isTaken(presenter, byViewOf: contract, input)
        return isForced || isBackReference(contract, presenter, input) ? nil : contract
    }

    /// Whether a view behind a contract needs the presenter to be made: then one of the two has to
    /// learn of the other later.
    private static func isTaken(
        _ presenter: TypeID, byViewOf contract: TypeID, _ input: RuleInput
    ) -> Bool {
        (input.index.hierarchy.conformers[contract] ?? []).contains { view in
            input.model.facts.nature(view).isView
                && input.index.hierarchy.chain(of: view).flatMap({ input.index[$0].members })
                    .contains { takes(presenter, $0, input) }
        }
    }

    private static func takes(
        _ presenter: TypeID, _ initializer: MemberID, _ input: RuleInput
    ) -> Bool {
        let symbol = input.index[initializer]
        guard symbol.kind == .initializer else { return false }
        let tree = input.index[symbol.site.file].tree
        return (tree.parameters(of: symbol.site.node) ?? []).contains { parameter in
            guard let written = parameter.type else { return false }
            return input.index.resolver.type(of: written, in: symbol.site.file).mentioned
                .contains { input.index.hierarchy.isKind(presenter, of: $0) }
        }
    }

    /// What reports to the outside may be left out or set later.
    private static func isListener(_ contract: TypeID, _ input: RuleInput) -> Bool {
        let name = input.index.name(of: contract)
        return ["Delegate", "Listener", "ModuleOutput"].contains { name.hasSuffix($0) }
    }

    /// The inner one of two presenters points back at the outer one that holds it.
    private static func isBackReference(
        _ contract: TypeID, _ presenter: TypeID, _ input: RuleInput
    ) -> Bool {
        guard let module = input.model.module(of: presenter) else { return false }
        let talksToView = module.views.contains { view in
            input.model.facts.holdings.all(of: presenter, input.index).contains {
                input.index.hierarchy.isKind(view, of: $0.held)
            } || input.model.facts.holdings.all(of: view, input.index).contains {
                input.index.hierarchy.isKind(presenter, of: $0.held)
            }
        }
        guard !talksToView else { return false }
        return module.presenters.contains { other in
            other != presenter && input.index.hierarchy.isKind(other, of: contract)
                && input.model.facts.holdings.all(of: other, input.index).contains {
                    input.index.hierarchy.isKind(presenter, of: $0.held)
                }
        }
    }

    private static func isSetInInitializer(
        _ member: MemberID, _ name: NameID, _ presenter: TypeID, _ input: RuleInput
    ) -> Bool {
        (input.model.facts.assignments[name] ?? []).contains { assignment in
            guard assignment.property == member else { return false }
            let scope = input.model.scopes.scope(of: assignment.site)
            let tree = input.index[scope.site.file].tree
            return scope.type == presenter
                && tree.kind(scope.site.node) == .initializerDeclaration
        }
    }
}
