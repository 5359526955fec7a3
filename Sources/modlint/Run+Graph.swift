import Diagnostics
import Linting
import Reporting
import Settings

extension CommandRun {
    /// Prints which parts of the project depend on which.
    func graph() async -> Outcome {
        let focus = invocation.focus.map { (name: $0, depth: invocation.depth ?? 1) }
        do throws(LintFailure) {
            let result = try await linter.graph(
                around: focus, in: invocation.graphScope, request(invocation.operands),
                with: stages.graph)
            return outcome(of: result) { graph in
                DependencyGraphReport(graph, files: result.files, title: title(of: graph))
                    .rendered(as: invocation.dependencyFormat)
            }
        } catch {
            return .unable(error.lines.map(printable))
        }
    }

    private func title(of graph: GraphInspection) -> String {
        let paths = invocation.operands.joined(separator: ", ")
        let place = paths.isEmpty ? "" : " in \(paths)"
        let focus = invocation.focus.map { " around \($0)" } ?? ""
        return "Dependencies of \(graph.level.rawValue)s\(place)\(focus)"
    }
}
