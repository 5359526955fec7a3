import Diagnostics

/// The reports of one line a finding.
struct LineReport {
    private let report: Report
    private let options: ReportOptions

    init(_ report: Report, _ options: ReportOptions) {
        self.report = report
        self.options = options
    }

    /// `path:line:column: severity: message [rule]`.
    var conciseText: String {
        text { finding, locator in
            "\(locator.label(finding.place)): \(finding.severity.rawValue): "
                + "\(printable(finding.message)) [\(finding.rule)]\n"
        }
    }

    /// As compilers print, with a line for each note; Xcode knows no severity below a note.
    var xcodeText: String {
        let folder = report.root.hasSuffix("/") ? report.root : report.root + "/"
        let root = printable(folder)
        return text { finding, locator in
            let severity = finding.severity == .info ? "note" : finding.severity.rawValue
            var text = "\(root)\(locator.label(finding.place)): \(severity): "
            text += "\(printable(sentence(finding.message))) "
            text += "\(printable(finding.instruction)) [\(finding.rule)]\n"
            for note in finding.notes {
                text += "\(root)\(locator.label(note.place)): note: \(printable(note.message))\n"
            }
            return text
        }
    }

    private func text(_ line: (Finding, inout SourceLocator) -> String) -> String {
        var locator = SourceLocator(report.files)
        var text = ""
        for finding in report.printed(limit: options.limit) { text += line(finding, &locator) }
        if let remainder = report.remainder(limit: options.limit) { text += remainder + "\n" }
        return text
    }
}

/// The message with the full stop that it needs before another sentence.
private func sentence(_ message: String) -> String {
    message.last.map { ".?!".contains($0) } == true ? message : message + "."
}
