import Testing

/// Objects that variables outside of all types give to everybody.
@Suite struct GlobalObjectTests {
    @Test(arguments: flagged + silent)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    private static let tracker = """
        //- App/Tracker.swift
        final class Tracker { func track(_ name: String) {} }
        """

    static let flagged = [
        RuleExample("A presenter uses the object of a global variable.", Ticket.presenter(
            """
            func open() { tracker.track("ticket") } // ← presenter-uses-singleton
            func close() { tracker.track("closed") }
            """, tracker + "\nlet tracker = Tracker()")),
        RuleExample("A view does too, each use for itself.", Ticket.view(
            """
            func open() { tracker.track("ticket") } // ← view-contains-logic
            func close() { tracker.track("closed") } // ← view-contains-logic
            """, tracker + "\nlet tracker = Tracker()")),
        RuleExample("A variable with a protocol's type holds an object all the same.",
            Ticket.presenter(
                """
                func open() { tracker.track("ticket") } // ← presenter-uses-singleton
                """, tracker + """

                protocol Tracking { func track(_ name: String) }
                extension Tracker: Tracking {}
                var tracker: Tracking = Tracker()
                """)),
        RuleExample("A structure of closures is a façade.", Ticket.presenter(
            """
            private var now: Double { World.date() } // ← presenter-uses-singleton
            """, """
            //- App/World.swift
            struct Surroundings { var date: () -> Double = { 0 } }
            var World = Surroundings()
            """)),
        RuleExample("A computed variable may say that it is shared.", Ticket.presenter(
            """
            func open() { Current.tracker.track("ticket") } // ← presenter-uses-singleton
            """, tracker + """

            final class Surroundings { let tracker = Tracker(); func reset() {} }
            private let surroundings = Surroundings()
            var Current: Surroundings { surroundings }
            """)),
        RuleExample("A static one of its own type may hold an environment.", Ticket.presenter(
            """
            private var now: Double { World.current.date() } // ← presenter-uses-singleton
            """, world)),
        RuleExample("A view uses that as well.", Ticket.view(
            """
            func open() { title = "\\(World.current.date())" } // ← view-contains-logic
            """, world)),
    ]

    private static let world = """
        //- App/World.swift
        struct World {
            static var current = World()
            static let plain = World()
            var date: () -> Double = { 0 }
        }
        """

    static let silent = [
        RuleExample("Under another name it is a value.", Ticket.presenter(
            "private var now: Double { World.plain.date() }", world)),
        RuleExample("So it is where it holds data alone.", Ticket.presenter(
            "private var now: Double { World.current.date }",
            world.replacing("() -> Double = { 0 }", with: "Double = 0"))),
        RuleExample("Plain data is no object to share.", Ticket.presenter(
            """
            func title() -> String { names.first + standardPrice.text + greeting }
            """, """
            //- App/Names.swift
            struct Names { let first = "" }
            final class Price { let text = "" }
            let names = Names()
            let standardPrice = Price()
            let greeting = "hello"
            """)),
        RuleExample("A computed variable makes new objects.", Ticket.presenter(
            """
            func open() { newTracker.track("ticket") }
            """, tracker + "\nvar newTracker: Tracker { Tracker() }")),
        RuleExample("A local, a parameter or a member hides the variable.", Ticket.presenter(
            """
            private struct Local { func track(_ name: String) {} }
            private let counter = Local()
            func open(_ tracker: Local) { tracker.track("ticket"); counter.track("") }
            func close() { let tracker = Local(); tracker.track("closed") }
            """, tracker + "\nlet tracker = Tracker()\nlet counter = Tracker()")),
        RuleExample("Another file's private variable is another one.", Ticket.presenter(
            """
            func open() { tracker.track("ticket") }
            """, tracker + "\nprivate let tracker = Tracker()")),
        RuleExample("Of two with one name none is known to be meant.", Ticket.presenter(
            """
            func open() { tracker.track("ticket") }
            """, tracker + """

            let tracker = Tracker()
            //- Clip/Tracker.swift
            let tracker = 1
            """)),
        RuleExample("Who assembles may hand it over.", Ticket.view("", tracker + """

            let tracker = Tracker()
            extension TicketAssembler { static func start() { tracker.track("start") } }
            """)),
    ]
}
