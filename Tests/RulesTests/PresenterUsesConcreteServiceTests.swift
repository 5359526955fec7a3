import Testing

@Suite struct PresenterUsesConcreteServiceTests {
    @Test(arguments: flagged + silent)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    private static let gate = """
        final class GateService: GateOpening {
            func open() { UserDefaults.standard.set(true, forKey: "gate") }
        }
        protocol GateOpening { func open() }
        """

    static let flagged = [
        RuleExample("A service built inline is one finding.", Ticket.presenter(
            """
            private let gate = GateService() // ← presenter-uses-concrete-service
            func open() { gate.open() }
            """, gate)),
        RuleExample("A service that is stored and received is one finding at its property.",
            Ticket.presenter(
                """
                private let gate: GateService // ← presenter-uses-concrete-service
                init(gate: GateService) { self.gate = gate }
                """, gate)),
        RuleExample("An optional service that somebody sets is as concrete.", Ticket.presenter(
            "var gate: GateService? // ← presenter-uses-concrete-service", gate)),
        RuleExample("A default argument constructs the service.", Ticket.presenter(
            """
            private let gate: GateOpening
            init(
                gate: GateOpening = GateService() // ← presenter-uses-concrete-service
            ) {
                self.gate = gate
            }
            """, gate)),
        RuleExample("A property wrapper's argument names the service.", Ticket.presenter(
            """
            @Injected(GateService.self) // ← presenter-uses-concrete-service
            private var gate: GateOpening
            """, gate + "\n@propertyWrapper struct Injected<T> { var wrappedValue: T }")),
        RuleExample("A factory closure constructs the service.", Ticket.presenter(
            """
            private let makeGate: () -> GateOpening = {
                GateService() // ← presenter-uses-concrete-service
            }
            """, gate)),
        RuleExample("A nested construction hides the service in another object.",
            Ticket.presenter(
                """
                private let door = Door(
                    gate: GateService()) // ← presenter-uses-concrete-service
                """, gate + "\nstruct Door { let gate: GateOpening }")),
        RuleExample("A lazy property in an extension's method is a use as well.",
            Ticket.presenter("", gate)
                + """

                //- Ticket/TicketPresenter+Gate.swift
                extension TicketPresenter {
                    func open() {
                        let gate = GateService() // ← presenter-uses-concrete-service
                        gate.open()
                    }
                }
                """),
        RuleExample("A static function of a service is called without any object.",
            Ticket.presenter(
                "func log() { EventLog.write(1) } // ← presenter-uses-concrete-service",
                """
                final class EventLog {
                    static func write(_ event: Int) {
                        FileManager.default.createFile(atPath: "log", contents: nil)
                    }
                    func flush() {}
                }
                """)),
        RuleExample("A cast and an alias are places of their own.", Ticket.presenter(
            """
            typealias Gate = GateService // ← presenter-uses-concrete-service
            private let gate: GateOpening
            init(gate: GateOpening) { self.gate = gate }
            func open() {
                (gate as? GateService)?.open() // ← presenter-uses-concrete-service
            }
            """, gate)),
        RuleExample("A storage of the SDK is a service too.", Ticket.presenter(
            """
            private let defaults: UserDefaults // ← presenter-uses-concrete-service
            init(defaults: UserDefaults) { self.defaults = defaults }
            """)),
        RuleExample("Two services are two findings.", Ticket.presenter(
            """
            private let gate = GateService() // ← presenter-uses-concrete-service
            private let till = TillService() // ← presenter-uses-concrete-service
            """,
            gate + "\nfinal class TillService: TillOpening { func pay() {} }"
                + "\nprotocol TillOpening { func pay() }"
                + "\nfinal class Refund {\n    private let till: TillOpening"
                + "\n    init(till: TillOpening) { self.till = till }\n}")),
    ]

    static let silent = [
        RuleExample("A protocol may be stored, received and called.", Ticket.presenter(
            """
            private let gate: GateOpening
            init(gate: GateOpening) { self.gate = gate }
            func open() { gate.open() }
            """, gate)),
        RuleExample("Compositions, existentials and opaque parameters are protocols.",
            Ticket.presenter(
                """
                typealias Gate = GateOpening & GateCounting
                private let gate: any Gate
                private let other: GateCounting
                init(gate: GateOpening & GateCounting, other: some GateCounting) {
                    self.gate = gate
                    self.other = other
                }
                """,
                gate + "\nprotocol GateCounting { func count() -> Int }"
                    + "\nextension GateService: GateCounting { func count() -> Int { 0 } }")),
        RuleExample("Values and models are no services.", Ticket.presenter(
            """
            private var visitors: [Visitor] = []
            private let price = Price(cents: 1200)
            private var date: Date = Date()
            """,
            "struct Visitor { let name: String }\nfinal class Price {\n    let cents: Int\n}")),
        RuleExample("A helper of the presenter's own is its own matter.", Ticket.presenter(
            """
            private let formatter = PriceFormatter()
            private struct PriceFormatter { func text(_ cents: Int) -> String { "\\(cents)" } }
            """)),
        RuleExample("A request says what to load; who runs it is the service.", Ticket.presenter(
            """
            private let request = NSFetchRequest<NSManagedObject>(entityName: "Visitor")
            func load(from context: NSManagedObjectContext) { // ← presenter-uses-concrete-service
                _ = try? context.fetch(request)
            }
            """, imports: ["CoreData"])),
        RuleExample("A formatter of the SDK is no service.", Ticket.presenter(
            "private let formatter = DateFormatter()", imports: ["Foundation"])),
        RuleExample("A constant nested in a service is not the service.", Ticket.presenter(
            "func limit() -> Int { GateService.Limits.visitors }",
            gate + "\nextension GateService { enum Limits { static let visitors = 10 } }")),
        RuleExample("The assembler hands the service over.", Ticket.presenter(
            """
            private let gate: GateOpening
            init(gate: GateOpening) { self.gate = gate }
            """, gate, creating: "TicketPresenter(gate: GateService())")),
        RuleExample("A class that nothing is known of is no service.", Ticket.presenter(
            """
            private let queue: VisitorQueue
            init(queue: VisitorQueue) { self.queue = queue }
            """)),
    ]

    @Test func whatPassesThroughAClosureIsNotStored() throws {
        let example = RuleExample("", Ticket.presenter(
            "var onOpen: ((GateService) -> Void)?", Self.gate))
        let finding = try #require(example.findings.first?.finding)
        #expect(finding.message.contains("`TicketPresenter` names `GateService`"))
    }

    @Test func theInstructionNamesTheProtocolThatFits() throws {
        let hall = """

            import UIKit
            protocol HallOutput: AnyObject { func open() }
            final class HallViewController: UIViewController { var output: HallOutput? }
            final class HallPresenter: HallOutput {
                private let gate: GateOpening
                init(gate: GateOpening) { self.gate = gate }
                func open() { gate.open() }
            }
            """
        let example = RuleExample("", Ticket.presenter(
            "let gate = GateService()", Self.gate + hall))
        let finding = try #require(example.findings.first?.finding)
        #expect(finding.message.contains("`TicketPresenter` constructs `GateService`"))
        #expect(finding.instruction.contains("should receive `GateOpening` through `init`"))
        #expect(finding.module == "Ticket")
        #expect(finding.role == "presenter")
    }
}
