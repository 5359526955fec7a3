import Diagnostics
import Linting
import Reporting
import Settings
import SourceText

extension CommandRun {
    /// Prints the shortest way from one part of the project to another.
    func why() async -> Outcome {
        let operands = invocation.operands
        do throws(LintFailure) {
            let result = try await linter.path(
                from: operands[0], to: operands[1], in: invocation.graphScope,
                request(Array(operands.dropFirst(2))), with: stages.path)
            return outcome(of: result) { path in
                let limit = invocation.asksForAll ? nil : 4
                let report = PathReport(path, files: result.files, limit: limit)
                return invocation.format == .json ? report.json : Array(report.text.utf8)
            }
        } catch {
            return .unable(error.lines.map(printable))
        }
    }

    /// Prints what depends on a part of the project.
    func impact() async -> Outcome {
        let operands = invocation.operands
        do throws(LintFailure) {
            let result = try await linter.impact(
                of: operands[0], in: invocation.graphScope,
                request(Array(operands.dropFirst())), with: stages.impact)
            return outcome(of: result) { impact in
                let report = ImpactReport(impact, files: result.files)
                return invocation.format == .json ? report.json : Array(report.text.utf8)
            }
        } catch {
            return .unable(error.lines.map(printable))
        }
    }

    /// An answer as it is printed, or why there is none.
    func outcome<Answer>(
        of result: QueryResult<Result<Answer, PartMistake>>, _ print: (Answer) -> [UInt8]
    ) -> Outcome {
        let problems = result.problems.map { printable($0.line) }
        switch result.answer {
        case .success(let answer):
            return Outcome(
                problems.isEmpty ? .clean : .unable, output: print(answer), remarks: problems)
        case .failure(let mistake):
            return .unable(problems + lines(about: mistake, result.files))
        }
    }

    private func lines(about mistake: PartMistake, _ files: [SourceFile]) -> [String] {
        switch mistake {
        case .unknown(let name, let names):
            let question = closeSuggestion(for: name.written, among: names)
            return [
                "error: No type, module, layer, target, file or folder is named "
                    + "\"\(printable(name.written))\".\(printable(question))"
            ]
        case .ambiguous(let name, let candidates):
            let title = "error: \"\(printable(name.written))\" may mean any of these; "
                + "write the name that stands before the colon."
            let parts = candidates.map { (name: $0.name, part: $0.part) }
            return [title] + candidateLines(parts, files: files)
        case .nested(let first, let second):
            return [
                "error: \(first.kind) \(printable(first.name)) and \(second.kind) "
                    + "\(printable(second.name)) do not lie apart from each other."
            ]
        case .missing(let level): return ["error: \(missing(level))"]
        }
    }

    private func missing(_ level: GraphLevel) -> String {
        switch level {
        case .module: "The project has no UI module."
        case .layer: "The configuration describes no layers."
        case .target: "The project has no known targets."
        case .type, .file, .folder: "The project has no \(level.rawValue)."
        }
    }
}
