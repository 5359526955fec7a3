import Diagnostics
import Foundation
import Reporting
import SourceText
import Testing

@Suite struct JSONReportTests {
    private func object(_ bytes: [UInt8]) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    @Test func everyFieldIsThere() throws {
        let json = try object(exampleReport.rendered(as: .json))
        #expect(json["version"] as? Int == 1)
        #expect(json["tool"] as? [String: String] == ["name": "modlint", "version": "1.2.3"])
        #expect(json["root"] as? String == "/Project")
        let findings = try #require(json["findings"] as? [[String: Any]])
        let logic = findings[0]
        #expect(logic["rule"] as? String == "view-contains-logic")
        #expect(logic["severity"] as? String == "error")
        #expect(logic["file"] as? String == "App/LoginView.swift")
        let place = ["line", "column", "endLine", "endColumn"].map { logic[$0] as? Int }
        #expect(place == [2, 16, 2, 26])
        #expect(logic["message"] as? String == "`LoginView` uses the network itself")
        #expect(logic["instruction"] as? String == "Ask the presenter through the event output.")
        #expect(logic["module"] as? String == "Login")
        #expect(logic["role"] as? String == "view")
        #expect(logic["type"] as? String == "LoginView")
        #expect(logic["suppressed"] as? Bool == false)
        #expect(logic["reason"] as? String == "Screens show things.")
        let notes = try #require(logic["notes"] as? [[String: Any]])
        #expect(notes.count == 1 && notes[0]["line"] as? Int == 1)
        #expect(notes[0]["column"] as? Int == 13)
        #expect(findings[1]["module"] is NSNull && findings[1]["role"] is NSNull)
        let summary = try #require(json["summary"] as? [String: Any])
        #expect(summary["findings"] as? [String: Int] == ["error": 1, "warning": 0, "info": 1])
        #expect(summary["files"] as? Int == 2)
    }

    @Test func anEmptyReportIsRightJSON() throws {
        let json = try object(report([], []).rendered(as: .json))
        #expect((json["findings"] as? [Any])?.isEmpty == true)
    }

    @Test(arguments: [0, 7, 10, -1, -10, Int.max, Int.min])
    func numbersAreWrittenInFull(_ number: Int) throws {
        var summary = Summary()
        summary.lines = number
        let report = Report(version: "", root: "", files: [], findings: [], summary: summary)
        let text = String(decoding: report.rendered(as: .json), as: UTF8.self)
        #expect(text.contains("\"lines\":\(number),"))
    }

    @Test func everyCharacterSurvives() throws {
        let scalars = (0..<0x300).compactMap { Unicode.Scalar($0 as UInt32) }
        let odd = String(String.UnicodeScalarView(scalars)) + "\u{2028}😀\\u{1B}\"/"
        let files = [SourceFile(path: odd, text: "x")]
        let finding = Finding(
            rule: "r", severity: .error, place: place(of: "x", in: files), message: odd,
            instruction: odd)
        let bytes = report(files, [finding]).rendered(as: .json)
        let findings = try #require(try object(bytes)["findings"] as? [[String: Any]])
        for key in ["file", "message", "instruction"] {
            let text = try #require(findings[0][key] as? String)
            #expect(Array(text.unicodeScalars) == Array(odd.unicodeScalars))
        }
        #expect(!bytes.contains { $0 < 0x20 && $0 != 0x0A })
    }

    @Test func columnsCountUTF16CodeUnits() throws {
        let files = [SourceFile(path: "A.swift", text: "\u{FEFF}/* 😀é */ x")]
        let finding = Finding(
            rule: "r", severity: .error, place: place(of: "x", in: files), message: "",
            instruction: "")
        let json = try object(report(files, [finding]).rendered(as: .json))
        let findings = try #require(json["findings"] as? [[String: Any]])
        #expect(findings[0]["column"] as? Int == 11)
    }

    @Test func inspectionsListTypesWithTheirEvidence() throws {
        let files = exampleReport.files
        var type = TypeInspection(
            name: "LoginView", kind: "class", role: "view", confidence: "high", module: nil,
            place: place(of: "LoginView", in: files),
            evidence: [Note(place: place(of: "UIView", in: files), message: "Inherits.")])
        type.creations = []
        type.unknowns = [Note(place: place(of: "UIView", in: files), message: "Who knows?")]
        let inspection = InspectionReport([type], files: files)
        let types = try #require(try object(inspection.json)["types"] as? [[String: Any]])
        let keys = [
            "classBound", "confidence", "creations", "evidence", "file", "kind", "line", "module",
            "name", "role", "unknowns",
        ]
        #expect(types[0].keys.sorted() == keys)
        #expect(types[0]["classBound"] is NSNull && (types[0]["creations"] as? [Any]) != nil)
        let unknowns = try #require(types[0]["unknowns"] as? [[String: Any]])
        #expect(unknowns.map { $0["message"] as? String } == ["Who knows?"])
        #expect(
            (types[0]["evidence"] as? [[String: Any]])?.first?["message"] as? String == "Inherits.")
        let expected = """
            App/LoginView.swift:1:13: class LoginView
              role: view (high confidence)
              module: none
              evidence: App/LoginView.swift:1:24: Inherits.
              created: by nobody in the sources
              unknown: App/LoginView.swift:1:24: Who knows?

            """
        #expect(inspection.text == expected)
    }
}

@Suite struct FingerprintTests {
    private func fingerprints(_ findings: [Finding], path: String = "A.swift") -> [String] {
        var fingerprints = Fingerprints()
        return findings.map { fingerprints.next(of: $0, path: path) }
    }

    @Test func editsAroundAFindingKeepItsName() {
        let finding = exampleReport.findings[0]
        var moved = finding
        moved.place.range = SourceRange(start: 0, end: 1)
        moved.message = "Other words."
        moved.severity = .info
        #expect(fingerprints([finding]) == fingerprints([moved], path: "B.swift"))
        #expect(fingerprints([finding]) == ["1a4bea6983d6d7fc"])
    }

    @Test func symbolsAndRulesAndCountsTellFindingsApart() {
        let finding = exampleReport.findings[0]
        var other = finding
        other.target = "UserDefaults"
        var otherRule = finding
        otherRule.rule = "retain-cycle"
        let names = fingerprints([finding, finding, finding, other, otherRule])
        #expect(Set(names).count == 5)
        #expect(names.allSatisfy { $0.utf8.count == 16 })
    }

    @Test func findingsWithoutSymbolsAreKnownByTheirFile() {
        let finding = exampleReport.findings[1]
        #expect(fingerprints([finding]) != fingerprints([finding], path: "B.swift"))
    }
}
