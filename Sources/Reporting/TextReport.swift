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
        for finding in report.printed(limit: options.limit) { write(finding, &locator, to: &text) }
        if let remainder = report.remainder(limit: options.limit) { text += remainder + "\n\n" }
        return text + report.summary.line + "\n"
    }

    /// Piece by piece, for the pieces of an interpolated text are put together twice.
    private func write(
        _ finding: Finding, _ locator: inout SourceLocator, to text: inout String
    ) {
        let lines = locator.lines(finding.place.file)
        let position = locator.start(finding.place)
        let excerpt = Excerpt(
            of: finding.place.range, in: report.files[finding.place.file],
            lineRange: lines.range(ofLine: position.line))
        let number = leftPadded(String(position.line), to: 5)
        let margin = String(repeating: " ", count: number.count)
        func line(_ pieces: String...) {
            for piece in pieces { text += piece }
            text += "\n"
        }
        line(
            style.bold(locator.label(finding.place)), ": ", style.severity(finding.severity), ": ",
            style.bold(printable(finding.message)), " [", finding.rule, "]")
        line(number, " | ", excerpt.line)
        line(margin, " | ", style.marker(excerpt.marker))
        for note in finding.notes {
            line(margin, " note: ", locator.label(note.place), ": ", printable(note.message))
        }
        line(margin, " ", style.help("help:"), " ", printable(finding.instruction))
        if let reason = finding.reason { line(margin, " reason: ", printable(reason)) }
        text += "\n"
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
