import Diagnostics

/// The report for programs that show test results: what decides the status is a failed test.
struct JUnitReport {
    private let report: Report
    private let options: ReportOptions

    init(_ report: Report, _ options: ReportOptions) {
        self.report = report
        self.options = options
    }

    var bytes: [UInt8] {
        var locator = SourceLocator(report.files)
        var names = CaseNames()
        let cases = report.findings.map { finding in
            (finding, names.next(of: finding, path: locator.path(finding.place)))
        }
        var writer = XMLWriter()
        writer.element("testsuites", totals) { writer in
            writer.element("testsuite", totals) { writer in
                for (finding, name) in cases { write(finding, name, &locator, to: &writer) }
                writeRun(to: &writer)
            }
        }
        writer.lineEnd()
        return writer.bytes
    }

    private var totals: XMLWriter.Attributes {
        let failures = report.findings.count(where: fails)
        let skipped = report.findings.count { !$0.isOpen }
        return [
            "name": "modlint", "tests": "\(report.findings.count + 1)", "failures": "\(failures)",
            "errors": "\(options.problems.isEmpty ? 0 : 1)", "skipped": "\(skipped)",
        ]
    }

    private func fails(_ finding: Finding) -> Bool {
        finding.isOpen && finding.severity >= options.failingSeverity
    }

    private func write(
        _ finding: Finding, _ name: String, _ locator: inout SourceLocator,
        to writer: inout XMLWriter
    ) {
        let attributes: XMLWriter.Attributes = [
            "classname": finding.rule, "name": name, "file": locator.path(finding.place),
        ]
        let text = description(of: finding, &locator)
        writer.element("testcase", attributes) { writer in
            if !finding.isOpen {
                writer.element("skipped", ["message": finding.justification ?? "Allowed."])
            } else if fails(finding) {
                writer.element(
                    "failure",
                    ["message": finding.message, "type": finding.severity.rawValue], text: text)
            } else {
                writer.element("system-out", text: text)
            }
        }
    }

    private func description(of finding: Finding, _ locator: inout SourceLocator) -> String {
        var lines = [
            "\(locator.label(finding.place)): \(finding.severity.rawValue): "
                + "\(printable(finding.message)) [\(finding.rule)]"
        ]
        for note in finding.notes {
            lines.append("note: \(locator.label(note.place)): \(printable(note.message))")
        }
        lines.append("help: \(printable(finding.instruction))")
        if let reason = finding.reason { lines.append("reason: \(printable(reason))") }
        return lines.joined(separator: "\n")
    }

    /// The run itself, so that no report is without tests and none hides what could not be read.
    private func writeRun(to writer: inout XMLWriter) {
        writer.element("testcase", ["classname": "modlint", "name": "run"]) { writer in
            if !options.problems.isEmpty {
                writer.element(
                    "error", ["message": "The run is incomplete.", "type": "incomplete"],
                    text: options.problems.map(printable).joined(separator: "\n"))
            }
            writer.element("system-out", text: report.summary.line)
        }
    }
}

/// Names tests by what findings are about, so that programs know them again in the next report.
private struct CaseNames {
    private var counts: [FindingIdentity: Int] = [:]

    mutating func next(of finding: Finding, path: String) -> String {
        let identity = finding.identity(path: path)
        counts[identity, default: 0] += 1
        let count = counts[identity] ?? 1
        let target = (identity.to.map { " on \($0)" } ?? "")
            + (identity.contract.map { " (contract \"\($0)\")" } ?? "")
        return identity.from + target + (count > 1 ? " (\(count))" : "")
    }
}
