import Diagnostics

/// The report that programs for Checkstyle's XML read: findings by file.
struct CheckstyleReport {
    private let report: Report

    init(_ report: Report) { self.report = report }

    var bytes: [UInt8] {
        var locator = SourceLocator(report.files)
        var writer = XMLWriter()
        // Readers look at this number for the form of the file, which has not changed since.
        writer.element("checkstyle", ["version": "4.3"]) { writer in
            for group in report.openFindings.groupedByFile {
                writer.element("file", ["name": locator.path(group[0].place)]) { writer in
                    for finding in group { write(finding, &locator, to: &writer) }
                }
            }
        }
        writer.lineEnd()
        return writer.bytes
    }

    private func write(
        _ finding: Finding, _ locator: inout SourceLocator, to writer: inout XMLWriter
    ) {
        let start = locator.start(finding.place)
        writer.element(
            "error",
            [
                "line": "\(start.line)", "column": "\(start.column)",
                "severity": finding.severity.rawValue, "message": finding.advice,
                "source": "modlint.\(finding.rule)",
            ])
    }
}

extension [Finding] {
    /// Neighbours in one file together.
    fileprivate var groupedByFile: [[Finding]] {
        var groups: [[Finding]] = []
        for finding in self {
            if groups.last?.first?.place.file == finding.place.file {
                groups[groups.count - 1].append(finding)
            } else {
                groups.append([finding])
            }
        }
        return groups
    }
}
