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
        var options = reportOptions(for: result)
        let failures = writeFiles(result.report, options)
        options.limit = invocation.limit
        options.usesColour = surroundings.usesColour(invocation.colour)
        var times = result.times
        let output = times.measure(.report) { result.report.rendered(as: format, options) }
        var remarks = result.problems.map { printable($0.line) }
        remarks += result.remarks.map(printable)
        // The text report ends with the summary itself.
        if format != .text { remarks.append(result.report.summary.line) }
        if invocation.asksForTimings {
            remarks += TimingReport(times, files: result.report.files).lines
        }
        let status = failures.isEmpty ? self.status(of: result) : .unable
        var outcome = Outcome(status, output: output, remarks: remarks + failures)
        outcome.material = result.material
        return outcome
    }

    /// The format that is asked for or, in a job on GitHub, the one that it shows in the code.
    private var format: ReportFormat {
        if invocation.isFormatNamed { return invocation.format }
        return surroundings.variables["GITHUB_ACTIONS"] == nil ? .text : .github
    }

    private func reportOptions(for result: LintResult) -> ReportOptions {
        var options = ReportOptions()
        let status = status(of: result)
        options.failingSeverity = invocation.isStrict ? .warning : .error
        options.exitStatus = Int(status.rawValue)
        options.exitMeaning = status.meaning
        options.problems = result.problems.map(\.line)
        return options
    }

    /// Writes the reports that go to files, and tells what could not be written; the findings go to
    /// standard output all the same.
    private func writeFiles(_ report: Report, _ options: ReportOptions) -> [String] {
        ((try? invocation.reportFiles) ?? []).compactMap { file in
            do throws(FileProblem) {
                let bytes = report.rendered(as: file.format, options)
                try writeAtomically(bytes, to: FileLocation(file.path))
                return nil
            } catch {
                return printable(error.line)
            }
        }
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
