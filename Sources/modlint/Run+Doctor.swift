import Diagnostics
import Linting
import Reporting

extension CommandRun {
    /// Prints what the configuration does in the project.
    func doctor() async -> Outcome {
        do throws(LintFailure) {
            let result = try await linter.diagnose(
                request(invocation.operands), with: stages.health)
            let report = DiagnosisReport(result.answer, files: result.files)
            let isSound = result.answer.isSound && result.problems.isEmpty
            return Outcome(
                isSound ? .clean : .unable,
                output: invocation.format == .json ? report.json : Array(report.text.utf8),
                remarks: result.problems.map { printable($0.line) })
        } catch {
            return .unable(error.lines.map(printable))
        }
    }
}
