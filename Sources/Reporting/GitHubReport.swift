import Diagnostics

/// Workflow commands, which GitHub shows as annotations in the changed lines.
struct GitHubReport {
    private let report: Report

    init(_ report: Report) { self.report = report }

    var bytes: [UInt8] {
        var locator = SourceLocator(report.files)
        var bytes: [UInt8] = []
        for finding in report.openFindings { write(finding, &locator, to: &bytes) }
        return bytes
    }

    private func write(
        _ finding: Finding, _ locator: inout SourceLocator, to bytes: inout [UInt8]
    ) {
        let start = locator.start(finding.place)
        let end = locator.end(finding.place)
        bytes += "::\(command(finding.severity)) file=".utf8
        append(property: locator.path(finding.place), to: &bytes)
        bytes += ",line=\(start.line),endLine=\(end.line)".utf8
        // Columns are refused where the lines differ.
        if start.line == end.line {
            bytes += ",col=\(start.column),endColumn=\(max(start.column, end.column - 1))".utf8
        }
        bytes += ",title=".utf8
        append(property: finding.rule, to: &bytes)
        bytes += "::".utf8
        append(data: "\(finding.message)\n\(finding.instruction)", to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
    }

    private func command(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info, .off: "notice"
        }
    }

    private func append(property text: String, to bytes: inout [UInt8]) {
        Reporting.append(
            withoutBracketCommands(text), to: &bytes, plain: Self.plainInProperties,
            escape: escape)
    }

    private func append(data text: String, to bytes: inout [UInt8]) {
        Reporting.append(
            withoutBracketCommands(text), to: &bytes, plain: Self.plainInData, escape: escape)
    }

    private static let plainInProperties = PlainBytes(except: ["%", ":", ","])
    private static let plainInData = PlainBytes(except: ["%"])

    /// Percent signs come back as they were; other controls would reach the log's terminal.
    private func escape(_ scalar: Unicode.Scalar, _ bytes: inout [UInt8]) {
        switch scalar {
        case "%", "\r", "\n", ":", ",":
            bytes += "%\(hexadecimal(scalar.value, width: 2))".utf8
        default: bytes += spelledOut(scalar).utf8
        }
    }
}
