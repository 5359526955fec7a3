import Diagnostics
import Foundation
import Linting
import TestFolders
import Testing
import modlint

/// What the baseline allows, what it reports, and that a run never writes it.
@Suite struct BaselineTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func entries(_ lines: String...) throws {
        try folder.add(
            ".modlint-baseline.json",
            "{\"version\":1,\"entries\":[\n" + lines.joined(separator: ",\n") + "\n]}\n")
    }

    private func bad(_ type: String, _ more: String = "") -> String {
        #"{"rule":"bad-word","from":"\#(type)"\#(more)}"#
    }

    private func lint(_ arguments: String..., today: String = "2026-06-15") async -> Outcome {
        let surroundings = Surroundings(today: CalendarDay(today))
        let paths = arguments.map { folder.path + $0 }
        return await modlint.run(
            (paths.isEmpty ? [folder.path] : paths) + ["--format", "concise"], in: surroundings,
            with: exampleStages)
    }

    @Test func listedFindingsDoNotCountAndStayInTheReport() async throws {
        try folder.add("A.swift", "struct A {\n  var Bad = 1, Odd = 2\n}\n")
        try entries(bad("A", #","reason":"Old.""#))
        let outcome = await lint()
        #expect(outcome.status == .clean && outcome.rules == ["2 odd-word"])
        #expect(outcome.remarks.first?.contains("1 baselined") == true)
        #expect(outcome.remarks.first?.hasSuffix("baseline of 1 entry, no change") == true)
        let json = await folder.run("@", "--format", "json").text
        #expect(json.contains(#""baselined":true,"justification":"Old.""#))
        #expect(json.contains(#""baseline":{"entries":1,"stale":0,"expired":0,"delta":0}"#))
    }

    @Test func movingFilesAddingLinesAndRewordingChangesNothing() async throws {
        try folder.add("Deep/er/Other.swift", "\n\n// More.\nstruct A { var x = 0; var Bad = 1 }\n")
        try entries(bad("A"))
        #expect(await lint().status == .clean)
        var stages = exampleStages
        stages.analysis = { input in
            var result = await exampleStages.analysis(input)
            for index in result.findings.indices { result.findings[index].message = "New words" }
            return result
        }
        let outcome = await modlint.run([folder.path], in: Surroundings(), with: stages)
        #expect(outcome.status == .clean && outcome.text.contains("1 baselined"))
    }

    @Test func anEntryAllowsOneFinding() async throws {
        try folder.add("A.swift", "struct A {\n  var Bad = 1\n  let Bad = 2\n  func Bad() {}\n}\n")
        try entries(bad("A"), bad("A"))
        let outcome = await lint()
        #expect(outcome.status == .findings && outcome.rules == ["4 bad-word"])
        #expect(outcome.remarks.first?.contains("2 baselined") == true)
    }

    @Test func whatWasMendedIsStaleAtItsPlace() async throws {
        try folder.add("A.swift", "struct A {\n  var Bad = 1\n}\n")
        try entries(bad("A"), bad("A"), bad("Gone"))
        let before = try content
        let outcome = await lint()
        #expect(outcome.status == .findings)
        #expect(outcome.places == [".modlint-baseline.json:3:1", ".modlint-baseline.json:4:1"])
        #expect(outcome.rules == ["3 stale-baseline", "4 stale-baseline"])
        #expect(outcome.text.contains("finding of `bad-word` in `Gone`, which is gone"))
        let summary = outcome.remarks.first ?? ""
        #expect(summary.hasSuffix("baseline of 3 entries, 2 stale, change -2"))
        #expect(try content == before)
    }

    private var content: String {
        get throws {
            try String(
                contentsOf: folder.url.appendingPathComponent(".modlint-baseline.json"),
                encoding: .utf8)
        }
    }

    @Test(arguments: [("2026-06-15", true), ("2026-06-14", false), ("2027-01-01", true)])
    func anEntryHoldsThroughItsLastDay(until: String, holds: Bool) async throws {
        try folder.add("A.swift", "struct A {\n  var Bad = 1\n}\n")
        try entries(bad("A", #","until":"\#(until)""#))
        let outcome = await lint()
        #expect(outcome.status == (holds ? .clean : .findings))
        let report = "error: Bad.; the baseline allowed it until 2026-06-14 [bad-word]\n"
        #expect(outcome.text.hasSuffix(holds ? "" : report))
        let text = await modlint.run(
            [folder.path], in: Surroundings(today: CalendarDay("2026-06-15")), with: exampleStages
        ).text
        let note = "note: .modlint-baseline.json:2:1: this entry has run out"
        #expect(text.contains(note) == !holds)
        #expect(text.contains("1 expired, no change") == !holds)
    }

    @Test func entriesThatHoldComeBeforeThoseThatHaveRunOut() async throws {
        try folder.add("A.swift", "struct A {\n  var Bad = 1\n}\n")
        try entries(bad("A", #","until":"2020-01-01""#), bad("A"))
        #expect(await lint().rules == ["2 stale-baseline"])
    }

    @Test func aCommentWinsAndMakesTheEntryStale() async throws {
        try folder.add(
            "A.swift", "struct A {\n  // modlint:disable:next bad-word — Why.\n  var Bad = 1\n}\n")
        try entries(bad("A"))
        let outcome = await lint()
        #expect(outcome.rules == ["2 stale-baseline"])
        #expect(outcome.text.contains("in `A`, which a comment allows"))
        let json = await folder.run("@", "--format", "json").text
        #expect(json.contains(#""suppressed":true,"baselined":false,"justification":"Why.""#))
    }

    // MARK: Parts of a project

    @Test func aPartSaysNothingOfEntriesElsewhere() async throws {
        try folder.add(".modlint.json", "{}")
        try folder.add("A/A.swift", "struct A { struct Inner {} }\n")
        try folder.add("B/B.swift", "struct B {}\nextension A { var x: Int { Bad } }\n")
        try entries(bad("A.Inner.f()"), bad("B"), bad("Gone"), bad("A"))
        #expect(await lint("/A").rules == ["2 stale-baseline"])
        #expect(await lint("/B").rules == ["3 stale-baseline"])
        let all = ["2 stale-baseline", "3 stale-baseline", "4 stale-baseline"]
        #expect(await lint("/A/A.swift", "/B").rules == all)
        #expect(await lint().rules == all)
    }

    @Test func whichOfEqualFindingsIsNewDoesNotDependOnThePart() async throws {
        try folder.add(".modlint.json", "{}")
        try folder.add("A/A.swift", "struct A { var Bad = 1 }\n")
        try folder.add("B/B.swift", "extension A { var Bad: Int { 1 } }\n")
        try entries(bad("A"))
        #expect(await lint().places == ["B/B.swift:1:19"])
        #expect(await lint("/A").places == [])
        #expect(await lint("/B").places == ["B/B.swift:1:19"])
    }

    @Test func withoutAConfigurationAPartKnowsTooLittle() async throws {
        try folder.add("A/A.swift", "struct A {}\n")
        try folder.add("B/B.swift", "struct B { var Bad = 1 }\n")
        try entries(bad("A"), bad("B"))
        #expect(await lint("/A").status == .clean)
        #expect(await lint("/B/B.swift").status == .clean)
        #expect(await lint().rules == ["2 stale-baseline"])
    }

    @Test func whatCannotBeReadMakesNothingStale() async throws {
        try folder.add("A.swift", "struct A {}\n")
        try folder.add("B.swift")
        try folder.forbid("B.swift")
        try entries(bad("B"))
        let outcome = await lint("", "/Missing.swift")
        #expect(outcome.status == .unable && outcome.output.isEmpty)
    }

    @Test func aRuleThatIsOffCannotTell() async throws {
        try folder.add(".modlint.json", #"{ "rules": { "bad-word": "off" } }"#)
        try folder.add("A.swift", "struct A { var Bad = 1 }\n")
        try entries(bad("A"), bad("B"))
        #expect(await lint().status == .clean)
    }

    // MARK: The file

    @Test func mistakesInTheFileEndTheRun() async throws {
        try folder.add("A.swift", "struct A {}\n")
        try entries(
            #"{"rule":"bad-wrod","from":"A"}"#, #"{"rule":"stale-baseline","form":"A"}"#)
        let outcome = await lint()
        #expect(outcome.status == .unable && outcome.output.isEmpty)
        #expect(
            outcome.remarks == [
                #".modlint-baseline.json:2:9: error: No rule "bad-wrod" has findings to list. "#
                    + #"Did you mean "bad-word"?"#,
                #".modlint-baseline.json:3:1: error: The entry lacks its "from"."#,
                #".modlint-baseline.json:3:9: error: No rule "stale-baseline" has findings to "#
                    + #"list. Did you mean "syntax-problem"?"#,
                #".modlint-baseline.json:3:26: error: Unknown key "form". Did you mean "from"?"#,
            ])
    }

    @Test func theConfigurationNamesAnotherFile() async throws {
        try folder.add(".modlint.json", "{\n  \"baseline\": \"ci/known.json\"\n}")
        try folder.add("App/A.swift", "struct A { var Bad = 1 }\n")
        let missing = await lint("/App")
        #expect(missing.status == .unable)
        #expect(
            missing.remarks == [
                #".modlint.json:2:15: error: There is no baseline "ci/known.json"; "#
                    + "`modlint baseline add` writes one."
            ])
        try folder.add("ci/known.json", "{\"version\":1,\"entries\":[\(bad("A"))]}")
        #expect(await lint("/App").status == .clean)
    }
}
