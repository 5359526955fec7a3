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
}

/// How reports for people are written.
package struct ReportOptions: Sendable {
    package var usesColour = false
    /// The most findings to print; all of them where it is nil. JSON is never cut.
    package var limit: Int?

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
        }
    }

    /// The findings to print: those that nothing allows, up to the limit.
    func printed(limit: Int?) -> ArraySlice<Finding> {
        let findings = findings.filter(\.isOpen)
        return findings.prefix(limit ?? findings.count)
    }

    /// Says how many findings the limit left out; nil for none.
    func remainder(limit: Int?) -> String? {
        let count = findings.count(where: \.isOpen) - (limit ?? Int.max)
        if count <= 0 { return nil }
        return "… and \(count) more \(count == 1 ? "finding" : "findings")"
    }
}
