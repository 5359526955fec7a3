import Testing

@Suite struct PresenterDependsOnViewTests {
    @Test(arguments: flagged + silent)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    static let flagged = [
        RuleExample("A stored and received view is one finding at its property.",
            """
            final class LampPresenter {
                private weak var view: LampViewController? // ← presenter-depends-on-view
                init(view: LampViewController) { self.view = view }
                func toggle() { view?.show(true) }
            }
            //- LampViewController.swift
            import UIKit

            final class LampViewController: UIViewController { func show(_ isOn: Bool) {} }
            """),
        RuleExample("A parameter of a method names the view.", Ticket.presenter(
            "func attach(_ view: TicketViewController) {} // ← presenter-depends-on-view")),
        RuleExample("A typealias hides the view and is a place of its own.", Ticket.presenter(
            """
            typealias Screen = TicketViewController // ← presenter-depends-on-view
            var screen: Screen? // ← presenter-depends-on-view
            """)),
        RuleExample("A cast takes the contract apart.", Ticket.presenter(
            """
            func scroll() {
                (view as? TicketViewController)?.scroll() // ← presenter-depends-on-view
            }
            """)),
        RuleExample("The result of a method names the view.", Ticket.presenter(
            "func screen() -> TicketViewController? { nil } // ← presenter-depends-on-view")),
        RuleExample("Another module's view is a view too.", Ticket.presenter(
            "func next(_ stage: StageViewController) {} // ← presenter-depends-on-view",
            "import UIKit\nfinal class StageViewController: UIViewController {}")),
        RuleExample("A drawing view of the project is concrete as well.", Ticket.presenter(
            "var badge: BadgeView? // ← presenter-depends-on-view",
            "import UIKit\nclass RoundView: UIView {}\nfinal class BadgeView: RoundView {}")),
        RuleExample("A plain type nested in the view is a remark.", Ticket.presenter(
            "func show(_ style: TicketViewController.Style) {} // ← presenter-depends-on-view:info")
            + """

                //- Ticket/Style.swift
                extension TicketViewController { struct Style { let isBold: Bool } }
                """),
        RuleExample("A generic argument names the view.", Ticket.presenter(
            "var box: Box<TicketViewController>? // ← presenter-depends-on-view",
            "final class Box<Content> {}")),
        RuleExample("A metatype names the view.", Ticket.presenter(
            "func kind() -> Any.Type { TicketViewController.self } // ← presenter-depends-on-view"
        )),
    ]

    static let silent = [
        RuleExample("An interface contract is what the rule asks for.", Ticket.presenter("")),
        RuleExample("The presenter's own assembling function may name both.",
            """
            final class LampPresenter {
                weak var view: LampShowing?
                func toggle() { view?.show(true) }
                static func assemble() -> LampModule {
                    let view = LampViewController()
                    let presenter = LampPresenter()
                    presenter.view = view
                    return LampModule(view: view, presenter: presenter)
                }
            }
            struct LampModule {
                let view: LampViewController
                let presenter: LampPresenter
            }
            //- LampViewController.swift
            import UIKit

            protocol LampShowing: AnyObject { func show(_ isOn: Bool) }
            final class LampViewController: UIViewController, LampShowing {
                func show(_ isOn: Bool) {}
            }
            """),
        RuleExample("A router behind a protocol may know views.", Ticket.presenter(
            """
            private let router: TicketRouting
            init(router: TicketRouting) { self.router = router }
            """,
            """
            import UIKit
            protocol TicketRouting: AnyObject { func openStage() }
            final class TicketRouter: TicketRouting {
                weak var viewController: UIViewController?
                func openStage() {
                    viewController?.show(StageAssembler.make(), sender: nil)
                }
            }
            """, creating: "TicketPresenter(router: TicketRouter())")),
        RuleExample("A presenter's file may extend the contract.", Ticket.presenter("") + """

            //- Ticket/TicketPresenter+Contract.swift
            extension TicketInterfaceContract { func showNothing() { show("") } }
            """),
        RuleExample("A class whose superclass is unknown is no view.", Ticket.presenter(
            "var badge: BadgeNode?", "final class BadgeNode: DrawingNode {}")),
        RuleExample("A preview may show the view.", Ticket.presenter("") + """

            //- Ticket/TicketPreview.swift
            import SwiftUI

            struct TicketPreview: PreviewProvider {
                static var previews: some View { Wrapped(TicketViewController()) }
            }
            """),
    ]

    @Test func theInstructionNamesTheContractThatFits() throws {
        let example = RuleExample("", Ticket.presenter("var other: TicketViewController?"))
        let finding = try #require(example.findings.first?.finding)
        #expect(finding.message.contains("stores `TicketViewController`"))
        #expect(finding.instruction.contains("Use `TicketInterfaceContract` instead"))
    }
}
