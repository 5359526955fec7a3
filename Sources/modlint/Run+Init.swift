import Diagnostics
import Linting
import Project
import Reporting
import Settings
import SourceText

extension CommandRun {
    /// Writes a configuration that suits the sources of a folder.
    func initialise() async -> Outcome {
        let path = invocation.operands.first ?? "."
        let folder = FileLocation(path).normalised
        let file = folder.appending(configurationName.utf8)
        let written = [file] + (invocation.asksForBaseline
            ? [folder.appending(baselineName.utf8)] : [])
        if let refusal = refusal(folder, written, path) { return .unable([refusal]) }
        do throws(LintFailure) {
            var request = request([path])
            request.configuration = .none
            let result = try await linter.survey(request, with: stages.survey)
            try requireValid(result.answer.draft)
            try write(Array(result.answer.draft.text.utf8), to: file)
            return try await outcome(of: result, path: path, file: file)
        } catch {
            return .unable(error.lines.map(printable))
        }
    }

    /// Why nothing may be written.
    private func refusal(
        _ folder: FileLocation, _ files: [FileLocation], _ path: String
    ) -> String? {
        guard case .folder? = try? FileKind(at: folder) else {
            return "error: \(printable(path)) is no folder."
        }
        guard !invocation.isForced,
            let file = files.first(where: { (try? FileKind(at: $0)) != nil })
        else { return nil }
        return "error: \(printable(file.path)) exists already; --force replaces it."
    }

    /// What is written has to be read again without a mistake.
    private func requireValid(_ draft: ConfigurationDraft) throws(LintFailure) {
        let source = SourceFile(path: configurationName, text: draft.text)
        do throws(ConfigurationMistakes) {
            _ = try Configuration(reading: source, catalogue: stages.catalogue)
        } catch {
            throw LintFailure(error.lines)
        }
    }

    private func write(_ bytes: [UInt8], to file: FileLocation) throws(LintFailure) {
        do throws(FileProblem) {
            try writeAtomically(bytes, to: file)
        } catch {
            throw LintFailure(error.line)
        }
    }

    /// Lints with what was written, which shows that all of it fits the project.
    private func outcome(
        of result: SurveyResult, path: String, file: FileLocation
    ) async throws(LintFailure) -> Outcome {
        var request = request([path])
        request.configuration = .file(file.path)
        request.createsBaseline = invocation.asksForBaseline
        let lint = try await linter.lint(request)
        let survey = SurveyReport(
            result.answer.survey, files: result.files, unlintedFiles: result.unlintedFiles)
        let draft = result.answer.draft
        let name = FileLocation(path == "." ? "" : path).appending(configurationName.utf8)
        let written = name.path
        var text = survey.text + "Wrote \(printable(written)):\n  extends: \(draft.preset)\n"
        if !draft.modules.isEmpty {
            text += "  modules: \(printable(draft.modules.joined(separator: ", ")))\n"
        }
        for entry in draft.roles {
            text += "  role \(entry.role.rawValue): "
                + "\(printable(entry.names.joined(separator: ", ")))\n"
        }
        let summary = lint.report.summary
        text += "Findings today: \(counted(summary.errors, "error")), "
            + "\(counted(summary.warnings, "warning")), \(counted(summary.infos, "info")).\n"
        text += raisedLine(lint.report, draft.preset)
        if invocation.asksForBaseline { text += try baseline(of: lint, request) }
        text += "Next: modlint lint\(path == "." ? "" : " " + shellWord(path))\n"
        return Outcome(
            lint.isIncomplete ? .unable : .clean, output: Array(text.utf8),
            remarks: lint.problems.map { printable($0.line) })
    }

    /// Says which of the errors a preset has made of warnings; empty where there are none.
    private func raisedLine(_ report: Report, _ preset: String) -> String {
        let raised = report.findings.filter { finding in
            let rule = stages.catalogue.first { $0.id == finding.rule }
            return finding.isOpen && finding.severity == .error && rule?.severity == .warning
        }
        if raised.isEmpty { return "" }
        let rules = Set(raised.map(\.rule)).sorted().joined(separator: ", ")
        return "  The preset \(preset) makes \(counted(raised.count, "error")) of what is a "
            + "warning without it: \(rules).\n"
    }

    /// Takes today's findings into the baseline; a line that says so.
    private func baseline(
        of lint: LintResult, _ request: LintRequest
    ) throws(LintFailure) -> String {
        let change = BaselineChange(lint, EntryOptions(), today: request.today)
        guard !lint.isIncomplete else { return "" }
        let step = change.added
        try write(
            BaselineFile.bytes(step.entries, version: Baseline.version), to: lint.baseline.location)
        return "\(printable(change.path)): \(step.sentence)\n"
    }

    /// A path as a shell reads it back.
    private func shellWord(_ path: String) -> String {
        let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
        return isPlain ? path : "'\(printable(path).replacing("'", with: "'\\''"))'"
    }
}
