import Diagnostics

/// The report in SARIF 2.1.0, for code scanning and editors.
struct SARIFReport {
    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    /// Names the folder that all paths are relative to.
    private static let base = "%SRCROOT%"
    /// About what a finding takes.
    private static let bytesPerFinding = 1536
    private let report: Report
    private let options: ReportOptions
    private let ruleIndices: [String: Int]

    init(_ report: Report, _ options: ReportOptions) {
        self.report = report
        self.options = options
        ruleIndices = Dictionary(
            report.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    var bytes: [UInt8] {
        var writer = JSONWriter(capacity: report.findings.count * Self.bytesPerFinding)
        writer.object { writer in
            writer.member("$schema", Self.schema)
            writer.member("version", "2.1.0")
            writer.key("runs")
            writer.array([report]) { writer, _ in writeRun(to: &writer) }
        }
        writer.lineEnd()
        return writer.bytes
    }

    private func writeRun(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("tool")
            writer.object { writer in
                writer.key("driver")
                writeDriver(to: &writer)
            }
            writer.key("invocations")
            writer.array([options]) { writer, _ in writeInvocation(to: &writer) }
            writer.key("originalUriBaseIds")
            writer.object { writer in
                writer.key("%SRCROOT%")
                writer.object { $0.member("uri", folderURI(report.root)) }
            }
            writer.member("columnKind", "utf16CodeUnits")
            writer.key("results")
            var locator = SourceLocator(report.files)
            var fingerprints = Fingerprints()
            writer.list(report.findings) { writer, finding in
                let path = locator.path(finding.place)
                let fingerprint = fingerprints.next(of: finding, path: path)
                write(finding, fingerprint, &locator, to: &writer)
            }
        }
    }

    private func writeInvocation(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("executionSuccessful", options.exitStatus < 2)
            writer.member("exitCode", options.exitStatus)
            writer.member("exitCodeDescription", options.exitMeaning)
            writer.key("toolExecutionNotifications")
            writer.array(options.problems) { writer, problem in
                writer.object { writer in
                    writer.member("level", "error")
                    writer.message(problem)
                }
            }
        }
    }
}

// MARK: Rules

extension SARIFReport {
    private func writeDriver(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("name", "modlint")
            writer.member("version", report.version)
            writer.member("semanticVersion", report.version)
            writer.key("rules")
            writer.list(report.rules) { writer, rule in write(rule, to: &writer) }
        }
    }

    private func write(_ rule: RuleDescription, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", rule.id)
            writer.message(rule.summary, as: "shortDescription")
            writer.message(rule.rationale, as: "fullDescription")
            writer.message("`modlint explain \(rule.id)` shows examples and options.", as: "help")
            writer.key("defaultConfiguration")
            writer.object { $0.member("level", level(rule.severity)) }
            writer.key("properties")
            writer.object { writer in
                writer.key("tags")
                writer.array(["architecture"]) { $0.string($1) }
                writer.key("options")
                writer.array(rule.options) { $0.string($1.name) }
            }
        }
    }

    private func level(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        case .off: "none"
        }
    }
}

// MARK: Results

extension SARIFReport {
    private func write(
        _ finding: Finding, _ fingerprint: String, _ locator: inout SourceLocator,
        to writer: inout JSONWriter
    ) {
        writer.object { writer in
            writer.member("ruleId", finding.rule)
            if let index = ruleIndices[finding.rule] { writer.member("ruleIndex", index) }
            writer.member("level", level(finding.severity))
            writer.message(finding.advice)
            writer.key("locations")
            writer.array([finding.place]) { writer, place in
                writer.object { writer in
                    writePhysical(place, &locator, to: &writer)
                    writeLogical(finding, to: &writer)
                }
            }
            writer.key("relatedLocations")
            writer.array(finding.notes.enumerated()) { writer, note in
                writer.object { writer in
                    writer.member("id", note.offset + 1)
                    writer.message(note.element.message)
                    writePhysical(note.element.place, &locator, to: &writer)
                }
            }
            writer.key("partialFingerprints")
            writer.object { $0.member("modlint/v1", fingerprint) }
            writer.key("suppressions")
            writeSuppressions(of: finding, to: &writer)
            writer.key("properties")
            writeProperties(of: finding, to: &writer)
        }
    }

    private func writePhysical(
        _ place: Place, _ locator: inout SourceLocator, to writer: inout JSONWriter
    ) {
        let start = locator.start(place)
        let end = locator.end(place)
        let path = locator.path(place)
        writer.key("physicalLocation")
        writer.object { writer in
            writer.key("artifactLocation")
            writer.object { writer in
                if path.hasPrefix("/") {
                    writer.member("uri", "file://" + percentEncoded(path))
                } else {
                    writer.member("uri", percentEncoded(path))
                    writer.member("uriBaseId", Self.base)
                }
            }
            writer.key("region")
            writer.object { writer in
                writer.member("startLine", start.line)
                writer.member("startColumn", start.column)
                writer.member("endLine", end.line)
                writer.member("endColumn", end.column)
            }
        }
    }

    private func writeLogical(_ finding: Finding, to writer: inout JSONWriter) {
        guard let name = finding.origin ?? finding.type else { return }
        writer.key("logicalLocations")
        writer.array([name]) { writer, name in
            writer.object { $0.member("fullyQualifiedName", name) }
        }
    }

    /// An empty list says that nothing allows the finding, a missing one that nobody knows.
    private func writeSuppressions(of finding: Finding, to writer: inout JSONWriter) {
        let kind = finding.isSuppressed ? "inSource" : "external"
        writer.array(finding.isOpen ? [] : [kind]) { writer, kind in
            writer.object { writer in
                writer.member("kind", kind)
                writer.member("status", "accepted")
                if let justification = finding.justification {
                    writer.member("justification", justification)
                }
            }
        }
    }

    private func writeProperties(of finding: Finding, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("instruction", finding.instruction)
            if let module = finding.module { writer.member("module", module) }
            if let role = finding.role { writer.member("role", role) }
            if let type = finding.type { writer.member("type", type) }
            if let reason = finding.reason { writer.member("reason", reason) }
        }
    }
}

extension JSONWriter {
    /// Writes a member that holds a text for people; brackets that could be read as a link are
    /// escaped as SARIF wants it.
    fileprivate mutating func message(_ text: String, as key: StaticString = "message") {
        let isLink = text.contains("](")
        let plain = isLink ? text.replacing("[", with: "\\[").replacing("]", with: "\\]") : text
        self.key(key)
        object { $0.member("text", plain) }
    }
}

// MARK: URIs

private func folderURI(_ path: String) -> String {
    "file://" + percentEncoded(path.hasSuffix("/") ? path : path + "/")
}

/// A path as a part of a URI: all bytes but those that have no other meaning are encoded.
private func percentEncoded(_ path: String) -> String {
    var bytes: [UInt8] = []
    for byte in path.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
            UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
            bytes.append(byte)
        default: bytes += "%\(hexadecimal(UInt32(byte), width: 2))".utf8
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}
