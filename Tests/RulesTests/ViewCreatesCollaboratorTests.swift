import Testing

@Suite struct ViewCreatesCollaboratorTests {
    @Test(arguments: flagged + silent)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    private static let stage = """
        import UIKit
        protocol StageShowing: AnyObject { func show() }
        final class StageViewController: UIViewController, StageShowing { func show() {} }
        final class StagePresenter {
            weak var view: StageShowing?
            func play() { view?.show() }
        }
        enum StageAssembler {
            static func assemble() -> (StageViewController, StagePresenter) {
                let view = StageViewController()
                let presenter = StagePresenter()
                presenter.view = view
                return (view, presenter)
            }
        }
        """

    private static let prices = """
        final class PriceLoader {
            private let session = URLSession.shared
            func load() {}
        }
        """

    static let flagged = [
        RuleExample("A service built in the view is one finding.", Ticket.view(
            "private let prices = PriceLoader() // ← view-creates-collaborator", prices)),
        RuleExample("A local service is one as well.", Ticket.view(
            "func load() { PriceLoader().load() } // ← view-creates-collaborator", prices)),
        RuleExample("A default argument constructs the service.", Ticket.view(
            """
            init(
                prices: PriceLoader = PriceLoader() // ← view-creates-collaborator
            ) {
                super.init(nibName: nil, bundle: nil)
            }
            """, prices)),
        RuleExample("The view of another module is somebody else's to make.", Ticket.view(
            """
            func next() {
                present(StageViewController(), animated: true) // ← view-creates-collaborator
            }
            """, stage)),
        RuleExample("The presenter of another module is as well.", Ticket.view(
            "private lazy var stage = StagePresenter() // ← view-creates-collaborator", stage)),
        RuleExample("`init` written out constructs the same.", Ticket.view(
            "private let prices = PriceLoader.init() // ← view-creates-collaborator", prices)),
        RuleExample("A view that makes its own logic is two faults of the module.",
            """
            import UIKit

            protocol LampShowing: AnyObject { func show() }
            final class LampViewController: UIViewController, LampShowing { // ← missing-assembler
                var output: LampOutput?
                func setUp() {
                    let presenter = LampPresenter() // ← view-creates-collaborator
                    presenter.view = self
                    output = presenter
                }
                func show() {}
            }
            protocol LampOutput: AnyObject { func toggle() }
            final class LampPresenter: LampOutput {
                weak var view: LampShowing?
                func toggle() { view?.show() }
            }
            """),
        RuleExample("A SwiftUI view that makes its model's class does so in a property.",
            """
            import SwiftUI

            struct ClockView: View { // ← missing-assembler
                @StateObject private var model = ClockViewModel() // ← view-creates-collaborator
                var body: some View { Text(model.time).onTapGesture { model.tick() } }
            }
            final class ClockViewModel: ObservableObject {
                @Published var time = ""
                func tick() { time = "now" }
            }
            """),
    ]

    static let silent = [
        RuleExample("Subviews, cells and controllers of the SDK are the view's own.",
            Ticket.view(
                """
                private let label = UILabel()
                private let badge = BadgeView()
                private let child = BadgeViewController()
                func pick() { present(UIImagePickerController(), animated: true) }
                func cell() -> UITableViewCell { BadgeCell() }
                """,
                """
                import UIKit
                final class BadgeView: UIView {}
                final class BadgeCell: UITableViewCell {}
                final class BadgeViewController: UIViewController {}
                """)),
        RuleExample("Another module's assembler is not its view.", Ticket.view(
            "func next() { present(StageAssembler.assemble().0, animated: true) }", stage)),
        RuleExample("Helpers of the view that do no service's work are its own.", Ticket.view(
            """
            private let source = RowSource()
            private let animator = FadeAnimator()
            private let style = Style(isBold: true)
            """,
            """
            import UIKit
            final class RowSource: NSObject, UITableViewDataSource { func reload() {} }
            final class FadeAnimator: NSObject { func fade() {} }
            struct Style { let isBold: Bool }
            """)),
        RuleExample("A class whose name alone says service is unknown.", Ticket.view(
            "private let tracker = ScrollTracker()",
            "final class ScrollTracker { func track(_ offset: Double) {} }")),
        RuleExample("A view of the same module may be a child.", Ticket.view(
            "private let header = TicketHeaderViewController()",
            """
            import UIKit
            final class TicketHeaderViewController: UIViewController {}
            """)),
        RuleExample("A preview may construct everything.", Ticket.view("", prices) + """

            //- Ticket/TicketPreviews.swift
            import SwiftUI

            struct TicketPreviews: PreviewProvider {
                static var previews: some View { Text("\\(PriceLoader())") }
            }
            """),
        RuleExample("So may what debug builds have beside a preview.", Ticket.view("", prices) + """

            //- Ticket/TicketPreviews.swift
            import SwiftUI

            #if DEBUG
            extension TicketViewController {
                func fill() { print(PriceLoader()) }
            }
            #Preview { TicketViewController() }
            #endif
            """),
        RuleExample("A coordinator may construct services.", Ticket.view(
            "", prices + "\nfinal class TicketCoordinator { let prices = PriceLoader() }")),
        RuleExample("A recursive view constructs its like.", Ticket.view(
            "func again() { present(TicketViewController(), animated: true) }")),
    ]

    /// A SwiftUI screen that is given its view model, with further members.
    private static func screen(_ members: String) -> String {
        """
        import SwiftUI
        @Observable final class SeatViewModel {
            init(row: Int = 0) {}
            func choose() {}
        }
        struct SeatView: View {
            \(members)
            var body: some View { Button("Choose") { viewModel.choose() } }
        }
        """
    }

    @Test(arguments: [
        RuleExample("The annotation says what `.init` makes.", screen(
            "@State private var viewModel: SeatViewModel = .init() "
                + "// ← view-creates-collaborator")),
        RuleExample("The wrapped property says what `.init` makes.", screen(
            """
            @State private var viewModel: SeatViewModel
            init(row: Int) {
                _viewModel = .init(initialValue: .init(row: row)) // ← view-creates-collaborator
            }
            """)),
        RuleExample("The property assigned to says what `.init` makes.", screen(
            """
            @State private var viewModel: SeatViewModel
            init(row: Int) { self.viewModel = .init(row: row) } // ← view-creates-collaborator
            """)),
        RuleExample("A part of a toolbar is no service, whatever it reaches.", """
            import SwiftUI
            struct SaveItem: ToolbarContent {
                var body: some ToolbarContent {
                    ToolbarItem { Button("Save") { URLSession.shared.invalidateAndCancel() } }
                }
            }
            \(screen("""
                @State var viewModel: SeatViewModel
                    private var bar: some View { Text("").toolbar { SaveItem() } }
                """))
            """),
    ])
    func whatIsMadeInOtherWordsIsFoundToo(example: RuleExample) {
        let found = example.findings.map(\.mark).filter { $0.text == "view-creates-collaborator" }
        example.project.check(
            found, against: "←", example.testDescription)
    }

    @Test func theInstructionFitsWhatIsConstructed() {
        let service = RuleExample("", Ticket.view("let p = PriceLoader()", Self.prices))
        let view = RuleExample("", Ticket.view("let s = StageViewController()", Self.stage))
        #expect(service.findings.map(\.finding.message) == [
            "View `TicketViewController` constructs `PriceLoader`, a service"
        ])
        #expect(view.findings.map(\.finding.message) == [
            "View `TicketViewController` constructs `StageViewController`, "
                + "the view of module Stage"
        ])
    }
}
