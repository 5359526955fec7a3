import Dependencies
import Diagnostics
import Modules

extension Rule {
    /// A presenter that drives its view without a protocol between them.
    static let missingInterfaceContract = Rule(
        description: RuleDescription(
            id: "missing-interface-contract",
            severity: .error,
            summary: "A presenter drives its view without a protocol between them.",
            rationale: """
                Without an interface contract the logic can only drive this one view, and a test \
                of the logic needs the screen.
                """,
            flagged: """
                import UIKit

                final class FeedbackViewController: UIViewController {
                    func show(_ text: String) { title = text }
                }

                final class FeedbackPresenter {
                    private weak var view: FeedbackViewController?
                    init(view: FeedbackViewController) { self.view = view }
                    func send() { view?.show("sent") }
                }
                """,
            clean: """
                import UIKit

                protocol FeedbackContract: AnyObject { func show(_ text: String) }

                final class FeedbackViewController: UIViewController, FeedbackContract {
                    func show(_ text: String) { title = text }
                }

                final class FeedbackPresenter {
                    private weak var view: FeedbackContract?
                    init(view: FeedbackContract) { self.view = view }
                    func send() { view?.show("sent") }
                }
                """
        ),
        check: { input in
            input.model.modules.flatMap { module in
                module.presenters.flatMap { findings($0, in: module, input) }
            }
        }
    )

    /// One finding for each view that the presenter drives.
    private static func findings(
        _ presenter: TypeID, in module: UIModule, _ input: RuleInput
    ) -> [Finding] {
        guard input.index.isLinted(presenter) else { return [] }
        let holdings = input.model.facts.holdings.all(of: presenter, input.index)
        var views: Set<TypeID> = []
        return holdings.filter {
            $0.form == .property && module.views.contains($0.held) && isDriven($0, input)
                && !hasContract(with: $0.held, holdings, input) && views.insert($0.held).inserted
        }.map { finding($0, presenter, input) }
    }

    private static func finding(
        _ holding: Holding, _ presenter: TypeID, _ input: RuleInput
    ) -> Finding {
        let view = input.quoted(holding.held)
        return input.finding(
            at: input.place(of: presenter), in: presenter,
            target: input.index.qualifiedName(of: holding.held),
            message: "Presenter \(input.quoted(presenter)) drives \(view) without an interface "
                + "contract",
            instruction: "Declare a protocol with what \(input.quoted(presenter)) calls on "
                + "\(view), let \(view) implement it, and hold the protocol.",
            notes: [Note(place: input.place(holding.site), message: "it holds \(view) here")])
    }

    /// Whether the presenter calls something on the property.
    private static func isDriven(_ holding: Holding, _ input: RuleInput) -> Bool {
        guard let property = holding.property else { return false }
        let name = input.index[property].name
        return input.index[holding.holder].sites.contains { site in
            let file = input.index[site.file]
            return file.tree.subtree(site.node).contains { node in
                guard file.tree.kind(node) == .memberExpression,
                    var base = file.tree.firstChild(node)
                else { return false }
                while file.tree.kind(base) == .optionalChaining
                    || file.tree.kind(base) == .forceUnwrap
                {
                    base = file.tree.firstChild(base) ?? base
                }
                return file.name(base) == name
            }
        }
    }

    private static func hasContract(
        with view: TypeID, _ holdings: [Holding], _ input: RuleInput
    ) -> Bool {
        holdings.contains { holding in
            input.index[holding.held].kind == .protocol
                && input.index.hierarchy.isKind(view, of: holding.held)
        }
    }
}
