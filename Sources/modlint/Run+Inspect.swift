import Diagnostics
import Linting
import Reporting
import Settings
import SourceText

extension CommandRun {
    func inspect() async -> Outcome {
        let name = invocation.asksForAll ? nil : invocation.operands[0]
        let paths = invocation.operands.dropFirst(name == nil ? 0 : 1)
        do throws(LintFailure) {
            let result = try await linter.inspect(request(Array(paths)), with: stages.inspection)
            guard let name else {
                return report(result.types.filter { $0.role != nil || $0.module != nil }, result)
            }
            let named = result.types.filter { isNamed($0.name, name) }
            return named.isEmpty ? unknownType(name, in: result) : report(named, result)
        } catch {
            return .unable(error.lines.map(printable))
        }
    }

    private func report(_ types: [TypeInspection], _ result: InspectionResult) -> Outcome {
        let report = InspectionReport(types, files: result.files)
        var remarks = result.problems.map { printable($0.line) }
        if types.isEmpty { remarks.append("No type has a role or belongs to a UI module.") }
        return Outcome(
            result.problems.isEmpty ? .clean : .unable,
            output: invocation.format == .json ? report.json : Array(report.text.utf8),
            remarks: remarks)
    }

    private func unknownType(_ name: String, in result: InspectionResult) -> Outcome {
        let message = unknownType(name, among: result.types.map(\.name))
        return .unable(result.problems.map { printable($0.line) } + [message])
    }
}
