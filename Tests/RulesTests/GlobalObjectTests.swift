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
    ]

    static let silent = [
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
