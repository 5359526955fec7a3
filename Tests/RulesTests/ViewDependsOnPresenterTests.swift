import Testing

@Suite struct ViewDependsOnPresenterTests {
    @Test(arguments: flagged + silent)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    static let flagged = [
        RuleExample("A stored presenter is one finding, its calls are none.", Ticket.view(
            """
            var presenter: TicketPresenter? // ← view-depends-on-presenter
            func buy() { presenter?.ticketDidTapBuy() }
            """)),
        RuleExample("An initialiser's parameter and the property are one finding.",
            Ticket.view(
                """
                private let presenter: TicketPresenter // ← view-depends-on-presenter
                init(presenter: TicketPresenter) {
                    self.presenter = presenter
                    super.init(nibName: nil, bundle: nil)
                }
                """)),
        RuleExample("A typealias hides the presenter and is a place of its own.",
            Ticket.view(
                """
                typealias Output = TicketPresenter // ← view-depends-on-presenter
                var output: Output? // ← view-depends-on-presenter
                """)),
        RuleExample("A cast takes the event output apart.", Ticket.view(
            """
            func buy() {
                (eventOutput as? TicketPresenter)?.ticketDidTapBuy() // ← view-depends-on-presenter
            }
            """)),
        RuleExample("A type nested in the presenter is a remark.", Ticket.view(
            "func show(_ state: TicketPresenter.State) {} // ← view-depends-on-presenter:info")
            + """

                //- Ticket/TicketPresenter+State.swift
                extension TicketPresenter { struct State { let price: String } }
                """),
        RuleExample("A SwiftUI view that observes its view model's class depends on it.",
            """
            import SwiftUI

            struct ClockView: View {
                @StateObject var viewModel: ClockViewModel // ← view-depends-on-presenter
                var body: some View { Text(viewModel.time).onTapGesture { viewModel.tick() } }
            }

            final class ClockViewModel: ObservableObject {
                @Published var time = ""
                func tick() { time = "now" }
            }
            """),
        RuleExample("A base view with a generic parameter names the presenter in its clause.",
            """
            import UIKit

            class Screen<Output>: UIViewController { var output: Output? }

            final class LampViewController: Screen<LampViewModel> { // ← view-depends-on-presenter
                func toggle() { output?.toggle() }
            }

            final class LampViewModel { func toggle() {} }
            """),
        RuleExample("An extension in another file counts.", Ticket.view("") + """

            //- Ticket/TicketViewController+Binding.swift
            extension TicketViewController {
                func bind(to presenter: TicketPresenter) {} // ← view-depends-on-presenter
            }
            """),
        RuleExample("The presenter of another module is one as well.", Ticket.view(
            "var stage: StagePresenter? // ← view-depends-on-presenter",
            """
            import UIKit
            protocol StageShowing: AnyObject { func show() }
            final class StageViewController: UIViewController, StageShowing { func show() {} }
            final class StagePresenter {
                weak var view: StageShowing?
                func play() { view?.show() }
            }
            """)),
    ]

    static let silent = [
        RuleExample("A protocol is what the rule asks for.", Ticket.view("")),
        RuleExample("A composition of protocols behind an alias is one too.", Ticket.view(
            """
            typealias Output = TicketEventOutput & TicketTracking
            weak var output: Output?
            """,
            "protocol TicketTracking: AnyObject { func track() }"
                + "\nextension TicketPresenter: TicketTracking { func track() {} }")),
        RuleExample("A generic parameter is bound to a protocol.",
            """
            import SwiftUI

            protocol ClockViewModelProtocol: ObservableObject {
                var time: String { get }
                func tick()
            }
            struct ClockView<Model: ClockViewModelProtocol>: View {
                @ObservedObject var viewModel: Model
                var body: some View { Text(viewModel.time).onTapGesture { viewModel.tick() } }
            }
            final class ClockViewModel: ClockViewModelProtocol {
                @Published var time = ""
                func tick() { time = "now" }
            }
            """),
        RuleExample("The assembler may name both.", Ticket.view("")),
        RuleExample("A static assembling function beside the view is its assembler.",
            Ticket.view(
                """
                static func assemble() -> TicketViewController {
                    let view = TicketViewController()
                    let presenter = TicketPresenter()
                    presenter.view = view
                    view.eventOutput = presenter
                    return view
                }
                """)),
        RuleExample("A preview may construct the presenter.",
            """
            import SwiftUI

            protocol ClockOutput: AnyObject { func tick() }
            struct ClockView: View {
                let output: ClockOutput
                var body: some View { Text("now").onTapGesture { output.tick() } }
            }
            #Preview { ClockView(output: ClockPresenter()) }
            //- ClockPresenter.swift
            final class ClockPresenter: ClockOutput {
                func tick() {}
            }
            """),
        RuleExample("A value that is called a view model is data.",
            Ticket.view(
                "func render(_ model: TicketViewModel) { title = model.price }",
                "struct TicketViewModel { let price: String }")),
        RuleExample("A closure is an event output without any type.", Ticket.view(
            "var onBuy: ((Int) -> Void)?")),
    ]

    @Test func theInstructionNamesTheProtocolThatFits() throws {
        let example = RuleExample("", Ticket.view("var presenter: TicketPresenter?"))
        let finding = try #require(example.findings.first?.finding)
        #expect(finding.message.contains("View `TicketViewController` stores `TicketPresenter`"))
        #expect(finding.instruction.hasPrefix("Hold `TicketEventOutput` instead"))
    }
}
