import Testing

@Suite struct CreatedOutsideAssemblerTests {
    @Test(arguments: flagged + silent)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    static let flagged = [
        RuleExample("A coordinator constructs the view alone.", Ticket.view(
            "",
            """
            final class MuseumCoordinator {
                func start() -> UIViewController {
                    TicketViewController() // ← created-outside-assembler
                }
            }
            """)),
        RuleExample("A coordinator constructs the presenter alone.", Ticket.view(
            "",
            """
            final class MuseumCoordinator {
                private let presenter = TicketPresenter() // ← created-outside-assembler
            }
            """)),
        RuleExample("Each creation elsewhere is a finding.", Ticket.view(
            "",
            """
            final class MuseumCoordinator {
                func first() -> UIViewController {
                    TicketViewController() // ← created-outside-assembler
                }
                func second() -> UIViewController {
                    let view = TicketViewController.init() // ← created-outside-assembler
                    return view
                }
            }
            """)),
        RuleExample("A closure that is stored elsewhere constructs as well.", Ticket.view(
            "",
            """
            struct Screens {
                let ticket: () -> UIViewController = {
                    TicketViewController() // ← created-outside-assembler
                }
            }
            """)),
        RuleExample("A function at the top level is elsewhere too.", Ticket.view(
            "",
            """
            func openTicket() -> UIViewController {
                TicketViewController() // ← created-outside-assembler
            }
            """)),
        RuleExample("A generic creation by metatype counts.", Ticket.view(
            "",
            """
            final class MuseumCoordinator {
                func start() -> UIViewController {
                    storyboard.instantiate(ofType: TicketViewController.self) \
                    // ← created-outside-assembler
                }
            }
            """)),
        RuleExample("Another module's presenter constructs the view.", Ticket.view(
            "",
            """
            import UIKit
            protocol StageShowing: AnyObject { func show() }
            final class StageViewController: UIViewController, StageShowing { func show() {} }
            final class StagePresenter {
                weak var view: StageShowing?
                func play() { view?.show() }
                func next() {
                    let screen = TicketViewController() \
                    // ← created-outside-assembler, presenter-depends-on-view
                    open(screen)
                }
            }
            """)),
        RuleExample("A subclass of the assembler's family is elsewhere.", Ticket.view(
            "",
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func start(_ window: UIWindow) {
                    window.rootViewController = TicketViewController() \
                    // ← created-outside-assembler
                }
            }
            """)),
    ]

    static let silent = [
        RuleExample("The assembler constructs both.", Ticket.view("")),
        RuleExample("Several functions may assemble a module.", Ticket.view(
            "",
            """
            enum DemoAssembler {
                static func assemble() -> TicketViewController {
                    let view = TicketViewController()
                    let presenter = TicketPresenter()
                    presenter.view = view
                    view.eventOutput = presenter
                    return view
                }
            }
            """)),
        RuleExample("A helper of the assembler constructs a part for it.", Ticket.view("") + """

            //- Ticket/TicketAssembler+Parts.swift
            extension TicketAssembler {
                static func emptyView() -> TicketViewController { TicketViewController() }
            }
            """),
        RuleExample("Tests construct what they need.", Ticket.view("") + """

            //- MuseumTests/TicketSpec.swift
            final class TicketSpec { let view = TicketViewController() }
            """),
        RuleExample("Previews construct what they need.", Ticket.view("") + """

            //- Ticket/TicketPreviews.swift
            import SwiftUI

            struct TicketPreviews: PreviewProvider {
                static var previews: some View { Wrapped(TicketViewController()) }
            }
            #Preview { TicketViewController() }
            """),
        RuleExample("Whoever asks the assembler does right.", Ticket.view(
            "",
            """
            final class MuseumCoordinator {
                private let module = TicketAssembler.assemble()
                func start() -> UIViewController { module.view }
            }
            """)),
        RuleExample("Without a known assembler nothing is outside of it.",
            """
            import UIKit

            protocol LampShowing: AnyObject { func show() }
            final class LampViewController: UIViewController, LampShowing { func show() {} }
            final class LampPresenter {
                weak var view: LampShowing?
                func toggle() { view?.show() }
            }
            final class LampCoordinator {
                func start() -> UIViewController { LampViewController() }
            }
            """),
        RuleExample("A view that constructs another has a rule of its own.", Ticket.view(
            "",
            """
            import UIKit
            final class HallViewController: UIViewController {
                func next() {
                    show(TicketViewController(), sender: nil) // ← view-creates-collaborator
                }
            }
            """)),
        RuleExample("A metatype constructs nothing.", Ticket.view(
            "", "let kinds: [Any.Type] = [TicketViewController.self, TicketPresenter.self]")),
    ]

    @Test func theInstructionNamesTheAssembler() throws {
        let example = RuleExample("", Ticket.view(
            "", "final class Hall { func f() -> UIViewController { TicketViewController() } }"))
        let finding = try #require(example.findings.first?.finding)
        #expect(finding.message.contains("View `TicketViewController` of module Ticket"))
        #expect(finding.instruction.hasPrefix("Let `TicketAssembler` construct"))
        #expect(finding.notes.map(\.message) == ["module Ticket is assembled here"])
    }
}
