import ExampleProjects
import Modules
import Testing

/// The body of an assembly with what becomes of its objects.
struct AssemblyExample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let project: ExampleProject
    private let expected: [String]

    /// - Parameters:
    ///   - expected: `Type: fate` for each object of a class in the order of their making, then
    ///     `cycle: place → place` and `unknown: call`, separated by semicolons.
    ///   - declarations: what the code uses besides the usual parts.
    init(_ sentence: String, _ body: String, _ expected: String, _ declarations: String = "") {
        testDescription = sentence
        project = ExampleProject(
            Self.parts + declarations
                + "\nfunc assemble(_ flag: Bool, _ given: Given) -> Any {\n\(body)\n}\n")
        self.expected = expected.split(separator: ";").map { $0.drop(while: \.isWhitespace) }
            .map(String.init)
    }

    private static let parts = """
        import UIKit

        final class Screen: UIViewController {
            var presenter: Presenter?
            var action: (() -> Void)?
        }
        final class Presenter {
            weak var screen: Screen?
            var service: Service?
            func load() {}
        }
        final class Service { var next: Service? }
        final class Given { var screen: Screen?; weak var presenter: Presenter? }

        """

    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let facts = project.model().facts
        guard let name = facts.index.names.find("assemble"),
            let member = facts.index.table.globalMembers[name]?.first,
            let graph = OwnershipAnalysis(facts).graph(of: member)
        else {
            Issue.record("There is no graph.", sourceLocation: sourceLocation)
            return
        }
        #expect(
            GraphText(graph, facts).decisions == expected, "\(testDescription)",
            sourceLocation: sourceLocation)
    }
}
