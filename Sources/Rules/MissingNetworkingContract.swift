import Dependencies
import Diagnostics
import Modules

extension Rule {
    /// A presenter that talks to the network itself.
    static let missingNetworkingContract = Rule(
        description: RuleDescription(
            id: "missing-networking-contract",
            severity: .error,
            summary: "A presenter reaches the network itself, not through a service contract.",
            rationale: """
                Requests, sessions and their errors are a service's matter. A presenter that owns \
                a networking contract can be tested without a network and used with another one.
                """,
            flagged: """
                import UIKit

                protocol NewsDisplaying: AnyObject { func show(_ data: Data) }

                final class NewsViewController: UIViewController, NewsDisplaying {
                    func show(_ data: Data) {}
                }

                final class NewsPresenter {
                    weak var view: NewsDisplaying?
                    func load(_ url: URL) {
                        URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in
                            self?.view?.show(data ?? Data())
                        }.resume()
                    }
                }
                """,
            clean: """
                import UIKit

                protocol NewsDisplaying: AnyObject { func show(_ data: Data) }
                protocol NewsNetworkingContract { func news() async throws -> Data }

                final class NewsViewController: UIViewController, NewsDisplaying {
                    func show(_ data: Data) {}
                }

                final class NewsPresenter {
                    weak var view: NewsDisplaying?
                    private let networking: NewsNetworkingContract
                    init(networking: NewsNetworkingContract) { self.networking = networking }
                    func load() async throws { view?.show(try await networking.news()) }
                }
                """
        ),
        check: { input in input.model.presenters.compactMap { finding(in: $0, input) } }
    )

    private static func finding(in presenter: TypeID, _ input: RuleInput) -> Finding? {
        let uses = input.uses(in: presenter).filter { use in
            guard case .external(let name) = use.target, use.kind != .inheritance,
                input.model.facts.logicKind(ofExternal: name) == .network
            else { return false }
            // What is nested in a session's class is a value, what is nested in a library is not.
            return use.kind != .qualifier || LogicKind.isLibrary(input.index.text(name))
        }
        guard let first = uses.first else { return nil }
        let notes = uses.dropFirst().prefix(4).map {
            Note(
                place: input.place($0.site),
                message: "\(input.quoted($0.target)) is used here too")
        }
        return input.finding(
            at: input.place(first.site), in: presenter,
            message: "Presenter \(input.quoted(presenter)) \(input.phrase(first)) and so reaches "
                + "the network itself",
            instruction: "Declare a networking contract with the requests that "
                + "\(input.quoted(presenter)) makes, receive it through `init`, and let a service "
                + "implement it.",
            notes: Array(notes))
    }
}
