import Diagnostics
import Foundation
import Reporting
import SourceText
import TestFolders
import Testing

/// Paths, names and sources that try to look like something else in each format.
@Suite struct HostileReportTests {
    private static let evil =
        "::error file=x,line=1::owned\u{1B}[2J\u{9B}31m\nfake.swift:1:1: error: c\r\u{202E}\u{2066}"
        + "\u{2028}\u{85}\u{0}\u{7F}\u{FFFE}##[add-matcher]x.json\"'<![CDATA[]]>&amp;</file>%0A, %"
        + "](http://evil) 😀"

    /// The path lies deep enough to be relative and begins as a command does.
    private static let report: Report = {
        let path = evil + "/A.swift"
        let files = [SourceFile(path: path, text: "let ##[group]x = ::error::\u{1B}[31m\u{202E}\n")]
        let place = Place(file: 0, range: SourceRange(start: 4, end: 12))
        var open = Finding(
            rule: "r", severity: .error, place: place, message: evil, instruction: evil)
        open.notes = [Note(place: place, message: evil)]
        open.reason = evil
        open.type = evil
        open.module = evil
        var allowed = open
        allowed.isSuppressed = true
        allowed.justification = evil
        var summary = Summary()
        summary.count([open, allowed])
        return Report(
            version: "1", root: "/" + evil, files: files, findings: [open, allowed],
            summary: summary,
            rules: [RuleDescription(id: "r", severity: .error, summary: evil, rationale: evil)])
    }()

    private static func text(_ format: ReportFormat) -> String {
        var options = ReportOptions()
        options.problems = [evil]
        return String(decoding: report.rendered(as: format, options), as: UTF8.self)
    }

    @Test(arguments: ReportFormat.allCases)
    func nothingReachesATerminalOrTheLogOfAJob(format: ReportFormat) {
        let text = Self.text(format)
        #expect(!text.isEmpty)
        for scalar in text.unicodeScalars where scalar != "\n" {
            let isHarmless = scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
                && ![0x202E, 0x2066, 0x2028, 0x85, 0xFFFE].contains(scalar.value)
            #expect(isHarmless, "\(String(scalar.value, radix: 16))")
        }
        #expect(!text.contains("##["))
        for line in text.split(separator: "\n") where format != .github {
            let start = line.drop(while: \.isWhitespace)
            #expect(!start.hasPrefix("::") && !start.hasPrefix("fake.swift"), "\(line)")
        }
    }

    @Test(arguments: [ReportFormat.json, .sarif, .gitlab])
    func readersOfJSONGetWhatWasThere(format: ReportFormat) throws {
        let value = try JSONSerialization.jsonObject(with: Data(Self.text(format).utf8))
        let strings = strings(in: value)
        let path = Self.evil + "/A.swift"
        if format == .sarif {
            #expect(strings.contains { $0.removingPercentEncoding == path && !$0.hasPrefix(":") })
            // What could be read as a link is escaped.
            #expect(strings.contains { $0.contains("\\](http://evil)") })
        } else {
            #expect(strings.contains(path))
            #expect(strings.contains { $0.contains(Self.evil) && $0 != path })
        }
    }

    private func strings(in value: Any) -> [String] {
        if let text = value as? String { return [text] }
        if let list = value as? [Any] { return list.flatMap(strings) }
        return (value as? [String: Any])?.values.flatMap(strings) ?? []
    }

    @Test(arguments: [(ReportFormat.junit, "testcase", "file"), (.checkstyle, "file", "name")])
    func readersOfXMLGetTheSameElements(
        format: ReportFormat, element: String, attribute: String
    ) throws {
        let elements = try DocumentElement.all(in: Self.text(format))
        let path = try #require(elements.first { $0.name == element }?.attributes[attribute])
        // XML cannot hold three of the characters, which are spelled out; the others come back.
        let spelled = Self.evil.replacingOccurrences(of: "\u{1B}", with: #"\u{1B}"#)
            .replacingOccurrences(of: "\u{0}", with: #"\u{0}"#)
            .replacingOccurrences(of: "\u{FFFE}", with: #"\u{FFFE}"#)
        #expect(Array(path.unicodeScalars) == Array((spelled + "/A.swift").unicodeScalars))
        let count = elements.count { $0.name == element }
        #expect(count == (format == .junit ? 3 : 1))
    }

    @Test func gitHubReadsOneAnnotation() throws {
        let lines = Self.text(.github).split(separator: "\n")
        #expect(lines.count == 1)
        let command = try #require(WorkflowCommand(String(lines[0])))
        #expect(command.name == "error" && command.properties["title"] == "r")
        #expect(command.properties["line"] == "1" && command.properties["col"] == "5")
        #expect(Set(command.properties.keys).count == 6)
        let path = command.properties["file"] ?? ""
        #expect(path.hasPrefix("::error file=x,line=1::owned\\u{1B}[2J\\u{9B}31m\nfake.swift:1:1"))
        #expect(path.hasSuffix("</file>%0A, %](http://evil) 😀/A.swift"))
        #expect(command.message.hasPrefix("::error file=x"))
    }
}
