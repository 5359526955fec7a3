import Diagnostics
import Linting
import Project
import Reporting
import Settings

/// What can be done with the baseline.
package enum BaselineAction: String, CaseIterable, Sendable {
    case add, prune, show
}

extension CommandRun {
    func changeBaseline() async -> Outcome {
        guard let action = invocation.baselineAction else { return .unable([usageHint]) }
        let known = stages.catalogue.map(\.id)
        if let rule = invocation.entry.rules.first(where: { !known.contains($0) }) {
            let question = closeSuggestion(for: rule, among: known)
            return .unable(["error: There is no rule \"\(printable(rule))\".\(question)"])
        }
        var request = request(Array(invocation.operands.dropFirst()))
        request.createsBaseline = action == .add
        do throws(LintFailure) {
            let result = try await linter.lint(request)
            let change = BaselineChange(result, invocation.entry, today: request.today)
            switch action {
            case .add: return write(change.added, change)
            case .prune: return write(change.pruned, change)
            case .show: return show(change)
            }
        } catch {
            return .unable(error.lines.map(printable))
        }
    }

    private func write(_ step: BaselineChange.Step, _ change: BaselineChange) -> Outcome {
        if change.result.isIncomplete {
            return .unable(
                problemLines(change.result) + ["error: The baseline stays as it is: the project "
                    + "could not be read as a whole, or a pattern of the configuration matches "
                    + "nothing."])
        }
        let path = printable(change.path)
        if let refusal = step.refusal { return .unable(["error: \(refusal)"]) }
        do throws(FileProblem) {
            if step.changesFile {
                let bytes = BaselineFile.bytes(step.entries, version: Baseline.version)
                try writeAtomically(bytes, to: change.result.baseline.location)
            }
        } catch {
            return .unable(["\(path): error: \(printable(error.message))"])
        }
        return Outcome(text: "\(path): \(step.sentence)\n")
    }

    private func show(_ change: BaselineChange) -> Outcome {
        let result = change.result
        let report = BaselineReport(
            result.baseline.entries, path: change.path, files: result.report.files)
        return Outcome(
            result.isIncomplete ? .unable : .clean,
            output: invocation.format == .json ? report.json : Array(report.text.utf8),
            remarks: problemLines(result))
    }

    private func problemLines(_ result: LintResult) -> [String] {
        result.problems.map { printable($0.line) }
    }
}
