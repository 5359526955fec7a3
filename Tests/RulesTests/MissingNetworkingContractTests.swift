import Testing

@Suite struct MissingNetworkingContractTests {
    @Test(arguments: flagged + silent)
    func reportsExactlyWhatIsMarked(example: RuleExample) { example.check() }

    static let flagged = [
        RuleExample("A shared session is one finding, whatever is called on it.",
            Ticket.presenter(
                """
                func load(_ url: URL) {
                    URLSession.shared.dataTask(with: url) { _, _, _ in \
                    // ← missing-networking-contract
                        self.view?.show("done")
                    }.resume()
                }
                """, imports: ["Foundation"])),
        RuleExample("A session that is stored reaches the network as well.", Ticket.presenter(
            "private let session = URLSession(configuration: .default) // ← "
                + "missing-networking-contract", imports: ["Foundation"])),
        RuleExample("A session that is received is still no contract.", Ticket.presenter(
            """
            private let session: URLSession // ← missing-networking-contract
            init(session: URLSession) { self.session = session }
            """, imports: ["Foundation"])),
        RuleExample("Several uses are one finding at the first.", Ticket.presenter(
            """
            private var task: URLSessionDataTask? // ← missing-networking-contract
            func load(_ url: URL) {
                task = URLSession.shared.dataTask(with: url)
                task?.resume()
            }
            """, imports: ["Foundation"])),
        RuleExample("Alamofire is the network.", Ticket.presenter(
            "func load() { AF.request(\"https://museum.example\").resume() } // ← "
                + "missing-networking-contract", imports: ["Alamofire"])),
        RuleExample("So is what lies in the library.", Ticket.presenter(
            "private var line: Alamofire.Session? // ← missing-networking-contract",
            imports: ["Alamofire"])),
        RuleExample("Moya is the network.", Ticket.presenter(
            "private let provider = MoyaProvider<TicketTarget>() // ← missing-networking-contract",
            "enum TicketTarget { case price }", imports: ["Moya"])),
        RuleExample("A connection of the Network framework is the network.", Ticket.presenter(
            "private var line: NWConnection? // ← missing-networking-contract",
            imports: ["Network"])),
        RuleExample("An extension in another file counts, and so does a nested type.",
            Ticket.presenter("") + """

                //- Ticket/TicketPresenter+Loading.swift
                import Foundation

                extension TicketPresenter {
                    struct Loader {
                        func load(_ url: URL) async throws -> Data {
                            try await URLSession.shared // ← missing-networking-contract
                                .data(from: url).0
                        }
                    }
                }
                """),
    ]

    static let silent = [
        RuleExample("A networking contract is what the rule asks for.", Ticket.presenter(
            """
            private let networking: TicketNetworkingContract
            init(networking: TicketNetworkingContract) { self.networking = networking }
            func load() async throws { view?.show(try await networking.price()) }
            """,
            """
            import Foundation
            protocol TicketNetworkingContract { func price() async throws -> String }
            struct TicketNetworking: TicketNetworkingContract {
                func price() async throws -> String {
                    String(decoding: try await URLSession.shared.data(from: url).0, as: UTF8.self)
                }
            }
            """)),
        RuleExample("Addresses, requests and decoders are values.", Ticket.presenter(
            """
            private let decoder = JSONDecoder()
            func request() -> URLRequest? { URL(string: "museum").map { URLRequest(url: $0) } }
            func isOffline(_ error: Error) -> Bool { (error as? URLError)?.code == .timedOut }
            """, imports: ["Foundation"])),
        RuleExample("A service may reach the network; it is no presenter.", Ticket.presenter(
            "",
            "final class PriceLoader {\n    private let session = URLSession.shared\n"
                + "    func load() {}\n}")),
        RuleExample("An answer to a challenge is a value, though it is nested in a session.",
            Ticket.presenter(
                """
                func answer(with answer: (URLSession.AuthChallengeDisposition) -> Void) {
                    answer(URLSession.AuthChallengeDisposition.performDefaultHandling)
                }
                """, imports: ["Foundation"])),
        RuleExample("A type of the project with such a name is the project's.",
            Ticket.presenter(
                "private let socket = WebSocket()",
                "struct WebSocket { let port = 80 }")),
    ]

    @Test func furtherUsesAreNotes() throws {
        let example = RuleExample("", Ticket.presenter(
            """
            private var task: URLSessionDataTask?
            func load(_ url: URL) { task = URLSession.shared.dataTask(with: url) }
            """))
        let findings = example.findings.map(\.finding)
        #expect(findings.map(\.rule) == ["missing-networking-contract"])
        #expect(findings.first?.notes.map(\.message) == ["`URLSession` is used here too"])
    }
}
