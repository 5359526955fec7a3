import Diagnostics

/// The forms in which findings are written.
package enum ReportFormat: String, Sendable, CaseIterable {
    /// For people: excerpts with carets, notes and instructions.
    case text
    /// One line a finding.
    case concise
    /// As compilers print, with absolute paths, so that Xcode shows findings in the editor.
    case xcode
    /// For machines; everything that is known.
    case json
    /// SARIF 2.1.0, for code scanning and editors.
    case sarif
    /// Workflow commands, which GitHub turns into annotations.
    case github
    /// GitLab's code quality report.
    case gitlab
    /// Test results, for programs that show those.
    case junit
    /// Checkstyle's XML.
    case checkstyle
    /// One line a finding with what to do and where the evidence is, for programs that mend code.
    case agent
}

extension Finding {
    /// What is wrong and what to do instead, as sentences.
    var advice: String { "\(sentence(message)) \(instruction)" }
}

/// The message with the full stop that it needs before another sentence.
private func sentence(_ message: String) -> String {
    message.last.map { ".?!".contains($0) } == true ? message : message + "."
}

/// How a report is written, and what it says of the run.
package struct ReportOptions: Sendable {
    package var usesColour = false
    /// The most findings to print in the formats for people; all of them where it is nil.
    package var limit: Int?
    /// The least severity that makes the run fail.
    package var failingSeverity = Severity.error
    /// The status that the program ends with.
    package var exitStatus = 0
    /// What the status means.
    package var exitMeaning = ""
    /// What could not be read, one sentence each.
    package var problems: [String] = []

    package init() {}
}

extension Report {
    /// The report's bytes for standard output.
    package func rendered(as format: ReportFormat, _ options: ReportOptions = .init()) -> [UInt8] {
        switch format {
        case .text: Array(TextReport(self, options).text.utf8)
        case .concise: Array(LineReport(self, options).conciseText.utf8)
        case .xcode: Array(LineReport(self, options).xcodeText.utf8)
        case .json: JSONReport(self).bytes
        case .sarif: SARIFReport(self, options).bytes
        case .github: GitHubReport(self).bytes
        case .gitlab: GitLabReport(self).bytes
        case .junit: JUnitReport(self, options).bytes
        case .checkstyle: CheckstyleReport(self).bytes
        case .agent: Array(LineReport(self, options).agentText.utf8)
        }
    }

    /// The findings that nothing allows.
    var openFindings: [Finding] { findings.filter(\.isOpen) }

    /// The findings to print: those that nothing allows, up to the limit.
    func printed(limit: Int?) -> ArraySlice<Finding> {
        let findings = openFindings
        return findings.prefix(limit ?? findings.count)
    }

    /// Says how many findings the limit left out; nil for none.
    func remainder(limit: Int?) -> String? {
        let count = findings.count(where: \.isOpen) - (limit ?? Int.max)
        if count <= 0 { return nil }
        return "… and \(count) more \(count == 1 ? "finding" : "findings")"
    }
}
