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
        let lines = text(report.printed(limit: options.limit)) { finding, locator in
            "\(locator.label(finding.place)): \(finding.severity.rawValue): "
                + "\(printable(finding.message)) [\(finding.rule)]\n"
        }
        return lines + (report.remainder(limit: options.limit).map { $0 + "\n" } ?? "")
    }

    /// As compilers print, with a line for each note; Xcode knows no severity below a note.
    var xcodeText: String {
        let folder = report.root.hasSuffix("/") ? report.root : report.root + "/"
        let root = printable(folder)
        return text(report.openFindings) { finding, locator in
            let severity = finding.severity == .info ? "note" : finding.severity.rawValue
            var text = "\(root)\(locator.label(finding.place)): \(severity): "
            text += "\(printable(finding.advice)) [\(finding.rule)]\n"
            for note in finding.notes {
                text += "\(root)\(locator.label(note.place)): note: \(printable(note.message))\n"
            }
            return text
        }
    }

    /// The place, what is wrong, what to do, and where the evidence is.
    var agentText: String {
        text(report.openFindings) { finding, locator in
            var text = "\(locator.label(finding.place)): \(finding.severity.rawValue): "
            text += "\(printable(finding.advice)) [\(finding.rule)]"
            let places = finding.notes.map { locator.label($0.place) }
            if !places.isEmpty { text += " (see \(places.joined(separator: ", ")))" }
            return text + "\n"
        }
    }

    private func text(
        _ findings: some Sequence<Finding>, _ line: (Finding, inout SourceLocator) -> String
    ) -> String {
        var locator = SourceLocator(report.files)
        return findings.map { line($0, &locator) }.joined()
    }
}
