import Diagnostics
import Linting
import Project
import Reporting
import Settings

extension CommandRun {
    func lint() async -> Outcome {
        if let mistake = misspelledCommand() { return .unable(mistake) }
        do throws(LintFailure) {
            return outcome(of: try await linter.lint(lintRequest()))
        } catch {
            return .unable(error.lines.map(printable))
        }
    }

    private func lintRequest() throws(LintFailure) -> LintRequest {
        var request = request(try paths())
        request.meaningOfPaths = invocation.meaningOfPaths
        request.changedSince = invocation.changedSince
        request.environment = surroundings.variables
        if let path = invocation.bufferPath {
            do throws(FileProblem) {
                request.buffer = .init(path: path, bytes: try surroundings.readInput())
            } catch {
                throw LintFailure(error.line)
            }
        }
        return request
    }

    private func paths() throws(LintFailure) -> [String] {
        if !invocation.takesScriptInputFiles { return invocation.operands }
        do throws(UsageMistake) {
            return try ScriptInputFiles(surroundings.variables).paths()
        } catch {
            throw LintFailure("error: \(error.message)")
        }
    }

    private func outcome(of result: LintResult) -> Outcome {
        var options = ReportOptions()
        options.limit = invocation.limit
        options.usesColour = surroundings.usesColour(invocation.colour)
        var times = result.times
        let output = times.measure(.report) {
            result.report.rendered(as: invocation.format, options)
        }
        var remarks = result.problems.map { printable($0.line) }
        remarks += result.remarks.map(printable)
        // The text report ends with the summary itself.
        if invocation.format != .text { remarks.append(result.report.summary.line) }
        if invocation.asksForTimings {
            remarks += TimingReport(times, files: result.report.files).lines
        }
        return Outcome(status(of: result), output: output, remarks: remarks)
    }

    private func status(of result: LintResult) -> RunStatus {
        let summary = result.report.summary
        if result.isIncomplete { return .unable }
        if summary.errors > 0 || invocation.isStrict && summary.warnings > 0 { return .findings }
        return .clean
    }

    /// A first word that is neither a command nor a path was probably meant as a command.
    private func misspelledCommand() -> [String]? {
        guard !invocation.isCommandNamed, let word = invocation.operands.first,
            !word.contains("/"), !word.contains("."), !exists(word)
        else { return nil }
        let question = closeSuggestion(for: word, among: Command.allCases.map(\.rawValue))
        return [
            "error: \"\(printable(word))\" is neither a command nor a file or folder.\(question)",
            usageHint,
        ]
    }

    private func exists(_ path: String) -> Bool {
        (try? FileKind(at: FileLocation(path))) != nil
    }
}
