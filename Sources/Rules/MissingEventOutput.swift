import Dependencies
import Diagnostics
import Modules
import Syntax

extension Rule {
    /// A view that has logic behind it and no way to tell it anything.
    static let missingEventOutput = Rule(
        description: RuleDescription(
            id: "missing-event-output",
            severity: .error,
            summary: "A view with logic behind it has no event output of any form.",
            rationale: """
                A view that cannot say what the user did forces the logic to reach into its \
                controls. An event output, a protocol, closure or stream, turns that round.
                """,
            flagged: """
                import UIKit

                protocol FeedbackContract: AnyObject { func show(_ text: String) }

                final class FeedbackViewController: UIViewController, FeedbackContract {
                    let sendButton = UIButton(type: .system)
                    func show(_ text: String) { title = text }
                }

                final class FeedbackPresenter {
                    private weak var view: FeedbackContract?
                    init(view: FeedbackContract) { self.view = view }
                    @objc func send() { view?.show("sent") }
                }
                """,
            clean: """
                import UIKit

                protocol FeedbackContract: AnyObject { func show(_ text: String) }

                final class FeedbackViewController: UIViewController, FeedbackContract {
                    var onSend: (() -> Void)?
                    let sendButton = UIButton(type: .system)
                    func show(_ text: String) { title = text }
                    @objc private func tapped() { onSend?() }
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
                module.views.compactMap { finding($0, in: module, input) }
            }
        }
    )

    private static func finding(
        _ view: TypeID, in module: UIModule, _ input: RuleInput
    ) -> Finding? {
        guard input.index.isLinted(view), let control = control(of: view, input),
            !hasOutput(view, input), let presenter = presenter(of: view, in: module, input)
        else { return nil }
        return input.finding(
            at: input.place(of: view), in: view,
            message: "View \(input.quoted(view)) has no event output: it cannot tell "
                + "\(input.quoted(presenter)) what the user does",
            instruction: "Give \(input.quoted(view)) an event output, a protocol or a closure, "
                + "and let \(input.quoted(presenter)) receive it.",
            notes: [Note(place: input.place(control), message: "the user acts here")])
    }

    /// The presenter that holds the view; without one nothing is known to lie behind it.
    private static func presenter(
        of view: TypeID, in module: UIModule, _ input: RuleInput
    ) -> TypeID? {
        module.presenters.first { presenter in
            input.model.facts.holdings.all(of: presenter, input.index).contains {
                input.index.hierarchy.isKind(view, of: $0.held)
            }
        }
    }

    /// Something that the user can act on.
    private static func control(of view: TypeID, _ input: RuleInput) -> Site? {
        for member in input.index[view].members {
            let symbol = input.index[member]
            if symbol.kind == .property,
                case .external(let name, _) = input.graph.typer.type(of: member).unwrapped,
                controls.contains(input.index.text(name))
            {
                return Site(file: symbol.site.file, node: symbol.nameNode)
            }
        }
        return nil
    }

    private static let controls: Set<String> = [
        "UIButton", "UITextField", "UITextView", "UISwitch", "UISlider", "UIStepper",
        "UISegmentedControl", "UIDatePicker", "UISearchBar", "UIRefreshControl",
        "UIBarButtonItem", "UIControl", "NSButton", "NSTextField", "NSSlider",
    ]

    /// Anything through which events may leave: a protocol or an object held, a closure, a stream,
    /// or a property whose type is not known.
    private static func hasOutput(_ view: TypeID, _ input: RuleInput) -> Bool {
        let held = input.model.facts.holdings.all(of: view, input.index).contains { holding in
            input.index[holding.held].kind == .protocol
                || input.model.isPresenter(holding.held)
                || input.model.facts.nature(holding.held) == .plainClass
        }
        if held { return true }
        let members = input.index.hierarchy.chain(of: view).flatMap { input.index[$0].members }
        if members.contains(where: { carriesEvents($0, input) }) { return true }
        return givesStreams(view, input)
    }

    private static func carriesEvents(_ member: MemberID, _ input: RuleInput) -> Bool {
        guard input.index[member].kind == .property else { return false }
        let type = input.graph.typer.type(of: member)
        if type.isFunction { return true }
        switch type.unwrapped {
        case .external(let name, _): return !SDK.isKnown(input.index.text(name))
        case .ambiguous, .parameter: return true
        default: return false
        }
    }

    private static func givesStreams(_ view: TypeID, _ input: RuleInput) -> Bool {
        let outputs = input.model.module(of: view)?.eventOutputs ?? []
        return outputs.contains { input.index.hierarchy.isKind(view, of: $0) }
    }
}
