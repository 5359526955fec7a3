import Dependencies
import Diagnostics
import Modules

extension Rule {
    /// A view that constructs its logic, a service, or another module's view.
    static let viewCreatesCollaborator = Rule(
        description: RuleDescription(
            id: "view-creates-collaborator",
            severity: .error,
            summary: "A view constructs a presenter, a service, or another module's view.",
            rationale: """
                Who constructs decides what is used. A view that makes its own logic, services or \
                the next screen cannot be reused with others; an assembler hands them over.
                """,
            flagged: """
                import UIKit

                protocol OrderDisplaying: AnyObject { func show(_ total: Int) }
                protocol OrderLogic: AnyObject { func load() }

                final class OrderViewController: UIViewController, OrderDisplaying {
                    var interactor: OrderLogic?
                    func setUp() {
                        let interactor = OrderInteractor()
                        interactor.view = self
                        self.interactor = interactor
                    }
                    func show(_ total: Int) {}
                }

                final class OrderInteractor: OrderLogic {
                    weak var view: OrderDisplaying?
                    func load() { view?.show(1) }
                }
                """,
            clean: """
                import UIKit

                protocol OrderDisplaying: AnyObject { func show(_ total: Int) }
                protocol OrderLogic: AnyObject { func load() }

                final class OrderViewController: UIViewController, OrderDisplaying {
                    var interactor: OrderLogic?
                    func show(_ total: Int) { title = "\\(total)" }
                    func pick() { present(UIImagePickerController(), animated: true) }
                }

                final class OrderInteractor: OrderLogic {
                    weak var view: OrderDisplaying?
                    func load() { view?.show(1) }
                }

                enum OrderAssembler {
                    static func assemble() -> (OrderViewController, OrderInteractor) {
                        let view = OrderViewController()
                        let interactor = OrderInteractor()
                        view.interactor = interactor
                        interactor.view = view
                        return (view, interactor)
                    }
                }
                """
        ),
        check: { input in input.model.views.flatMap { findings(in: $0, input) } }
    )

    private static func findings(in view: TypeID, _ input: RuleInput) -> [Finding] {
        input.uses(in: view).compactMap { use in
            guard use.isConstruction, let created = use.declared, created != view,
                let what = collaborator(created, of: view, input)
            else { return nil }
            let name = input.quoted(created)
            return input.finding(
                at: input.place(use.site), in: view, origin: input.origin(of: use.site),
                target: input.name(use.target),
                message: "View \(input.quoted(view)) constructs \(name), \(what)",
                instruction: isMadeInClosure(use, input)
                    ? "Let \(input.quoted(view)) ask the presenter or an assembler for each "
                        + "\(name) instead of constructing it."
                    : instruction(created, view, input),
                notes: input.notes(forRoleOf: created, limit: 1))
        }
    }

    /// Whether one is made each time that a closure with parameters runs: a row of a list.
    private static func isMadeInClosure(_ use: TypeUse, _ input: RuleInput) -> Bool {
        guard input.model.isPresenter(use.declared ?? TypeID(0)) else { return false }
        let tree = input.index[use.site.file].tree
        var node = use.site.node
        while let parent = tree.parent(node) {
            if tree.kind(parent) == .closureExpression {
                let signature = tree.child(parent, .closureSignature)
                return signature.flatMap { tree.child($0, .parameterClause) } != nil
            }
            if tree.kind(parent) == .memberBlock { return false }
            node = parent
        }
        return false
    }

    /// What the constructed type is to the view; nil for its own parts and for unknown ones.
    private static func collaborator(
        _ created: TypeID, of view: TypeID, _ input: RuleInput
    ) -> String? {
        switch input.model.role(of: created) {
        case .presenter: return "a presenter"
        case .service:
            return input.model.roles[created]?.confidence == .low ? nil : "a service"
        case .view:
            guard let other = input.model.module(of: created),
                other.id != input.model.moduleID(of: view), other.views.contains(created)
            else { return nil }
            return "\(other.views.count > 1 ? "a" : "the") view of module \(other.name)"
        default: return nil
        }
    }

    private static func instruction(
        _ created: TypeID, _ view: TypeID, _ input: RuleInput
    ) -> String {
        let name = input.quoted(created)
        switch input.model.role(of: created) {
        case .presenter:
            return "Let an assembler construct \(name) and hand it to \(input.quoted(view)) as a "
                + "protocol."
        case .service:
            return "Move the work with \(name) to the presenter, which receives it through `init` "
                + "as a protocol."
        default:
            return "Send an event through the view's event output and let the outside assemble "
                + "the module of \(name)."
        }
    }
}
