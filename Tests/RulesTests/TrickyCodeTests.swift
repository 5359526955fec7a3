import Testing

/// Spellings in which violations hide, and look-alikes that are none.
@Suite struct TrickyCodeTests {
    @Test(arguments: hidden + conditional + lookAlikes)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    private static let counter = """
        final class VisitorCounter: Counting {
            static let everywhere = VisitorCounter()
            func count() {}
        }
        protocol Counting { func count() }
        """

    static let hidden = [
        RuleExample("An alias of a shared object's class hides it from readers alone.",
            Ticket.presenter(
                "func enter() { Visitors.everywhere.count() } // ← presenter-uses-singleton",
                counter + "\ntypealias Visitors = VisitorCounter")),
        RuleExample("A shared object that is handed on is a use.", Ticket.presenter(
            "func enter() { log(VisitorCounter.everywhere) } // ← presenter-uses-singleton\n"
                + "func log(_ counter: Counting) {}", counter)),
        RuleExample("A key path or a method reference reaches the shared object.",
            Ticket.presenter(
                "lazy var count = VisitorCounter.everywhere.count // ← presenter-uses-singleton",
                counter)),
        RuleExample("A private helper inside the presenter belongs to it.", Ticket.presenter(
            """
            private final class Door {
                func enter() { VisitorCounter.everywhere.count() } // ← presenter-uses-singleton
            }
            """, counter)),
        RuleExample("A generic parameter bound to a service's class is as concrete.",
            """
            import UIKit

            protocol LampOutput: AnyObject { func toggle() }
            final class LampViewController: UIViewController { var output: LampOutput? }
            final class LampPresenter<Switch: WallSwitch>: LampOutput { \
            // ← presenter-uses-concrete-service
                var wall: Switch?
                func toggle() {}
            }
            //- WallSwitch.swift
            class WallSwitch { func press() { UserDefaults.standard.set(1, forKey: "w") } }
            """),
        RuleExample("A base presenter's violations are the base's.",
            """
            import UIKit

            class BasePresenter {
                func enter() { VisitorCounter.everywhere.count() }
            }
            protocol LampOutput: AnyObject { func toggle() }
            final class LampViewController: UIViewController { var output: LampOutput? }
            final class LampPresenter: BasePresenter, LampOutput { func toggle() { enter() } }
            //- Counter.swift

            """ + counter),
        RuleExample("UI types stand in closures, wrappers and tuples of a signature.",
            Ticket.presenter("var onTint: ((UIColor) -> Void)? // ← presenter-imports-ui")),
        RuleExample("A published image is in the signature.", Ticket.presenter(
            "@Published var image: UIImage? // ← presenter-imports-ui")),
        RuleExample("A contract that is also a controller is a UI type.", Ticket.presenter(
            "weak var screen: (TicketInterfaceContract & UIViewController)? "
                + "// ← presenter-imports-ui")),
        RuleExample("A view's base class does its work for all.",
            """
            import UIKit

            class Screen: UIViewController {
                func store() { UserDefaults.standard.set(1, forKey: "n") } // ← view-contains-logic
            }
            final class AboutScreen: Screen { func show() { store() } }
            """),
        RuleExample("Work in an initial value, an observer and a closure is work.",
            Ticket.view(
                """
                private let seen = UserDefaults.standard.bool(forKey: "s") // ← view-contains-logic
                private var page = 0 {
                    didSet { UserDefaults.standard.set(page, forKey: "p") } // ← view-contains-logic
                }
                private lazy var save = {
                    UserDefaults.standard.set(1, forKey: "n") // ← view-contains-logic
                }
                """)),
        RuleExample("A default argument of a view is a use too.", Ticket.view(
            """
            init(
                defaults: UserDefaults = .standard // ← view-contains-logic
            ) {
                super.init(nibName: nil, bundle: nil)
            }
            """)),
        RuleExample("A service that is built inline is one finding, annotated or not.",
            Ticket.view(
                """
                private let prices: PriceLoader = .init() \
                // ← view-creates-collaborator
                """,
                """
                final class PriceLoader {
                    private let session = URLSession.shared
                    func load() {}
                }
                """)),
    ]

    static let conditional = [
        RuleExample("Code in any branch of `#if` counts.", Ticket.presenter(
            """
            func enter() {
                #if DEBUG
                VisitorCounter.everywhere.count() // ← presenter-uses-singleton
                #else
                view?.show("in")
                #endif
            }
            """, counter)),
        RuleExample("A member in a branch is one of the type's.", Ticket.view(
            """
            #if DEBUG
            func store() { UserDefaults.standard.set(1, forKey: "n") } // ← view-contains-logic
            #endif
            """)),
        RuleExample("Generated files are read and not reported.",
            """
            //- Generated/AboutViewController.swift
            import UIKit

            final class AboutViewController: UIViewController {
                func store() { UserDefaults.standard.set(1, forKey: "n") }
            }
            //- About.generated.swift
            import UIKit

            final class OtherViewController: UIViewController {
                func store() { UserDefaults.standard.set(1, forKey: "n") }
            }
            //- App.swift
            struct App {}
            """),
        RuleExample("Mocks are read and not reported.", Ticket.view("") + """

            //- Mocks/TicketEventOutputMock.swift
            final class TicketEventOutputMock: TicketEventOutput {
                let view = TicketViewController()
                func ticketDidTapBuy() {}
            }
            """),
    ]

    static let lookAlikes = [
        RuleExample("A member of the view's own may bear a service's name.", Ticket.view(
            """
            private let timer = Clock()
            private let session = Session()
            func start() { timer.start(); session.load() }
            """,
            "struct Clock { func start() {} }\nstruct Session { func load() {} }")),
        RuleExample("A type of the project hides the SDK's of the same name.", Ticket.view(
            """
            private let timer = Timer()
            func start() { timer.show() }
            final class Timer: UIView { func show() {} }
            """)),
        RuleExample("Words in strings and comments are no uses.", Ticket.view(
            """
            // UserDefaults.standard, URLSession.shared, TicketPresenter
            /* NotificationCenter.default */
            let text = "UserDefaults.standard TicketPresenter()"
            let raw = #"URLSession.shared \\(TicketPresenter.self)"#
            """)),
        RuleExample("A case and a label of such a name are none.", Ticket.view(
            """
            enum Row { case timer, session(url: Int) }
            func show(timer: Int, _ row: Row) { if case .timer = row {} }
            """)),
        RuleExample("A request, a URL and a date are values in views too.", Ticket.view(
            """
            private let request = URLRequest(url: URL(fileURLWithPath: "m"))
            private let date = Date()
            func open() { UIApplication.shared.open(URL(fileURLWithPath: "m")) }
            """)),
        RuleExample("A presenter's own nested types are its own.", Ticket.presenter(
            """
            struct State { let price: String }
            enum Kind { case child, adult }
            private let limits = Limits()
            private final class Limits { func highest() -> Int { 3 } }
            """)),
        RuleExample("A singleton that is the presenter's own is not a use of another.",
            Ticket.presenter("static let shared = TicketPresenter()\n"
                + "func me() { _ = Self.shared }")),
        RuleExample("A delegate protocol of a service is no service.", Ticket.presenter(
            "weak var delegate: GateServiceDelegate?",
            """
            protocol GateServiceDelegate: AnyObject { func gateDidOpen() }
            final class GateService {
                weak var delegate: GateServiceDelegate?
                func open() { UserDefaults.standard.set(1, forKey: "g") }
            }
            """)),
        RuleExample("An error that a service declares is a value.", Ticket.presenter(
            "func show(_ error: GateError) {}\nfunc isFull(_ error: Error) -> Bool {"
                + "\n    (error as? GateError) == .full\n}",
            """
            enum GateError: Error { case full }
            final class GateService {
                func open() throws { UserDefaults.standard.set(1, forKey: "g") }
            }
            """)),
    ]
}
