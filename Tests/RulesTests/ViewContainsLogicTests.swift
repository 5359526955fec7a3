import Diagnostics
import Testing

@Suite struct ViewContainsLogicTests {
    @Test(arguments: flagged + silent)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    private static let bell = """
        final class Bell {
            static let tower = Bell()
            func ring() {}
        }
        """

    static let flagged = [
        RuleExample("The network is no view's matter.", Ticket.view(
            """
            func load(_ url: URL) {
                URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() \
                // ← view-contains-logic
            }
            """)),
        RuleExample("A client of a network library is the network.", Ticket.view(
            "func load() { AF.request(\"museum\").response { _ in } } // ← view-contains-logic")),
        RuleExample("Each use of a storage is a finding.", Ticket.view(
            """
            func remember() {
                UserDefaults.standard.set(1, forKey: "visits") // ← view-contains-logic
                let manager = FileManager.default // ← view-contains-logic
                manager.createFile(atPath: "visits", contents: nil)
            }
            """)),
        RuleExample("A database and a keychain are storages.", Ticket.view(
            """
            private let container = NSPersistentContainer(name: "M") // ← view-contains-logic
            func open() throws {
                _ = try Realm() // ← view-contains-logic
                KeychainWrapper.standard.set("1", forKey: "n") // ← view-contains-logic
            }
            """)),
        RuleExample("A shared object of the project bears any name.", Ticket.view(
            "func ring() { Bell.tower.ring() } // ← view-contains-logic", bell)),
        RuleExample("Notifications about data are events that the logic gets.", Ticket.view(
            """
            func listen() {
                NotificationCenter.default.addObserver( // ← view-contains-logic
                    self, selector: #selector(priceChanged), name: .priceChanged, object: nil)
            }
            @objc private func priceChanged() {}
            """)),
        RuleExample("A timer decides when, which is logic.", Ticket.view(
            """
            func wait() {
                Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in } \
                // ← view-contains-logic
            }
            """)),
        RuleExample("A delay before the logic works is the logic's.", Ticket.view(
            """
            func refresh() {
                DispatchQueue.main.asyncAfter(deadline: .now() + 5) { // ← view-contains-logic
                    self.eventOutput?.ticketDidTapBuy()
                }
            }
            """)),
        RuleExample("A service that is held is data close at hand.", Ticket.view(
            "private let prices: PriceLoader // ← view-contains-logic",
            """
            final class PriceLoader {
                private let session = URLSession.shared
                func load() {}
            }
            """)),
        RuleExample("A static function of a service is a use of the service.", Ticket.view(
            "func remember() { VisitLog.write(1) } // ← view-contains-logic",
            """
            final class VisitLog {
                static func write(_ visit: Int) { UserDefaults.standard.set(visit, forKey: "v") }
                func flush() {}
            }
            """)),
        RuleExample("A model that is built and sent out is assembled in the wrong place.",
            Ticket.view(
                """
                var onOrder: ((Order) -> Void)?
                func order() {
                    onOrder?(Order(count: 2)) // ← view-contains-logic
                }
                """, "struct Order { let count: Int }")),
        RuleExample("Extensions and nested types belong to the view.", Ticket.view(
            "final class Header { func ring() { Bell.tower.ring() } } // ← view-contains-logic",
            bell) + """

            //- Ticket/TicketViewController+Bell.swift
            extension TicketViewController {
                func ringTwice() { Bell.tower.ring() } // ← view-contains-logic
            }
            """),
        RuleExample("A view without any module is a view.",
            """
            import UIKit

            final class AboutViewController: UIViewController {
                override func viewDidLoad() {
                    title = UserDefaults.standard.string(forKey: "name") // ← view-contains-logic
                }
            }
            """),
    ]

    static let silent = [
        RuleExample(only: "view-contains-logic", "A presenter nested in the view is not the view.",
            """
            import SwiftUI

            struct ClockView: View {
                @ObservedObject var model: Model
                var body: some View { Text(model.time).onTapGesture { model.tick() } }
            }
            extension ClockView {
                final class Model: ObservableObject {
                    @Published var time = ""
                    func tick() { time = UserDefaults.standard.string(forKey: "time") ?? "" }
                }
            }
            enum ClockAssembler {
                static func assemble() -> ClockView { ClockView(model: ClockView.Model()) }
            }
            """),
        RuleExample("Logic that two views share behind one protocol is no service.", """
            import SwiftUI
            import UIKit

            protocol StampListViewModel {
                func observe(_ onChange: @escaping ([String]) -> Void)
                func choose(_ row: Int)
            }

            final class DefaultStampListViewModel: StampListViewModel {
                private let onChoice: (Int) -> Void
                func observe(_ onChange: @escaping ([String]) -> Void) { onChange(["Blue", "Red"]) }
                init(onChoice: @escaping (Int) -> Void) { self.onChoice = onChoice }
                func choose(_ row: Int) { onChoice(row) }
            }

            final class StampWrapper: ObservableObject {
                var viewModel: StampListViewModel?
                @Published var titles: [String] = []
                init(viewModel: StampListViewModel?) {
                    self.viewModel = viewModel
                    viewModel?.observe { [weak self] titles in self?.titles = titles }
                }
            }

            struct StampListView: View {
                @ObservedObject var wrapper: StampWrapper // ← view-depends-on-presenter
                var body: some View {
                    List(wrapper.titles, id: \\.self) { title in
                        Button(title) { self.wrapper.viewModel?.choose(0) }
                    }
                }
            }

            final class StampTableViewController: UITableViewController, FromStoryboard {
                private var viewModel: StampListViewModel!

                static func create(with viewModel: StampListViewModel) -> StampTableViewController {
                    let view = StampTableViewController.instantiate()
                    view.viewModel = viewModel
                    return view
                }

                override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
                    viewModel.choose(path.row)
                }
            }

            final class StampContainer {
                func makeList(_ onChoice: @escaping (Int) -> Void) -> UIViewController {
                    if #available(iOS 13, *) {
                        let view = StampListView(wrapper: makeWrapper(onChoice))
                        return UIHostingController(rootView: view)
                    }
                    return StampTableViewController.create(with: makeViewModel(onChoice))
                }

                func makeViewModel(_ onChoice: @escaping (Int) -> Void) -> StampListViewModel {
                    DefaultStampListViewModel(onChoice: onChoice)
                }

                func makeWrapper(_ onChoice: @escaping (Int) -> Void) -> StampWrapper {
                    StampWrapper(viewModel: makeViewModel(onChoice))
                }
            }

            protocol FromStoryboard: NSObjectProtocol {
                associatedtype Screen
                static func instantiate() -> Screen
            }

            extension FromStoryboard where Self: UIViewController {
                static func instantiate() -> Self {
                    let storyboard = UIStoryboard(name: "List", bundle: nil)
                    return storyboard.instantiateInitialViewController() as! Self
                }
            }
            """),
        RuleExample("Shared objects of the UI belong to views.", Ticket.view(
            """
            func style() {
                let scene = UIApplication.shared.connectedScenes.first
                let width = UIScreen.main.bounds.width
                let isPad = UIDevice.current.userInterfaceIdiom == .pad
                view.alpha = UIAccessibility.isReduceMotionEnabled ? 0 : width
                UIPasteboard.general.string = "\\(isPad) \\(String(describing: scene))"
            }
            """)),
        RuleExample("The main queue and animations are UI.", Ticket.view(
            """
            func flash() {
                DispatchQueue.main.async { self.view.alpha = 1 }
                UIView.animate(withDuration: 0.3) { self.view.alpha = 0 }
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.view.alpha = 1 }
            }
            """)),
        RuleExample("Keyboard, orientation and text size concern the view itself.",
            Ticket.view(
                """
                func listen() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(move),
                        name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(move),
                        name: UIContentSizeCategory.didChangeNotification, object: nil)
                }
                deinit { NotificationCenter.default.removeObserver(self) }
                @objc private func move() {}
                """)),
        RuleExample("An alert and a picker are the view's own.", Ticket.view(
            """
            func ask() {
                let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Yes", style: .default) { [weak self] _ in
                    self?.eventOutput?.ticketDidTapBuy()
                })
                present(alert, animated: true)
                present(UIImagePickerController(), animated: true)
            }
            """)),
        RuleExample("Formatting through the SDK is showing.", Ticket.view(
            "private let formatter = NumberFormatter()\nprivate let url = URL(string: \"m\")")),
        RuleExample("Constants of the project are no shared objects.", Ticket.view(
            "func style() { view.alpha = Spacing.wide; view.tag = Theme.standard.tag }",
            """
            enum Spacing { static let wide = 1.0 }
            struct Theme {
                static let standard = Theme()
                let tag = 1
            }
            """)),
        RuleExample("A shared object of a class of the view's own is the view's.",
            Ticket.view("func ring() { Style.plain.apply() }\n"
                + "private final class Style {\n    static let plain = Style()\n"
                + "    func apply() {}\n}")),
        RuleExample("A model of the module's own or a plain value may be sent out.",
            Ticket.view(
                """
                var onMove: ((CGPoint) -> Void)?
                func move() { onMove?(CGPoint(x: 1, y: 2)) }
                """)),
        RuleExample("A preview may do what it likes.", Ticket.view("", bell) + """

            //- Ticket/TicketPreviews.swift
            import SwiftUI

            struct TicketPreviews: PreviewProvider {
                static var previews: some View { Text("\\(Bell.tower)") }
            }
            """),
        RuleExample("The presenter and the outside may use services.", Ticket.view(
            "",
            "final class Booth { func open() { UserDefaults.standard.set(1, forKey: \"b\") } }")),
        RuleExample("A class that only its name calls a view is not reported.",
            """
            final class BadgeViewController: DrawingNode {
                func store() { UserDefaults.standard.set(1, forKey: "badge") }
            }
            """),
        RuleExample("A view of the project's tests is none of the app's.",
            """
            //- App/Real.swift
            struct Real {}
            //- AppTests/FakeViewController.swift
            import UIKit

            final class FakeViewController: UIViewController {
                func store() { UserDefaults.standard.set(1, forKey: "fake") }
            }
            """),
    ]

    private static let kinds: [(kind: String, body: String)] = [
        ("network", "func f() { URLSession.shared.invalidateAndCancel() }"),
        ("storage", "func f() { UserDefaults.standard.set(1, forKey: \"v\") }"),
        ("notification", "func f() { NotificationCenter.default.post(name: .sold, object: nil) }"),
        ("timer", "func f() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }"),
        ("singleton", "func f() { Bell.tower.ring() }"),
        ("service", "private let prices: PriceLoader"),
        ("model", "var onOrder: ((Order) -> Void)?\nfunc f() { onOrder?(Order(count: 2)) }"),
        ("decision", "func f(_ n: Int) { if n > 1 {}; if n > 2 {}; if n > 3 {} }"),
    ]

    @Test(arguments: kinds.indices)
    func eachKindOfWorkCanBeAllowed(position: Int) {
        let (kind, body) = Self.kinds[position]
        let source = Ticket.view(body, Self.bell + """

            struct Order { let count: Int }
            final class PriceLoader {
                private let session = URLSession.shared
                func load() {}
            }
            """)
        #expect(RuleExample(kind, source).findings.map(\.finding.rule) == ["view-contains-logic"])
        var options = RuleOptions()
        options.set("allow", to: .strings([kind]))
        options.set("maximumDecisions", to: .integer(2))
        let allowed = RuleExample(kind, source, options: ["view-contains-logic": options])
        #expect(allowed.findings.map(\.finding.message) == [])
    }
}
