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
            let (types, files) = try await linter.inspect(
                request(Array(paths)), with: stages.inspection)
            guard let name else {
                let involved = types.filter { $0.role != nil || $0.module != nil }
                return report(involved, files: files)
            }
            let named = types.filter { isNamed($0, name) }
            return named.isEmpty ? unknownType(name, among: types) : report(named, files: files)
        } catch {
            return .unable(error.lines.map(printable))
        }
    }

    private func report(_ types: [TypeInspection], files: [SourceFile]) -> Outcome {
        let report = InspectionReport(types, files: files)
        return Outcome(
            .clean, output: invocation.format == .json ? report.json : Array(report.text.utf8))
    }

    /// Whether the name is the type's qualified name or the last part of it.
    private func isNamed(_ type: TypeInspection, _ name: String) -> Bool {
        type.name == name || type.name.hasSuffix("." + name)
    }

    private func unknownType(_ name: String, among types: [TypeInspection]) -> Outcome {
        let question = suggestion(for: name, among: types.map(\.name))
        return .unable(["error: There is no type \"\(printable(name))\".\(question)"])
    }
}
