import Diagnostics
import Linting
import Reporting
import Settings

extension CommandRun {
    /// Prints who holds whom in the assemblies that a name means.
    func inspectOwnership() async -> Outcome {
        let name = invocation.operands[0]
        let paths = Array(invocation.operands.dropFirst())
        do throws(LintFailure) {
            let result = try await linter.ownership(
                of: name, request(paths), with: stages.ownership)
            let problems = result.problems.map { printable($0.line) }
            switch result.answer {
            case .known(let graphs):
                let report = OwnershipReport(graphs, files: result.files)
                return Outcome(
                    problems.isEmpty ? .clean : .unable,
                    output: report.rendered(as: invocation.graphFormat), remarks: problems)
            case .unknown(let names):
                return .unable(problems + [unknownAssembly(name, among: names)])
            }
        } catch {
            return .unable(error.lines.map(printable))
        }
    }

    private func unknownAssembly(_ name: String, among names: [String]) -> String {
        let question = closeSuggestion(for: name, among: names)
        return "error: No assembler and no module with an assembler is named "
            + "\"\(printable(name))\".\(printable(question))"
    }
}
