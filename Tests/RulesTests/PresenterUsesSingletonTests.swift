import Testing

@Suite struct PresenterUsesSingletonTests {
    @Test(arguments: flagged + silent)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    private static let counter = """
        final class VisitorCounter: Counting {
            static let everywhere = VisitorCounter()
            func count() {}
        }
        protocol Counting { func count() }
        """

    static let flagged = [
        RuleExample("A shared object bears any name.", Ticket.presenter(
            "func enter() { VisitorCounter.everywhere.count() } // ← presenter-uses-singleton",
            counter)),
        RuleExample("Several uses of one shared object are one finding.", Ticket.presenter(
            """
            func enter() { VisitorCounter.everywhere.count() } // ← presenter-uses-singleton
            func leave() { VisitorCounter.everywhere.count() }
            """, counter)),
        RuleExample("A default argument that is a shared object hides the dependency.",
            Ticket.presenter(
                """
                private let counter: Counting
                init(
                    counter: Counting = VisitorCounter.everywhere // ← presenter-uses-singleton
                ) {
                    self.counter = counter
                }
                """, counter)),
        RuleExample("A concrete parameter with a shared default is two findings.",
            Ticket.presenter(
                """
                init(
                    // Both stand in the next line.
                    counter: VisitorCounter = .everywhere // ← \
                presenter-uses-singleton, presenter-uses-concrete-service
                ) {}
                """, counter)),
        RuleExample("A façade gives its services out for everybody.", Ticket.presenter(
            "func enter() { Backstage.shared.counter.count() } // ← presenter-uses-singleton",
            counter + """

                final class Backstage {
                    static let shared = Backstage()
                    let counter: Counting = VisitorCounter.everywhere
                }
                """)),
        RuleExample("A static property of another type may hold the service.",
            Ticket.presenter(
                "func enter() { Backstage.till.open() } // ← presenter-uses-singleton",
                """
                enum Backstage { static let till = TillService() }
                final class TillService {
                    func open() { FileManager.default.createFile(atPath: "t", contents: nil) }
                }
                """)),
        RuleExample("An initial value is a use as well.", Ticket.presenter(
            """
            private let counter: Counting = VisitorCounter.everywhere // ← presenter-uses-singleton
            """, counter)),
        RuleExample("Shared objects of the SDK are known by name.", Ticket.presenter(
            """
            func share() {
                NotificationCenter.default.post(note) // ← presenter-uses-singleton
                UserDefaults.standard.set(1, forKey: "n") // ← presenter-uses-singleton
            }
            """, imports: ["Foundation"])),
        RuleExample("A shared object of a library is one by its usual name.",
            Ticket.presenter(
                "func enter() { CrowdKit.shared.count() } // ← presenter-uses-singleton",
                imports: ["CrowdKit"])),
        RuleExample("A static variable with a type annotation is a shared object too.",
            Ticket.presenter(
                "func enter() { Doorman.current?.greet() } // ← presenter-uses-singleton",
                "final class Doorman {\n    static var current: Doorman?\n    func greet() {}\n}"
            )),
    ]

    static let silent = [
        RuleExample("Several objects that are nothing but fixed data are constants.",
            Ticket.presenter(
                "func enter() { print(Symbol.door.name, Symbol.shared.name) } // ← "
                    + "presenter-uses-singleton",
                """
                final class Symbol: Hashable {
                    static let door = Symbol(name: "door")
                    static let till = Symbol(name: "till")
                    static let shared = Symbol(name: "shared")
                    let name: String
                    private init(name: String) { self.name = name }
                }
                """)),
        RuleExample("What changes or keeps another object is no data.", Ticket.presenter(
            """
            func enter() {
                Radio.loud.play() // ← presenter-uses-singleton
                Clerk.first.greet() // ← presenter-uses-singleton
            }
            """,
            """
            final class Radio {
                static let loud = Radio(level: 9)
                static let quiet = Radio(level: 1)
                var level: Int
                init(level: Int) { self.level = level }
                func play() {}
            }
            final class Clerk {
                static let first = Clerk(radio: .quiet)
                static let second = Clerk(radio: .loud)
                let radio: Radio
                init(radio: Radio) { self.radio = radio }
                func greet() {}
            }
            """)),
        RuleExample("Values of the SDK that are static are no shared objects.",
            Ticket.presenter(
                """
                private let locale = Locale.current
                func format(_ calendar: Calendar = .current) {
                    DispatchQueue.main.async { self.view?.show("\\(Calendar.current)") }
                    DispatchQueue.global().async {}
                    _ = TimeZone.current
                    _ = Bundle.main
                }
                """, imports: ["Foundation"])),
        RuleExample("Constants and cases of the project are none.", Ticket.presenter(
            """
            private let first = Price.free
            private let kind = Kind.standard
            private let limit = Limits.visitors
            """,
            """
            struct Price { static let free = Price() }
            enum Kind { case standard }
            enum Limits { static let visitors = 10 }
            """)),
        RuleExample("The assembler may hand a shared object over.", Ticket.presenter(
            """
            private let counter: Counting
            init(counter: Counting) { self.counter = counter }
            """, counter, creating: "TicketPresenter(counter: VisitorCounter.everywhere)")),
        RuleExample("A shared object of the network is another rule's matter.",
            Ticket.presenter(
                """
                func load() {
                    URLSession.shared.dataTask(with: url).resume() // ← missing-networking-contract
                }
                """, imports: ["Foundation"])),
        RuleExample("A static function is no shared object.", Ticket.presenter(
            "func price() -> String { PriceFormat.text(12) }",
            "enum PriceFormat { static func text(_ cents: Int) -> String { \"\" } }")),
        RuleExample("Code outside of modules may use its shared objects.", Ticket.presenter(
            "", counter + """

                final class Doorman {
                    func greet() { VisitorCounter.everywhere.count() }
                }
                """)),
        RuleExample("A test may use them.", Ticket.presenter("", counter) + """

            //- TicketTests/TicketPresenterSpec.swift
            extension TicketPresenter {
                func enter() { VisitorCounter.everywhere.count() }
            }
            """),
    ]

    @Test func theDeclarationOfTheSharedObjectIsANote() throws {
        let body = "func enter() { VisitorCounter.everywhere.count() }"
        let example = RuleExample("", Ticket.presenter(body, Self.counter))
        let finding = try #require(example.findings.first?.finding)
        #expect(finding.message.contains("uses `VisitorCounter.everywhere`"))
        #expect(finding.notes.map(\.message).contains("the shared object is declared here"))
        #expect(finding.target == "VisitorCounter")
    }
}
