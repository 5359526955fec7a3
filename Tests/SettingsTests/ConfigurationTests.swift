import Diagnostics
import Settings
import Testing

@Suite struct ConfigurationTests {
    @Test func everyKeyIsRead() throws {
        let configuration = try configuration(
            """
            {
              // Comments and trailing commas are fine.
              "extends": "module", /* so are these */
              "include": ["App/**", { "path": "Packages/*/Sources/**", "reason": "Ours." }],
              "exclude": ["**/Generated/**"],
              "modules": ["App/Screens/*"],
              "roles": {
                "presenter": {
                  "names": ["*Presenter", "*{View,Screen}Model"], "baseTypes": ["BasePresenter"],
                  "attributes": ["@Observable", "Presenting"], "reason": "Our names.",
                },
                "event-output": { "names": ["*EventOutput"] },
              },
              "rules": {
                "view-contains-logic": {
                  "severity": "warning", "maximumDecisions": 4, "allow": ["timer"],
                  "frameworks": ["UIKit", "Lottie"], "extensions": false, "reason": "Old screens.",
                },
                "retain-cycle": "off",
              },
            }
            """)
        #expect(configuration.include.map(\.glob.text) == ["App/**", "Packages/*/Sources/**"])
        #expect(configuration.include.map(\.reason) == [nil, "Ours."])
        #expect(configuration.exclude.map(\.glob.text) == ["**/Generated/**"])
        #expect(configuration.moduleFolder(of: "App/Screens/Login/A.swift") == "App/Screens/Login")
        #expect(configuration.moduleFolder(of: "App/Screens/A.swift") == nil)
        let presenter = try #require(configuration.roles[.presenter])
        #expect(presenter.names.map { $0.matches("LoginScreenModel") } == [false, true])
        #expect(presenter.baseTypes.map(\.text) == ["BasePresenter"])
        #expect(presenter.attributes.map(\.text) == ["Observable", "Presenting"])
        #expect(presenter.reason == "Our names.")
        #expect(configuration.roles[.eventOutput]?.names.map(\.text) == ["*EventOutput"])
        let logic = configuration[rule: "view-contains-logic"]
        #expect(logic.severity == .warning)
        #expect(logic.options.integer("maximumDecisions") == 4)
        #expect(logic.options.strings("allow") == ["timer"])
        #expect(logic.options.strings("frameworks") == ["UIKit", "Lottie"])
        #expect(!logic.options.boolean("extensions"))
        #expect(logic.reason == "Old screens.")
        #expect(configuration[rule: "retain-cycle"].severity == .off)
    }

    @Test func optionsHaveTheirDefaultsWithoutConfiguration() throws {
        for configuration in [Configuration(catalogue: exampleCatalogue), try configuration("{}")] {
            let options = configuration[rule: "view-contains-logic"].options
            #expect(options.integer("maximumDecisions") == 2)
            #expect(options.strings("allow") == [])
            #expect(options.strings("frameworks") == ["UIKit"])
            #expect(options.boolean("extensions"))
            #expect(configuration[rule: "retain-cycle"].severity == nil)
        }
    }

    @Test func aPatternKnowsWhereItStands() throws {
        let configuration = try configuration(#"{ "include": ["App/**", {"path": "Lib"}] }"#)
        #expect(configuration.include.map(\.range.start) == [14, 33])
    }

    @Test(arguments: [
        (#""\u0041\ud83d\ude00\n\"\\\/""#, "A😀\n\"\\/"), (#""é""#, "é"), (#""""#, ""),
    ])
    func stringsAreReadWithTheirEscapes(literal: String, expected: String) throws {
        let text = #"{ "rules": { "retain-cycle": { "reason": \#(literal) } } }"#
        #expect(try configuration(text)[rule: "retain-cycle"].reason == expected)
    }

    @Test(arguments: ["\u{FEFF}{}", "{}\r\n", "// first\n{ }", "{}/**/", "{\"include\": [],}"])
    func oddButRightFilesAreRead(text: String) {
        #expect(mistakes(text) == [])
    }
}
