import Diagnostics
import Settings
import Testing

/// Configurations that are built on presets and other files.
@Suite struct ExtendsTests {
    private static let shared = """
        {
          "include": ["App/**", "Lib/**"], "exclude": ["App/Old"],
          "roles": { "presenter": { "names": ["*Presenter"], "baseTypes": ["BasePresenter"] } },
          "rules": {
            "view-contains-logic": { "severity": "info", "maximumDecisions": 5, "reason": "Old." },
            "retain-cycle": "warning",
          },
          "overrides": [{ "paths": ["App/A"], "rules": { "unused-contract": "off" } }],
        }
        """

    @Test func ownKeysComeOnTopOfThoseOfTheExtendedFile() throws {
        let own = """
            {
              "include": ["App/**"],
              "roles": { "presenter": { "names": ["*Logic"] }, "view": { "names": ["*Page"] } },
              "rules": { "view-contains-logic": { "maximumDecisions": 3 } },
              "overrides": [{ "paths": ["App/B"], "rules": { "unused-contract": "error" } }],
              "extends": "shared.json",
            }
            """
        let configuration = try configuration(own, ["shared.json": Self.shared])
        #expect(configuration.sources.map(\.path) == [".modlint.json", "shared.json"])
        #expect(configuration.include.map(\.glob.text) == ["App/**"])
        #expect(configuration.include.map(\.place.file) == [0])
        #expect(configuration.exclude.map(\.glob.text) == ["App/Old"])
        #expect(configuration.exclude.map(\.place.file) == [1])
        let presenter = try #require(configuration.roles[.presenter])
        #expect(presenter.names.map(\.text) == ["*Logic"])
        #expect(presenter.baseTypes.map(\.text) == ["BasePresenter"])
        let logic = configuration[rule: "view-contains-logic"]
        #expect(logic.severity == .info && logic.reason == "Old.")
        #expect(logic.options.integer("maximumDecisions") == 3)
        #expect(configuration[rule: "retain-cycle"].severity == .warning)
        #expect(configuration.setting(of: "unused-contract", in: "App/A/a").severity == .off)
        #expect(configuration.setting(of: "unused-contract", in: "App/B/a").severity == .error)
    }

    @Test func theReasonOfAnotherSeverityIsNotInherited() throws {
        let own =
            #"{ "extends": "shared.json", "rules": { "view-contains-logic": "error" } }"#
        let logic = try configuration(own, ["shared.json": Self.shared])[
            rule: "view-contains-logic"]
        #expect(logic.severity == .error && logic.reason == nil)
        #expect(logic.options.integer("maximumDecisions") == 5)
    }

    @Test func laterEntriesOfAListWin() throws {
        let files = [
            "a.json": #"{ "rules": { "retain-cycle": "info", "unused-contract": "error" } }"#,
            "b.json": #"{ "rules": { "retain-cycle": "off" } }"#,
        ]
        let configuration = try configuration(#"{ "extends": ["a.json", "b.json"] }"#, files)
        #expect(configuration[rule: "retain-cycle"].severity == .off)
        #expect(configuration[rule: "unused-contract"].severity == .error)
    }

    @Test func filesAreNamedRelativeToTheOneThatExtendsThem() throws {
        let files = [
            "team/base.json": #"{ "extends": "parts/rules.json" }"#,
            "team/parts/rules.json": #"{ "rules": { "retain-cycle": "off" } }"#,
        ]
        let configuration = try configuration(#"{ "extends": "team/base.json" }"#, files)
        #expect(configuration[rule: "retain-cycle"].severity == .off)
    }

    @Test func aFileMayBeExtendedTwice() throws {
        let files = [
            "a.json": #"{ "extends": "c.json" }"#, "b.json": #"{ "extends": "c.json" }"#,
            "c.json": #"{ "exclude": ["A"] }"#,
        ]
        let configuration = try configuration(#"{ "extends": ["a.json", "b.json"] }"#, files)
        #expect(configuration.sources.map(\.path) == [
            ".modlint.json", "a.json", "c.json", "b.json",
        ])
        #expect(configuration.exclude.map(\.place.file) == [2])
    }

    @Test func mistakesOfAllFilesAreReportedTogetherEachOnce() {
        let files = [
            "a.json": "{\n \"includ\": [], \"extends\": \"c.json\" }",
            "c.json": #"{ "rules": { "retain-cycl": "off" }, "exclude": ["/A"] }"#,
        ]
        let own = #"{ "extends": ["a.json", "c.json", "d.json", "viber"], "rule": {} }"#
        #expect(mistakes(own, files) == [
            #".modlint.json:1:35 The extended file "d.json" cannot be used: It is not there."#,
            #".modlint.json:1:45 There is no preset "viber". Did you mean "viper"? The name of a "#
                + "file has its ending.",
            #".modlint.json:1:55 Unknown key "rule". Did you mean "rules"?"#,
            #"a.json:2:2 Unknown key "includ". Did you mean "include"?"#,
            #"c.json:1:14 Unknown rule "retain-cycl". Did you mean "retain-cycle"?"#,
            #"c.json:1:50 Bad pattern "/A": Patterns are relative to the folder of the "#
                + "configuration; drop the first `/`.",
        ])
    }

    @Test func cyclesAreMistakesWhereTheyClose() {
        let files = [
            "a.json": #"{ "extends": "b.json" }"#, "b.json": #"{ "extends": "a.json" }"#,
            ".modlint.json": #"{ "extends": ".modlint.json" }"#,
        ]
        #expect(mistakes(#"{ "extends": "a.json" }"#, files) == [
            "b.json:1:14 The file extends itself: a.json → b.json → a.json."
        ])
        #expect(mistakes(#"{ "extends": ".modlint.json" }"#, files) == [
            ".modlint.json:1:14 The file extends itself: .modlint.json → .modlint.json."
        ])
    }

    @Test func filesThatMultiplyEndInAMistake() {
        var files = ["f40.json": "{}"]
        for number in 0..<40 {
            files["f\(number).json"] =
                #"{ "extends": ["f\#(number + 1).json", "f\#(number + 1).json"] }"#
        }
        let found = mistakes(#"{ "extends": "f0.json" }"#, files)
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.hasSuffix("More than 100 files extend each other.") })
    }

    @Test(arguments: ["/etc/passwd", "a\\u0000.json"])
    func onlyRelativePathsAreRead(path: String) {
        #expect(mistakes(#"{ "extends": "\#(path)" }"#, ["a": "{}"]) == [
            #".modlint.json:1:14 "extends" names files relative to its own file, without a "#
                + "first `/`."
        ])
    }

    @Test func presetsChangeSeveritiesAndAreChangedInTurn() throws {
        let viper = try configuration(#"{ "extends": "viper" }"#)
        #expect(viper[rule: "incomplete-assembly"].severity == .off)
        let both = try configuration(#"{ "extends": ["viper", "mvvm"] }"#)
        #expect(both[rule: "missing-event-output"].severity == .off)
        #expect(both[rule: "presenter-hidden-dependency"].severity == .info)
        let own = try configuration(
            #"{ "extends": "ribs", "rules": { "unused-contract": "error" } }"#)
        #expect(own[rule: "unused-contract"].severity == .error)
        let module = try configuration(#"{ "extends": "module" }"#)
        #expect(module[rule: "incomplete-assembly"].severity == nil)
    }
}

/// Rules that somebody asked for and that have nothing to look at.
@Suite struct IdleRuleTests {
    private static let mistake =
        #"The rule "module-depends-on-project" has nothing to check without "layers"."#
    private static let rule = #""module-depends-on-project""#
    private static let layers = #""layers": [{ "name": "app", "paths": ["App"] }]"#

    @Test(arguments: [
        #""rules": { \#(rule): "warning" }"#, #""rules": { \#(rule): { "reason": "Why." } }"#,
        #""rules": { \#(rule): "error" }, "layers": []"#,
    ])
    func settingThemIsAMistake(members: String) {
        #expect(mistakes("{ \(members) }") == ["1:14 \(Self.mistake)"])
    }

    @Test func settingThemForSomePathsIsOneToo() {
        let text = #"{ "overrides": [{ "paths": ["A"], "rules": { \#(Self.rule): "info" } }] }"#
        #expect(mistakes(text) == ["1:46 \(Self.mistake)"])
    }

    @Test(arguments: [
        "", #""rules": { \#(rule): "off" }"#, #""rules": { \#(rule): "error" }, \#(layers)"#,
        layers,
    ])
    func otherwiseTheyAreFine(members: String) {
        #expect(mistakes("{ \(members) }") == [])
    }

    @Test func theLayersMayStandInAnotherFile() {
        let files = [
            "rules.json": #"{ "rules": { \#(Self.rule): "error" } }"#,
            "layers.json": "{ \(Self.layers) }",
        ]
        #expect(mistakes(#"{ "extends": ["rules.json", "layers.json"] }"#, files) == [])
        #expect(mistakes(#"{ "extends": "rules.json" }"#, files) == [
            "rules.json:1:14 \(Self.mistake)"
        ])
        let off = #"{ "extends": "rules.json", "rules": { \#(Self.rule): "off" } }"#
        #expect(mistakes(off, files) == [])
    }
}
