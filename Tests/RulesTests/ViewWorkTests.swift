import Testing

/// What `view-contains-logic` counts as work and as a decision, case by case.
@Suite struct ViewWorkTests {
    @Test(arguments:
        external + services + contracts + switches + results + notifications + models
            + conditions)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    /// A view with a member, on whose line the mark stands.
    private static func view(
        _ sentence: String, _ member: String, isReported: Bool, _ others: String = "",
        imports: [String] = ["UIKit"]
    ) -> RuleExample {
        let mark = isReported ? " // ← view-contains-logic" : ""
        let source = Ticket.view(member + mark, others, imports: imports)
        return RuleExample(only: "view-contains-logic", sentence, source)
    }

    @Test(arguments: [
        ("post(name: seat)", "posts a notification"),
        ("addObserver(self, seat)", "observes notifications"),
        ("publisher(for: seat)", "observes notifications"),
        ("notifications(named: seat)", "observes notifications"),
        ("flush(seat)", "reaches notifications"),
    ]) func theVerbTellsWhatIsDone(call: String, verb: String) {
        let example = Self.view(
            "", "func a() { NotificationCenter.default.\(call) }", isReported: false)
        let finding = example.findings.first?.finding
        #expect(finding?.message == "View `TicketViewController` \(verb) through "
            + "`NotificationCenter`")
    }

    @Test(arguments: [("", "`TicketPresenter`"), ("Sales", "a presenter")])
    func whoShouldDoItIsNamedLikeTheView(other: String, receiver: String) {
        let name = other.isEmpty ? "TicketPresenter" : other + "Presenter"
        let source = Ticket.view("func a() { UserDefaults.standard.set(1, forKey: \"\") }")
            .replacing("TicketPresenter", with: name)
        let finding = RuleExample(only: "view-contains-logic", "", source).findings.first?.finding
        #expect(finding?.instruction
            == "Send an event and let \(receiver) do it through a service contract.")
    }

    static let external = [
        view("A storage that is used.", "func a() { UserDefaults.standard.set(1, forKey: \"\") }",
            isReported: true),
        view("One that is kept.", "private let store = UserDefaults(suiteName: \"\")",
            isReported: true),
        view("One that passes through.", "func a(_ defaults: UserDefaults) {}",
            isReported: false),
        view("One that comes back.", "func a() -> UserDefaults? { nil }", isReported: false),
        view("One that a local names.", "func a() { let b: UserDefaults? = nil; _ = b }",
            isReported: false),
        view("One that a cast names.", "func a(_ any: Any) { _ = any as? UserDefaults }",
            isReported: false),
        view("Several that are kept.", "private var all: [UserDefaults] = []", isReported: true),
        view("Several that come back.", "func a() -> [UserDefaults] { [] }", isReported: false),
        view("One behind another name.", "typealias Store = UserDefaults", isReported: false),
        view("One whose class is named.", "func a() { use(UserDefaults.self) }",
            isReported: false),
        view("One that a class inside derives from.", "final class Own: UserDefaults {}",
            isReported: false),
        view("One in an attribute.", "@Stored(UserDefaults.self) var seat = 1", isReported: false),
        view("An attribute that reads one.", "@AppStorage(\"seat\") var seat = 1",
            isReported: true, imports: ["UIKit", "SwiftUI"]),
        view("Such an attribute of the project.", "@AppStorage(\"seat\") var seat = 1",
            isReported: false),
        view("A query.", "@Query private var seats: [Seat]", isReported: true,
            imports: ["UIKit", "SwiftData"]),
        view("One in the environment.", "@Environment(\\.modelContext) var context",
            isReported: true),
        view("Another value of the environment.", "@Environment(\\.dismiss) var dismiss",
            isReported: false),
        view("A value that is read from a file.", """
            func a(_ b: URL) { _ = try? Data(contentsOf: b) }
            """, isReported: true),
        view("A value that is made of another.", "func a(_ b: [UInt8]) { _ = Data(b) }",
            isReported: false),
        view("A value that is written to a file.", "func a(_ b: Data) { try? b.write(to: place) }",
            isReported: true),
        view("A text that is written to a file.", """
            func a(_ b: String?) { try? b?.write(toFile: "", atomically: true, encoding: .utf8) }
            """, isReported: true),
        view("A text that is written elsewhere.", """
            func a(_ b: String, _ d: Stream) { var c = ""; b.write(to: &c); d.write(to: b) }
            """, isReported: false),
        view("The keychain.", "func a() { SecItemDelete([:] as CFDictionary) }",
            isReported: true),
        view("A method of the name.", "func a(_ b: Seats) { b.SecItemDelete() }",
            isReported: false),
        view("One that another type is told.", "func a() -> Box<UserDefaults>? { nil }",
            isReported: false),
        view("One that an extension adds to.", "func a() {}", isReported: false,
            "extension UserDefaults { func a() {} }"),
        view("One that only lends a name.", "func a(_ kind: UserDefaults.Kind) {}",
            isReported: false),
        view("The network.", "func a() { URLSession.shared.invalidateAndCancel() }",
            isReported: true),
        view("A timer that runs.", "func a() { Timer.scheduledTimer(withTimeInterval: 1) {} }",
            isReported: true),
        view("A timer that is kept.", "private var timer: Timer?", isReported: false),
        view("A delay before an event.", """
            func a() { DispatchQueue.main.asyncAfter(1) { self.eventOutput?.ticketDidTapBuy() } }
            """, isReported: true),
        view("A delay before one without `self`.", """
            func a() { DispatchQueue.main.asyncAfter(1) { eventOutput?.ticketDidTapBuy() } }
            """, isReported: true),
        view("A delay before a value for the logic.", """
            func a() { DispatchQueue.main.asyncAfter(1) { self.eventOutput?.isReady = true } }
            """, isReported: true),
        view("A delay before something that reads a value.", """
            func a() { DispatchQueue.main.asyncAfter(1) { title = eventOutput?.title } }
            """, isReported: false),
        view("A pause before an event.", """
            func a() async throws { try await Task.sleep(for: .seconds(1)); eventOutput?.buy() }
            """, isReported: true),
        view("A pause behind an event.", """
            func a() async throws { eventOutput?.buy(); try await Task.sleep(for: .seconds(1)) }
            """, isReported: false),
        view("A pause of something else.", """
            func a() async throws { Clock.sleep(for: .seconds(1)); eventOutput?.buy() }
            """, isReported: false),
        view("A delay before something of the screen.", """
            func a() { DispatchQueue.main.asyncAfter(1) { self.title = "" } }
            """, isReported: false),
        view("An event at once.", """
            func a() { DispatchQueue.main.async { self.eventOutput?.ticketDidTapBuy() } }
            """, isReported: false),
        view("A function of the name.", """
            func a() { asyncAfter(1) { self.eventOutput?.ticketDidTapBuy() } }
            """, isReported: false),
    ]

    private static let store = """
        final class SeatStore {
            static let shared = SeatStore()
            static let size = 1
            static let stored = UserDefaults.standard.integer(forKey: "")
            static func sweep() { SeatStore.shared.save() }
            static func ask(_ store: SeatStore) {}
            static func clean() { UserDefaults.standard.set(1, forKey: "") }
            static func double(_ size: Int) -> Int { size * 2 }
            func save() { UserDefaults.standard.set(1, forKey: "") }
        }
        protocol SeatService: AnyObject { func save() }
        final class Disk: SeatService { func save() { UserDefaults.standard.set(1, forKey: "") } }
        protocol SeatNetwork: AnyObject { func load() }
        protocol SeatMarker: AnyObject { var seats: Int { get } }
        final class Seats {}
        """

    static let services = [
        view("A shared object.", "func a() { SeatStore.shared.save() }", isReported: true, store),
        view("A constant of a service.", "func a() { use(SeatStore.size) }", isReported: false,
            store),
        view("A function that does its work.", "func a() { SeatStore.clean() }",
            isReported: true, store),
        view("One that it began with.", "func a() { use(SeatStore.stored) }",
            isReported: false, store),
        view("A function that has a shared object do it.", "func a() { SeatStore.sweep() }",
            isReported: true, store),
        view("A function that only computes.", "func a() { use(SeatStore.double(1)) }",
            isReported: false, store),
        view("A service that is held.", "var store: SeatStore?", isReported: true, store),
        view("A contract of one.", "weak var service: SeatService?", isReported: true, store),
        view("A protocol called like one.", "weak var network: SeatNetwork?", isReported: true,
            store),
        view("A protocol without methods.", "weak var marker: SeatMarker?", isReported: false,
            store),
        view("A plain class.", "var seats: Seats?", isReported: false, store),
        view("A service that passes through.", "func a(_ store: SeatStore) {}",
            isReported: false, store),
        view("A shared object of the view's own.", """
            static let shared = TicketViewController()
            func a() { TicketViewController.shared.show("") }
            """, isReported: false, store),
        view("A shared view.", "func a() { TicketView.shared.show() }", isReported: false, """
            final class TicketView: UIView { static let shared = TicketView(); func show() {} }
            """),
    ]

    static let contracts = [
        RuleExample(only: "view-contains-logic", "A contract that a service answers.", Lamp.with {
            $0.view = "    var storing: Storing? // ← view-contains-logic"
            $0.presenter = "    var storing: Storing?"
            $0.assembly += "\n        presenter.storing = Disk()"
            $0.others = """
                protocol Storing: AnyObject { func put() }
                final class Disk: Storing {
                    func put() { UserDefaults.standard.set(1, forKey: "") }
                }
                """
        }),
    ]

    /// A method with two decisions and a switch.
    private static func choice(_ subject: String, isReported: Bool) -> RuleExample {
        let mark = isReported ? " // ← view-contains-logic" : ""
        let source = Ticket.view("""
            var seats: [Int] = []
            func update(_ count: Int, _ name: String?) {\(mark)
                if count > 10 { title = "a" }
                if count > 5 { title = "b" }
                switch \(subject) { case 1: title = ""; default: break }
            }
            """)
        return RuleExample(only: "view-contains-logic", "A switch over `\(subject)`.", source)
    }

    static let switches = [
        choice("count", isReported: false), choice("(count)", isReported: false),
        choice("name!", isReported: false), choice("name?.count", isReported: false),
        choice("self.seats.first", isReported: false), choice("(count, name)", isReported: false),
        choice("count + 1", isReported: true), choice("seats.min()", isReported: true),
        choice("seats[0]", isReported: true), choice("(count + 1)", isReported: true),
    ]

    private static let drawn = [
        "UIColor", "UIView", "SeatView", "AnyView", "some View", "UIViewController",
    ]

    static let results = drawn.map { type in
        let source = Ticket.view("""
            func made(_ count: Int) -> \(type) {
                if count > 10 { title = "a" }
                if count > 5 { title = "b" }
                if count > 1 { title = "c" }
            }
            """, "final class SeatView: UIView {}")
        return RuleExample(only: "view-contains-logic", "What makes \(type) is drawing.", source)
    }

    static let notifications = [
        view("An observer.", """
            func a() { NotificationCenter.default.addObserver(self, Notification.Name("seat")) }
            """, isReported: true),
        view("A post.", """
            func a() { NotificationCenter.default.post(name: Notification.Name("seat")) }
            """, isReported: true),
        view("Taking an observer away.", """
            func a() { NotificationCenter.default.removeObserver(self) }
            """, isReported: false),
        view("The keyboard.", """
            func a() { NotificationCenter.default.addObserver(self, UIResponder.keyboardShows) }
            """, isReported: false),
        view("A keyboard's name in the middle.", """
            func a() { NotificationCenter.default.addObserver(self, name: .hideKeyboard) }
            """, isReported: false),
        view("The application.", """
            func a() { NotificationCenter.default.addObserver(UIApplication.becameActive) }
            """, isReported: false),
        view("A name that only begins so.", """
            func a() { NotificationCenter.default.addObserver(self, name: UIkit) }
            """, isReported: true),
        view("The orientation.", """
            func a() { NotificationCenter.default.publisher(.orientationDidChangeNotification) }
            """, isReported: false),
        view("Only the first parts of a path.", """
            func a() { use(NotificationCenter.default) }
            """, isReported: true),
    ]

    private static let output = """
        struct Seat { let row: Int; init(row: Int) { self.row = row }; init(_ r: Int) { row = r } }
        enum Row { case one(Int) }
        final class SeatCell: UIView { init(row: Int) {} }
        """

    /// A view with a closure as its output, that sends in one line.
    private static func sends(
        _ sentence: String, _ code: String, isReported: Bool,
        output: String = "var onSeat: ((Any) -> Void)?"
    ) -> RuleExample {
        view(sentence, "\(output)\nfunc a() { \(code) }", isReported: isReported, Self.output)
    }

    static let models = [
        sends("A model that is built and sent.", "onSeat?(Seat(row: 1))", isReported: true),
        sends("One that is built before.", "let seat = Seat(row: 1); onSeat?(seat)",
            isReported: true),
        sends("One inside of another call.", "onSeat?(use(Seat(row: 1)))", isReported: true),
        sends("One that is built and kept.", "let seat = Seat(row: 1); use(seat)",
            isReported: false),
        sends("One that is built after.", "onSeat?(seat); let seat = Seat(row: 1)",
            isReported: false),
        sends("By `self`.", "self.onSeat?(Seat(row: 1))", isReported: true),
        sends("One made by `init`.", "onSeat?(Seat.init(row: 1))", isReported: true),
        sends("A case with a value.", "onSeat?(Row.one(1))", isReported: false),
        sends("A conversion without a label.", "onSeat?(Seat(1))", isReported: false),
        sends("A view.", "onSeat?(SeatCell(row: 1))", isReported: false),
        sends("A type of the SDK.", "onSeat?(CGPoint(x: 1, y: 2))", isReported: false),
        sends("A type of a library.", "onSeat?(LibrarySeat(row: 1))", isReported: true),
        sends("By the event output.", "eventOutput?.send(Seat(row: 1))", isReported: true),
        sends("By a function of the view.", "show(Seat(row: 1))", isReported: false),
        sends("By a property that is no function.", "onSeat.append(Seat(row: 1))",
            isReported: false, output: "var onSeat: [Any] = []"),
        sends("In a closure that runs later.", "onSeat?({ Seat(row: 1) })", isReported: false),
    ]

    /// A method with two decisions, and with a third where the condition is one.
    private static func third(
        _ sentence: String, _ condition: String, isReported: Bool, members: String = "",
        others: String = ""
    ) -> RuleExample {
        let mark = isReported ? " // ← view-contains-logic" : ""
        return RuleExample(only: "view-contains-logic", sentence, Ticket.view("""
            \(members)
            func update(_ count: Int, _ name: String?) {\(mark)
                if count > 10 { title = "a" }
                if count > 5 { title = "b" }
                if \(condition) { title = "c" }
            }
            """, others))
    }

    static let conditions = [
        third("A comparison.", "count > 1", isReported: true),
        third("An unwrapped optional.", "let name", isReported: false),
        third("A test for nil.", "name != nil", isReported: false),
        third("A matched case.", "case .some(let text) = name", isReported: false),
        third("An availability.", "#available(iOS 15, *)", isReported: false),
        third("One of several conditions.", "let name, name > \"\"", isReported: true),
        third("A state of the screen.", "isViewLoaded", isReported: false),
        third("So with `self`.", "self.isViewLoaded", isReported: false),
        third("So of a part of it.", "button.isHidden", isReported: false,
            members: "let button = UIButton()"),
        third("So of a part of the project's.", "seat.isHidden", isReported: false,
            members: "let seat = SeatView()", others: "final class SeatView: UIView {}"),
        third("A global of the project.", "isOpen", isReported: true,
            others: "var isOpen = false"),
        third("A property of the view.", "isOpen", isReported: true, members: "var isOpen = false"),
        third("A local.", "isOpen", isReported: true, members: "var isClosed = false",
            others: "").replacingCondition("let isOpen = use(count)"),
        third("The state of a type that draws.", "UIView.areAnimationsEnabled", isReported: false),
        third("The state of another type.", "Seats.areSold", isReported: true,
            others: "enum Seats { static var areSold = false }"),
        third("A screen's state beside something else.", "isViewLoaded && count > 2",
            isReported: true),
    ]
}

extension RuleExample {
    /// The same example with a statement before its last condition.
    fileprivate func replacingCondition(_ statement: String) -> RuleExample {
        let text = project.files.map { file in
            "//- \(file.path)\n" + file.text.replacing("if isOpen", with: "\(statement)\nif isOpen")
        }
        return RuleExample(only: "view-contains-logic", testDescription, text.joined())
    }
}
