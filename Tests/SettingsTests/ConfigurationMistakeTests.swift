import Settings
import SourceText
import Testing

@Suite struct ConfigurationMistakeTests {
    @Test(arguments: [
        ("[]", "1:1 The configuration is an object, not a list."),
        (#"{ "includ": [] }"#, #"1:3 Unknown key "includ". Did you mean "include"?"#),
        (#"{ "rule": {} }"#, #"1:3 Unknown key "rule". Did you mean "rules"?"#),
        (#"{ "include": "App" }"#, #"1:14 "include" takes a list of patterns, not a string."#),
        (#"{ "exclude": [7] }"#, #"1:15 "exclude" takes a string, not a number."#),
        (#"{ "modules": [{"reason": ""}] }"#, #"1:15 The pattern lacks its "path"."#),
        (
            #"{ "modules": [{"path": "A", "why": ""}] }"#,
            #"1:29 Unknown key "why". Did you mean "path"?"#
        ),
        (
            #"{ "extends": "modul" }"#,
            #"1:14 There is no preset "modul". Did you mean "module"? The name of a file has "#
                + "its ending."
        ),
        (
            #"{ "extends": true }"#,
            #"1:14 "extends" takes a preset, a file or a list of them, not true or false."#
        ),
        (#"{ "extends": [1] }"#, #"1:15 "extends" takes a string, not a number."#),
        (#"{ "$schema": 1 }"#, #"1:14 "$schema" takes a string, not a number."#),
        (#"{ "baseline": [] }"#, #"1:15 "baseline" takes a string, not a list."#),
        (#"{ "baseline": "ci/" }"#, #"1:15 "baseline" takes the path of a file."#),
        (#"{ "rules": [] }"#, #"1:12 "rules" takes an object, not a list."#),
    ])
    func mistakesAtTheTop(text: String, expected: String) {
        #expect(mistakes(text) == [expected])
    }

    @Test(arguments: [
        (
            #""view-contain-logic": "error""#,
            #"1:14 Unknown rule "view-contain-logic". Did you mean "view-contains-logic"?"#
        ),
        (
            #""retain-cycle": "eror""#,
            #"1:30 Unknown severity "eror". Did you mean "error"?"#
        ),
        (
            #""retain-cycle": null"#,
            #"1:30 "retain-cycle" takes a severity or an object, not null."#
        ),
        (
            #""retain-cycle": { "severity": 1 }"#, #"1:44 "severity" takes a string, not a number."#
        ),
        (
            #""retain-cycle": { "severty": "off" }"#,
            #"1:32 Unknown option "severty". Did you mean "severity"?"#
        ),
        (
            #""view-contains-logic": { "maximumDecision": 3 }"#,
            #"1:39 Unknown option "maximumDecision". Did you mean "maximumDecisions"?"#
        ),
        (
            #""view-contains-logic": { "maximumDecisions": 0 }"#,
            #"1:59 "maximumDecisions" is at least 1, not 0."#
        ),
        (
            #""view-contains-logic": { "maximumDecisions": 2.5 }"#,
            #"1:59 "maximumDecisions" takes a whole number, not a number."#
        ),
        (
            #""view-contains-logic": { "allow": ["timr"] }"#,
            #"1:49 "allow" has no value "timr". Did you mean "timer"?"#
        ),
        (
            #""view-contains-logic": { "extensions": "yes" }"#,
            #"1:53 "extensions" takes true or false, not a string."#
        ),
    ])
    func mistakesInRules(rule: String, expected: String) {
        #expect(mistakes(#"{ "rules": { \#(rule) } }"#) == [expected])
    }

    @Test(arguments: [
        (#""presentr": {}"#, #"1:14 Unknown role "presentr". Did you mean "presenter"?"#),
        (#""view": "*View""#, #"1:22 "view" takes an object, not a string."#),
        (#""view": { "name": [] }"#, #"1:24 Unknown key "name". Did you mean "names"?"#),
        (
            #""view": { "reason": "Old." }"#,
            #"1:22 The role "view" names no types; it takes "names", "baseTypes", "attributes"."#
        ),
        (#""view": { "names": [true] }"#, #"1:34 "names" takes a string, not true or false."#),
        (
            #""view": { "names": ["{View"] }"#,
            #"1:34 Bad pattern "{View": A `{` is never closed."#
        ),
    ])
    func mistakesInRoles(role: String, expected: String) {
        #expect(mistakes(#"{ "roles": { \#(role) } }"#) == [expected])
    }

    @Test(arguments: [
        ("", "1:1 A value is missing at the end of the file."),
        ("{", "1:1 This is never closed by `}`."),
        ("{} {}", "1:4 Nothing may follow the value."),
        ("{ include: [] }", "1:3 Expected a key in double quotes."),
        (#"{ "include" [] }"#, "1:13 Expected `:` after the key \"include\"."),
        (#"{ "a": 1 "b": 2 }"#, "1:10 Expected `,` or `}`."),
        ("{ \"a\": [,] }", "1:9 Expected a value."),
        (#"{ "a": yes }"#, "1:8 `yes` is no JSON value; strings stand in double quotes."),
        ("{ \"a\": \"b\n\" }", "1:8 This string is never closed on its line."),
        ("{ \"a\": \"\t\" }", "1:9 Control characters in strings are written as escapes."),
        (#"{ "a": "\q" }"#, "1:9 JSON has no such escape."),
        (#"{ "a": "\ud800" }"#, "1:9 This escape is half of a surrogate pair."),
        (#"{ "a": "\u00g0" }"#, "1:13 Expected four hexadecimal digits."),
        (#"{ "a": 01 }"#, "1:8 A number does not begin with 0."),
        (#"{ "a": 1. }"#, "1:10 Expected a digit."),
        ("{ /* }", "1:3 This comment is never closed."),
        ("{ / }", "1:3 Expected a comment after `/`."),
    ])
    func mistakesOfForm(text: String, expected: String) {
        #expect(mistakes(text) == [expected])
    }

    @Test func allMistakesAreReportedInTheOrderOfTheirPlaces() {
        let text = """
            {
              "rules": { "retain-cycl": "off", "unused-contract": "warn" },
              "include": ["/App", ""], "roles": 1,
              "include": []
            }
            """
        #expect(
            mistakes(text) == [
                #"2:14 Unknown rule "retain-cycl". Did you mean "retain-cycle"?"#,
                #"2:55 Unknown severity "warn". Did you mean "warning"?"#,
                #"3:15 Bad pattern "/App": Patterns are relative to the folder of the "#
                    + "configuration; drop the first `/`.",
                #"3:23 Bad pattern "": A pattern is empty."#,
                #"3:37 "roles" takes an object, not a number."#,
                #"4:3 The key "include" stands twice."#,
            ])
    }

    @Test func columnsCountUTF16CodeUnits() {
        #expect(mistakes(#"{ /* 😀é */ "x": 1 }"#).first?.hasPrefix("1:13 ") == true)
    }

    @Test func everyPrefixAndEveryDeletionIsReadToAnEnd() {
        let text =
            #"{ "roles": { "view": { "names": ["*{V,v}iew\u0041\ud83d\ude00"] } }, "# + "\n"
            + #""rules": { "view-contains-logic": { "maximumDecisions": -1.5e+3, /* é */ } }, }"#
        let bytes = ContiguousArray(text.utf8)
        for index in bytes.indices {
            let prefix = SourceFile(path: "a", bytes: ContiguousArray(bytes[..<index]))
            #expect(!mistakes(prefix).isEmpty)
            var shorter = bytes
            shorter.remove(at: index)
            _ = mistakes(SourceFile(path: "a", bytes: shorter))
        }
    }

    @Test func deepNestingIsAMistakeAndNoCrash() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(mistakes(deep) == ["1:65 Values are nested deeper than 64 levels."])
    }

    @Test func hugeAndUndecodableFilesAreMistakes() {
        let blanks = String(repeating: " ", count: Configuration.maximumSize + 1)
        #expect(mistakes(blanks) == ["1:1 The file is larger than 1 MiB."])
        let source = SourceFile(path: "a", bytes: [0x7B, 0x0A, 0xFF, 0x7D])
        #expect(mistakes(source) == ["2:1 This is not UTF-8 text."])
    }

    @Test func mistakesPrintAsCompilersDo() {
        do throws(ConfigurationMistakes) {
            let source = SourceFile(path: ".modlint.json", text: "[]")
            _ = try Configuration(reading: source, catalogue: [])
            Issue.record("The configuration should be a mistake.")
        } catch {
            let message = "The configuration is an object, not a list."
            #expect(error.lines == [".modlint.json:1:1: error: \(message)"])
        }
    }
}
