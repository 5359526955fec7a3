import Diagnostics
import Foundation
import Linting
import TestFolders
import Testing
import modlint

/// `baseline add`, `prune` and `show`, which alone write the baseline.
@Suite struct BaselineCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: String..., today: String = "2026-06-15") async -> Outcome {
        let full = arguments.map { $0.replacingOccurrences(of: "@", with: folder.path) }
        let surroundings = Surroundings(today: CalendarDay(today))
        return await modlint.run(full, in: surroundings, with: exampleStages)
    }

    private var content: String? {
        try? String(
            contentsOf: folder.url.appendingPathComponent(".modlint-baseline.json"),
            encoding: .utf8)
    }

    @Test func addListsEveryFindingByItsSymbolsAndPruneTakesWhatIsMended() async throws {
        try folder.add("B.swift", "struct B {\n  var Bad = 1, Bad = 2, Odd = 3, Note = 4\n}\n")
        try folder.add("A.swift", "let Bad = 1\n")
        try folder.add("C.swift", "// modlint:disable:next bad-word\nstruct C { var Bad = 1 }\n")
        let added = await run("baseline", "add", "@", "--reason", "Old.", "--owner", "Ann")
        #expect(added.text == ".modlint-baseline.json: 0 → 5 entries, change +5\n")
        #expect(added.status == .clean && added.remarks.isEmpty)
        let tail = #""reason":"Old.","owner":"Ann"}"#
        #expect(
            content == """
                {"version":1,"entries":[
                {"rule":"bad-word","from":"A.swift",\(tail),
                {"rule":"bad-word","from":"B",\(tail),
                {"rule":"bad-word","from":"B",\(tail),
                {"rule":"odd-word","from":"B",\(tail),
                {"rule":"odd-word","from":"B",\(tail)
                ]}

                """)
        // The suppression lacks its reason, which no baseline can replace.
        #expect(await run("@", "--format", "concise").rules == ["1 suppression-without-reason"])

        try folder.add("A.swift", "let a = 1\n")
        try folder.add("B.swift", "struct B {\n  var Bad = 1, Odd = 3, Note = 4\n}\nlet Bad = 5")
        let pruned = await run("baseline", "prune", "@")
        #expect(pruned.text == ".modlint-baseline.json: 5 → 3 entries, change -2\n")
        #expect(content?.components(separatedBy: tail).count == 4)
        #expect(await run("@", "--format", "concise").places == ["B.swift:4:5", "C.swift:1:1"])
    }

    @Test func reasonsOwnersAndDaysSurviveBothCommandsInSortedOrder() async throws {
        try folder.add("A.swift", "struct A { var Bad = 1 }\nstruct B { var Bad = 1 }\n")
        try folder.add(
            ".modlint-baseline.json",
            """
            { "version": 1, "entries": [
              { "until": "2099-01-01", "from": "B", "rule": "bad-word", "owner": "\\u00e9 \\"q\\"",
                "reason": "Line\\nbreak" },
              { "rule": "odd-word", "from": "Gone" }
            ] }
            """)
        let kept = #"{"rule":"bad-word","from":"B","reason":"Line\nbreak","owner":"é \"q\"","#
            + #""until":"2099-01-01"}"#
        #expect(await run("baseline", "add", "@").text.hasSuffix("2 → 3 entries, change +1\n"))
        let gone = #"{"rule":"odd-word","from":"Gone"}"#
        let new = #"{"rule":"bad-word","from":"A"}"#
        #expect(content == "{\"version\":1,\"entries\":[\n\(new),\n\(kept),\n\(gone)\n]}\n")
        #expect(await run("baseline", "prune", "@").text.hasSuffix("3 → 2 entries, change -1\n"))
        #expect(content == "{\"version\":1,\"entries\":[\n\(new),\n\(kept)\n]}\n")
    }

    @Test func whatChangesNothingWritesNothing() async throws {
        try folder.add("A.swift", "struct A { var Bad = 1 }\n")
        let text = #"{ "version": 1, "entries": [{ "from": "A", "rule": "bad-word" }] } // Ours."#
        try folder.add(".modlint-baseline.json", text)
        for action in ["add", "prune"] {
            let outcome = await run("baseline", action, "@")
            #expect(outcome.text == ".modlint-baseline.json: 1 entry, no change\n")
        }
        #expect(content == text)
        #expect(await run("baseline", "show", "@").status == .clean && content == text)
    }

    @Test func onlyTheRulesAndPathsThatAreNamedAreAdded() async throws {
        try folder.add(".modlint.json", "{}")
        for name in ["A", "B"] {
            try folder.add("\(name)/\(name).swift", "struct \(name) { var Bad = 1, Odd = 2 }\n")
        }
        _ = await run("baseline", "add", "@/B", "--rule", "odd-word", "--until", "2026-06-15")
        #expect(content?.contains(#"[{"rule":"odd-word","from":"B","until":"2026-06-15"}]"#
            .replacing("[{", with: "[\n{").replacing("}]", with: "}\n]")) == true)
        let unknown = await run("baseline", "add", "@", "--rule", "od-word")
        #expect(unknown.status == .unable)
        let message = #"error: There is no rule "od-word". Did you mean "odd-word"?"#
        #expect(unknown.remarks == [message])
    }

    @Test func anEntryThatHasRunOutIsRenewedOnlyByANewDay() async throws {
        try folder.add("A.swift", "struct A { var Bad = 1 }\n")
        _ = await run("baseline", "add", "@", "--until", "2026-06-15", "--reason", "Soon.")
        let before = content
        let later = "2026-06-16"
        #expect(await run("@", today: later).status == .findings)
        let kept = await run("baseline", "add", "@", today: later)
        #expect(kept.text.contains("1 entry, no change; 1 expired, which a new day (--until)"))
        #expect(content == before)
        let past = await run("baseline", "add", "@", "--until", "2026-06-15", today: later)
        #expect(past.remarks == ["error: --until 2026-06-15 has passed already."])
        #expect(past.status == .unable && content == before)
        let renewed = await run("baseline", "add", "@", "--until", "2026-07-01", today: later)
        #expect(renewed.text.hasSuffix("1 entry, no change; 1 renewed\n"))
        #expect(content?.contains(#""reason":"Soon.","until":"2026-07-01""#) == true)
        #expect(await run("@", today: later).status == .clean)
    }

    @Test func nothingIsWrittenWhereTheProjectIsNotReadAsAWhole() async throws {
        try folder.add(".modlint.json", #"{ "exclude": ["Nothing"] }"#)
        try folder.add("A.swift", "struct A { var Bad = 1 }\n")
        for action in ["add", "prune"] {
            let outcome = await run("baseline", action, "@")
            #expect(outcome.status == .unable && outcome.output.isEmpty)
            #expect(outcome.remarks.last?.hasPrefix("error: The baseline stays as it is") == true)
        }
        #expect(content == nil)
    }

    @Test func pruneLeavesWhatLiesOutsideOfThePart() async throws {
        try folder.add(".modlint.json", "{}")
        try folder.add("A/A.swift", "struct A {}\n")
        try folder.add("B/B.swift", "struct B {}\n")
        try folder.add(
            ".modlint-baseline.json",
            #"{"version":1,"entries":[{"rule":"bad-word","from":"A"},"#
                + #"{"rule":"bad-word","from":"B"}]}"#)
        _ = await run("baseline", "prune", "@/A")
        let rest = #"{"rule":"bad-word","from":"B"}"#
        #expect(content == "{\"version\":1,\"entries\":[\n\(rest)\n]}\n")
    }

    @Test func aFolderThatTakesNoFileIsSaid() async throws {
        try folder.add(".modlint.json", #"{ "baseline": "missing/b.json" }"#)
        try folder.add("A.swift", "struct A { var Bad = 1 }\n")
        let outcome = await run("baseline", "add", "@")
        #expect(outcome.status == .unable && outcome.output.isEmpty)
        #expect(
            outcome.remarks == [
                "missing/b.json: error: Cannot be written: No such file or directory."
            ])
    }

    @Test func showTellsWhatHasBecomeOfEachEntry() async throws {
        try folder.add(".modlint.json", "{}")
        try folder.add("A/A.swift", "struct A {\n  var Bad = 1\n}\nstruct B { var Bad = 2 }\n")
        try folder.add("D/D.swift", "struct D {}\n")
        try folder.add(
            "A/C.swift", "struct C { var Bad = 3 } // modlint:disable:this bad-word — Why.\n")
        let entries = ["A", "B", "C", "D"].map { name in
            let until = name == "B" ? #","until":"2020-01-01","owner":"Ann","reason":"Old.""# : ""
            return #"{"rule":"bad-word","from":"\#(name)"\#(until)}"#
        }
        try folder.add(
            ".modlint-baseline.json",
            "{\"version\":1,\"entries\":[\(entries.joined(separator: ","))]}")
        let expected = """
            .modlint-baseline.json: baseline of 4 entries, 1 stale, 1 expired, change -1

            bad-word: A
              holds: A/A.swift:2:7

            bad-word: B
              expired: A/A.swift:4:16
              reason: Old.
              owner: Ann
              until: 2020-01-01

            bad-word: C
              suppressed

            bad-word: D
              unchecked

            """
        #expect(await run("baseline", "show", "@/A").text == expected)
        let json = await run("baseline", "show", "@/A", "--format", "json").text
        let parsed = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let states = (parsed?["entries"] as? [[String: Any]])?.map { $0["state"] as? String }
        #expect(states == ["holds", "expired", "suppressed", "unchecked"])
        #expect(json.contains(#""state":"holds","file":"A/A.swift","line":2}"#))
    }

    @Test(arguments: [
        (["baseline"], #""baseline" takes add, prune or show."#),
        (["baseline", "pruen"], #""baseline" takes add, prune or show. Did you mean "prune"?"#),
        (
            ["baseline", "prune", "--reason", "x"],
            #"--rule, --reason, --owner and --until are for "baseline add"."#
        ),
        (
            ["baseline", "add", "--until", "tomorrow"],
            #"--until takes a day like 2027-06-30, not "tomorrow"."#
        ),
    ])
    func mistakesSayWhatIsRight(arguments: [String], expected: String) async {
        let outcome = await modlint.run(arguments, in: Surroundings(), with: exampleStages)
        #expect(outcome.status == .unable && outcome.remarks.first == "error: \(expected)")
    }
}
