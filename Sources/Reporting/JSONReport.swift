import Diagnostics

/// The report for machines, in the format that the specification fixes.
package struct JSONReport {
    static let formatVersion = 1
    /// About what a finding takes.
    private static let bytesPerFinding = 1024
    let report: Report

    init(_ report: Report) { self.report = report }

    var bytes: [UInt8] {
        var locator = SourceLocator(report.files)
        var fingerprints = Fingerprints()
        var writer = JSONWriter(capacity: report.findings.count * Self.bytesPerFinding)
        writer.object { writer in
            writer.member("version", Self.formatVersion)
            writer.key("tool")
            writer.object { writer in
                writer.member("name", "modlint")
                writer.member("version", report.version)
            }
            writer.member("root", report.root)
            writer.key("findings")
            writer.list(report.findings) { writer, finding in
                let path = locator.path(finding.place)
                let fingerprint = fingerprints.next(of: finding, path: path)
                write(finding, fingerprint: fingerprint, &locator, to: &writer)
            }
            writer.key("summary")
            write(report.summary, to: &writer)
        }
        writer.lineEnd()
        return writer.bytes
    }

    private func write(
        _ finding: Finding, fingerprint: String, _ locator: inout SourceLocator,
        to writer: inout JSONWriter
    ) {
        writer.object { writer in
            writer.member("rule", finding.rule)
            writer.member("severity", finding.severity.rawValue)
            let start = locator.start(finding.place)
            let end = locator.end(finding.place)
            writer.member("file", locator.path(finding.place))
            writer.member("line", start.line)
            writer.member("column", start.column)
            writer.member("endLine", end.line)
            writer.member("endColumn", end.column)
            writer.member("message", finding.message)
            writer.member("instruction", finding.instruction)
            writer.member("module", finding.module)
            writer.member("role", finding.role)
            writer.member("type", finding.type)
            writer.member("fingerprint", fingerprint)
            writer.member("suppressed", finding.isSuppressed)
            writer.member("baselined", finding.baseline == .allowed)
            if let justification = finding.justification {
                writer.member("justification", justification)
            }
            if let reason = finding.reason { writer.member("reason", reason) }
            writer.key("notes")
            writer.array(finding.notes) { writer, note in writer.note(note, &locator) }
        }
    }

    private func write(_ summary: Summary, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("files", summary.files)
            writer.member("unlintedFiles", summary.unlintedFiles)
            writer.member("lines", summary.lines)
            writer.member("types", summary.types)
            writer.member("modules", summary.modules)
            writer.key("findings")
            writer.object { writer in
                writer.member("error", summary.errors)
                writer.member("warning", summary.warnings)
                writer.member("info", summary.infos)
            }
            writer.member("suppressed", summary.suppressed)
            writer.member("baselined", summary.baselined)
            writer.key("baseline")
            write(summary.baseline, to: &writer)
            writer.member("unresolvedNames", summary.unresolvedNames)
            writer.member("unknownRoles", summary.unknownRoles)
            writer.member("assembliesDecided", summary.assembliesDecided)
            writer.member("assembliesFound", summary.assembliesFound)
            writer.key("undecided")
            writer.array(summary.undecided) { writer, undecided in
                writer.object { writer in
                    writer.member("call", undecided.call)
                    writer.member("count", undecided.count)
                }
            }
        }
    }
}

extension JSONReport {
    private func write(_ size: BaselineSize?, to writer: inout JSONWriter) {
        guard let size else { return writer.null() }
        writer.object { writer in
            writer.member("entries", size.entries)
            writer.member("stale", size.stale)
            writer.member("expired", size.expired)
            writer.member("delta", size.delta)
        }
    }
}

extension JSONWriter {
    /// Writes a note as an object of its place and message.
    mutating func note(_ note: Note, _ locator: inout SourceLocator) {
        let position = locator.start(note.place)
        object { writer in
            writer.member("file", locator.path(note.place))
            writer.member("line", position.line)
            writer.member("column", position.column)
            writer.member("message", note.message)
        }
    }
}
