import Diagnostics
import Reporting
import SourceText
import Testing

@Suite struct TextReportTests {
    private func text(
        _ report: Report, as format: ReportFormat = .text, colour: Bool = false, limit: Int? = nil
    ) -> String {
        var options = ReportOptions()
        options.usesColour = colour
        options.limit = limit
        return String(decoding: report.rendered(as: format, options), as: UTF8.self)
    }

    @Test func findingsAreShownWithTheirLineEvidenceAndInstruction() {
        let expected = """
            App/LoginView.swift:2:16: error: `LoginView` uses the network itself \
            [view-contains-logic]
                2 |     let session = URLSession.shared
                  |                   ^~~~~~~~~~
                  note: App/LoginView.swift:1:13: `LoginView` is a view.
                  help: Ask the presenter through the event output.
                  reason: Screens show things.

            App/Übersicht.swift:2:10: info: Nobody holds `P` [unused-contract]
                2 | protocol P {}
                  |          ^~~
                  help: Remove it.

            2 files, 0 lines, 0 types, 0 modules; 1 error, 0 warnings, 1 info, 0 suppressed, \
            0 baselined; 0 unresolved names

            """
        #expect(text(exampleReport) == expected)
    }

    @Test func coloursSurroundButNeverChangeTheText() {
        let coloured = text(exampleReport, colour: true)
        #expect(coloured.contains("\u{1B}[1;31merror\u{1B}[0m"))
        #expect(coloured.replacing(escapes: "") == text(exampleReport))
    }

    @Test func theLimitCutsFindingsAndSaysSo() {
        let cut = text(exampleReport, limit: 1)
        #expect(cut.contains("view-contains-logic") && !cut.contains("unused-contract"))
        #expect(cut.contains("\n… and 1 more finding\n"))
        #expect(cut.contains("1 error, 0 warnings, 1 info"))
        #expect(text(exampleReport, limit: 2) == text(exampleReport))
    }

    @Test func suppressedFindingsAreCountedAndNotShown() {
        var finding = exampleReport.findings[0]
        finding.isSuppressed = true
        let text = text(report(exampleReport.files, [finding]))
        #expect(text.hasPrefix("2 files") && text.contains("0 errors"))
        #expect(text.contains("1 suppressed"))
    }

    @Test func aConciseReportHasOneLineAFinding() {
        let expected = """
            App/LoginView.swift:2:16: error: `LoginView` uses the network itself \
            [view-contains-logic]
            App/Übersicht.swift:2:10: info: Nobody holds `P` [unused-contract]

            """
        #expect(text(exampleReport, as: .concise) == expected)
    }

    @Test func xcodeGetsAbsolutePathsAndNotes() {
        let expected = """
            /Project/App/LoginView.swift:2:16: error: `LoginView` uses the network itself. \
            Ask the presenter through the event output. [view-contains-logic]
            /Project/App/LoginView.swift:1:13: note: `LoginView` is a view.
            /Project/App/Übersicht.swift:2:10: note: Nobody holds `P`. Remove it. [unused-contract]

            """
        #expect(text(exampleReport, as: .xcode) == expected)
    }

    @Test(arguments: [ReportFormat.text, .concise, .xcode])
    func nothingInASourceCanForgeOutput(format: ReportFormat) {
        let evil = "a\u{1B}[2Jb\nfake.swift:1:1: error: c\u{202E}d\r\u{2028}\u{85}"
        let files = [SourceFile(path: evil, text: "let \u{1B}[31m\u{202E}x = 1\u{7}\n")]
        let place = Place(file: 0, range: SourceRange(start: 0, end: 3))
        var finding = Finding(
            rule: "r", severity: .error, place: place, message: evil, instruction: evil)
        finding.notes = [Note(place: place, message: evil)]
        finding.reason = evil
        let output = text(report(files, [finding]), as: format)
        #expect(!output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        #expect(!output.unicodeScalars.contains { [0x202E, 0x2028, 0x85].contains($0.value) })
        #expect(!output.split(separator: "\n").contains { $0.hasPrefix("fake") })
        #expect(output.contains(#"\u{1B}[2Jb\u{A}fake"#))
    }

    @Test(arguments: [
        ("\t\tlet x = y", "y", "        let x = y", "                ^"),
        ("a\tb", "b", "a   b", "    ^"),
        ("日本語 = x", "x", "日本語 = x", "         ^"),
        ("e\u{301} 👨‍👩‍👧 = x", "x", "e\u{301} 👨‍👩‍👧 = x", "       ^"),
        ("let 日本 = 1", "日本", "let 日本 = 1", "    ^~~~"),
        ("a\u{200B}b", "b", "a\\u{200B}b", "         ^"),
        ("x", "", "x", "^"),
    ])
    func theCaretStandsBelowTheRange(
        source: String, phrase: String, line: String, marker: String
    ) {
        let files = [SourceFile(path: "A.swift", text: source)]
        let finding = Finding(
            rule: "r", severity: .error, place: place(of: phrase, in: files), message: "m",
            instruction: "i")
        let lines = text(report(files, [finding])).split(separator: "\n")
        #expect(lines[1] == "    1 | " + line)
        #expect(lines[2] == "      | " + marker)
    }

    @Test func longLinesAreCutAroundTheRange() {
        let blanks = String(repeating: "é", count: 100_000)
        let files = [SourceFile(path: "A.swift", text: blanks + "needle" + blanks)]
        let finding = Finding(
            rule: "r", severity: .error, place: place(of: "needle", in: files), message: "m",
            instruction: "i")
        let lines = text(report(files, [finding])).split(separator: "\n")
        #expect(lines[1].hasPrefix("    1 | …éé") && lines[1].hasSuffix("éé…"))
        #expect(lines[1].count < 120)
        #expect(lines[2].hasSuffix("^~~~~~"))
        #expect(lines[2].count == lines[1].prefix { $0 != "n" }.count + "needle".count)
    }

    @Test func bytesThatAreNoTextAndRangesOverLinesAreShown() {
        let bytes: ContiguousArray<UInt8> = [0xFF, 0x61, 0x0A, 0x62]
        let files = [SourceFile(path: "A.swift", bytes: bytes)]
        let place = Place(file: 0, range: SourceRange(start: 1, end: 4))
        let finding = Finding(
            rule: "r", severity: .error, place: place, message: "m", instruction: "i")
        let lines = text(report(files, [finding])).split(separator: "\n")
        #expect(lines[1] == "    1 | \u{FFFD}a")
        #expect(lines[2] == "      |  ^")
    }
}

extension String {
    /// The text without the sequences that change a terminal's colours.
    fileprivate func replacing(escapes replacement: String) -> String {
        split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated()
            .map { $0 == 0 ? String($1) : String($1.drop { $0 != "m" }.dropFirst()) }
            .joined(separator: replacement)
    }
}
