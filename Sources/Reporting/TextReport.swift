import Diagnostics
import SourceText

/// The report for people: a header, the line with a caret, the evidence and what to do.
struct TextReport {
    private let report: Report
    private let options: ReportOptions
    private let style: TextStyle

    init(_ report: Report, _ options: ReportOptions) {
        self.report = report
        self.options = options
        style = TextStyle(usesColour: options.usesColour)
    }

    /// All findings, then the summary line.
    var text: String {
        var locator = SourceLocator(report.files)
        var text = ""
        for finding in report.printed(limit: options.limit) {
            text += block(finding, &locator)
            text += "\n"
        }
        if let remainder = report.remainder(limit: options.limit) { text += remainder + "\n\n" }
        return text + report.summary.line + "\n"
    }

    private func block(_ finding: Finding, _ locator: inout SourceLocator) -> String {
        let lines = locator.lines(finding.place.file)
        let position = locator.start(finding.place)
        let excerpt = Excerpt(
            of: finding.place.range, in: report.files[finding.place.file],
            lineRange: lines.range(ofLine: position.line))
        let number = leftPadded(String(position.line), to: 5)
        let margin = String(repeating: " ", count: number.count)
        let severity = style.severity(finding.severity)
        var text = "\(style.bold(locator.label(finding.place))): \(severity): "
        text += "\(style.bold(printable(finding.message))) [\(finding.rule)]\n"
        text += "\(number) | \(excerpt.line)\n\(margin) | \(style.marker(excerpt.marker))\n"
        for note in finding.notes {
            text += "\(margin) note: \(locator.label(note.place)): \(printable(note.message))\n"
        }
        text += "\(margin) \(style.help("help:")) \(printable(finding.instruction))\n"
        if let reason = finding.reason { text += "\(margin) reason: \(printable(reason))\n" }
        return text
    }
}

func leftPadded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
}

/// The colours of a terminal, or none.
struct TextStyle {
    let usesColour: Bool

    func bold(_ text: String) -> String { styled(text, "1") }
    func marker(_ text: String) -> String { styled(text, "1;32") }
    func help(_ text: String) -> String { styled(text, "36") }

    func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: styled(severity.rawValue, "1;31")
        case .warning: styled(severity.rawValue, "1;33")
        case .info, .off: styled(severity.rawValue, "1;34")
        }
    }

    private func styled(_ text: String, _ code: String) -> String {
        usesColour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
