import Diagnostics
import Linting
import Reporting
import Settings

extension CommandRun {
    /// Prints what would have to move along with a type, and what blocks its reuse.
    func reuse() async -> Outcome {
        let name = invocation.operands[0]
        let paths = Array(invocation.operands.dropFirst())
        do throws(LintFailure) {
            let result = try await linter.reuse(of: name, request(paths), with: stages.reuse)
            let problems = result.problems.map { printable($0.line) }
            switch result.answer {
            case .known(let types):
                let report = ReuseReport(types, files: result.files)
                return Outcome(
                    problems.isEmpty ? .clean : .unable,
                    output: invocation.format == .json ? report.json : Array(report.text.utf8),
                    remarks: problems)
            case .unknown(let names):
                return .unable(problems + [unknownType(name, among: names)])
            }
        } catch {
            return .unable(error.lines.map(printable))
        }
    }

    /// The error about a name that no type has.
    func unknownType(_ name: String, among names: [String]) -> String {
        let question = closeSuggestion(for: name, among: names)
        return "error: There is no type \"\(printable(name))\".\(printable(question))"
    }
}
