import Diagnostics
import Settings
import Testing

/// What differs in some folders.
@Suite struct OverrideTests {
    private static let text = """
        {
          "rules": { "view-contains-logic": { "severity": "warning", "reason": "Everywhere." } },
          "overrides": [
            {
              "paths": ["App/Old/**", { "path": "Lib", "reason": "Bought." }],
              "rules": {
                "view-contains-logic": { "maximumDecisions": 9, "allow": ["timer"] },
                "retain-cycle": { "severity": "off", "reason": "Its own." },
                "unused-contract": "error",
              },
              "reason": "Goes away.",
            },
            { "paths": ["**/Login/*"], "rules": { "view-contains-logic": "off" } },
          ],
        }
        """

    @Test func onlyTheNamedPathsDiffer() throws {
        let configuration = try configuration(Self.text)
        let elsewhere = configuration.setting(of: "view-contains-logic", in: "App/A.swift")
        #expect(elsewhere.severity == .warning && elsewhere.reason == "Everywhere.")
        #expect(elsewhere.options.integer("maximumDecisions") == 2)
        let old = configuration.setting(of: "view-contains-logic", in: "App/Old/A.swift")
        #expect(old.severity == .warning && old.reason == "Goes away.")
        #expect(old.options.integer("maximumDecisions") == 9)
        #expect(old.options.strings("allow") == ["timer"])
        let cycle = configuration.setting(of: "retain-cycle", in: "Lib/A.swift")
        #expect(cycle.severity == .off && cycle.reason == "Its own.")
        #expect(configuration.setting(of: "retain-cycle", in: "App/A.swift").severity == nil)
    }

    @Test func laterOverridesWin() throws {
        let configuration = try configuration(Self.text)
        let both = configuration.setting(of: "view-contains-logic", in: "App/Old/Login/A.swift")
        #expect(both.severity == .off)
        #expect(both.options.integer("maximumDecisions") == 9)
    }

    @Test func aRuleThatIsOffMayBeOnSomewhere() throws {
        let configuration = try configuration(
            """
            {
              "rules": { "retain-cycle": "off", "unused-contract": "off" },
              "overrides": [{ "paths": ["A"], "rules": { "retain-cycle": "error" } }],
            }
            """)
        #expect(configuration.isOn("retain-cycle") && !configuration.isOn("unused-contract"))
    }

    @Test(arguments: [
        (#"{}"#, #"1:16 "overrides" takes a list of overrides, not an object."#),
        (
            #"["App"]"#,
            #"1:17 An override is an object with "paths" and "rules", not a string."#
        ),
        (#"[{ "paths": ["A"] }]"#, #"1:17 The override lacks its "rules"."#),
        (
            #"[{ "rules": { "retain-cycle": "off" } }]"#,
            #"1:17 The override lacks its "paths"."#
        ),
        (
            #"[{ "paths": [], "rules": { "retain-cycle": "off" } }]"#,
            #"1:28 The override has empty "paths"."#
        ),
        (#"[{ "paths": ["A"], "rules": {} }]"#, #"1:44 The override has empty "rules"."#),
        (
            #"[{ "path": ["A"], "paths": ["A"], "rules": { "retain-cycle": "off" } }]"#,
            #"1:19 Unknown key "path". Did you mean "paths"?"#
        ),
        (
            #"[{ "paths": ["A"], "rules": { "retain-cycl": "off" } }]"#,
            #"1:46 Unknown rule "retain-cycl". Did you mean "retain-cycle"?"#
        ),
        (
            #"[{ "paths": ["A"], "rules": { "view-contains-logic": { "allow": ["tmer"] } } }]"#,
            #"1:81 "allow" has no value "tmer". Did you mean "timer"?"#
        ),
        (
            #"[{ "paths": ["/A"], "rules": { "retain-cycle": "of" }, "reason": 1 }]"#,
            #"1:29 Bad pattern "/A": Patterns are relative to the folder of the configuration; "#
                + "drop the first `/`."
        ),
    ])
    func mistakesSayWhatIsRight(overrides: String, expected: String) {
        #expect(mistakes(#"{ "overrides": \#(overrides) }"#).first == expected)
    }
}
