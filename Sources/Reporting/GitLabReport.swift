import Diagnostics

/// The report that GitLab shows as code quality in a merge request.
struct GitLabReport {
    private let report: Report

    init(_ report: Report) { self.report = report }

    var bytes: [UInt8] {
        var locator = SourceLocator(report.files)
        var fingerprints = Fingerprints()
        var writer = JSONWriter()
        // Allowed findings count too, so that fingerprints are those of the other formats.
        let named = report.findings.map { finding in
            (finding, fingerprints.next(of: finding, path: locator.path(finding.place)))
        }
        writer.list(named.filter(\.0.isOpen)) { writer, entry in
            write(entry.0, entry.1, &locator, to: &writer)
        }
        writer.lineEnd()
        return writer.bytes
    }

    private func write(
        _ finding: Finding, _ fingerprint: String, _ locator: inout SourceLocator,
        to writer: inout JSONWriter
    ) {
        writer.object { writer in
            writer.member("description", finding.advice)
            writer.member("check_name", finding.rule)
            writer.member("fingerprint", fingerprint)
            writer.member("severity", severity(finding.severity))
            writer.key("location")
            writer.object { writer in
                writer.member("path", locator.path(finding.place))
                writer.key("lines")
                writer.object { writer in
                    writer.member("begin", locator.start(finding.place).line)
                    writer.member("end", locator.end(finding.place).line)
                }
            }
        }
    }

    private func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .info, .off: "info"
        }
    }
}
