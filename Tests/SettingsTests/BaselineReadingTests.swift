import Diagnostics
import Settings
import SourceText
import Testing

@Suite struct BaselineReadingTests {
    private func read(_ text: String) throws -> [BaselineEntry] {
        try Baseline(
            reading: SourceFile(path: "b.json", text: text), rules: exampleCatalogue.map(\.id)
        ).entries
    }

    /// The mistakes of a baseline, as `line:column message`.
    private func mistakes(_ text: String) -> [String] {
        do {
            _ = try read(text)
            return []
        } catch let found as ConfigurationMistakes {
            return found.mistakes.map { "\($0.position.line):\($0.position.column) \($0.message)" }
        } catch {
            return ["\(error)"]
        }
    }

    @Test func entriesAreReadWithAllTheySay() throws {
        let entries = try read(
            """
            {
              "version": 1, // Comments are allowed.
              "entries": [
                { "rule": "retain-cycle", "from": "A.b", "to": "C", "reason": "Later.",
                  "owner": "Screens", "until": "2028-02-29" },
                { "rule": "unused-contract", "from": "P" },
              ],
            }
            """)
        let identity = FindingIdentity(rule: "retain-cycle", from: "A.b", to: "C")
        #expect(entries.map(\.identity.from) == ["A.b", "P"])
        #expect(entries[0].identity == identity && entries[0].range.start == 62)
        #expect(entries[0].reason == "Later." && entries[0].owner == "Screens")
        #expect(entries[0].until == CalendarDay(year: 2028, month: 2, day: 29))
        #expect(entries[1].identity.to == nil && entries[1].until == nil)
    }

    @Test func allMistakesAreReportedTogetherAtTheirPlaces() {
        let text = """
            { "entries": [
              { "rule": "retain-cycel", "from": "A" },
              { "rule": "retain-cycle", "form": "A" },
              { "rule": "retain-cycle", "from": 1, "until": "2027-02-29" },
              "retain-cycle",
            ], "version": 2, "versoin": 1 }
            """
        #expect(
            mistakes(text) == [
                #"2:13 No rule "retain-cycel" has findings to list. Did you mean "retain-cycle"?"#,
                #"3:3 The entry lacks its "from"."#,
                #"3:29 Unknown key "form". Did you mean "from"?"#,
                #"4:37 "from" takes a string, not a number."#,
                #"4:49 "until" is a day like 2026-12-31, not "2027-02-29"."#,
                "5:3 An entry is an object, not a string.",
                "6:15 This modlint reads version 1 of the format, not 2.",
                #"6:18 Unknown key "versoin". Did you mean "version"?"#,
            ])
    }

    @Test(arguments: [
        ("", "1:1 A value is missing at the end of the file."),
        ("[]", "1:1 The baseline is an object, not a list."),
        (#"{ "version": 1 }"#, #"1:1 The baseline lacks its "entries"."#),
        (#"{ "version": 1, "entries": {} }"#, #"1:28 "entries" takes a list, not an object."#),
        (
            #"{ "version": 1, "entries": [], "entries": [] }"#,
            #"1:32 The key "entries" stands twice."#
        ),
        ("{\n  \"version\" 1\n}", "2:13 Expected `:` after the key \"version\"."),
    ])
    func whatIsNoBaselineIsSaid(text: String, expected: String) {
        #expect(mistakes(text) == [expected])
    }

    @Test(arguments: [
        ("2026-12-31", true), ("2024-02-29", true), ("2000-02-29", true), ("1900-02-29", false),
        ("2026-04-31", false), ("2026-13-01", false), ("2026-00-10", false), ("2026-1-1", false),
        ("2026-12-31 ", false), ("+026-12-31", false), ("20261231", false), ("", false),
        ("2026-12-3１", false),
    ])
    func daysAreThoseOfTheCalendar(text: String, isDay: Bool) {
        #expect(CalendarDay(text)?.text == (isDay ? text : nil))
    }
}
