import Foundation
import Linting
import TestFolders
import Testing
import modlint

@Suite struct ProjectConfigurationTests {
    private func project(_ configuration: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.add(".modlint.json", configuration)
        for path in ["App/A.swift", "App/Login/B.swift", "Lib/C.swift", "Lib/Old/D.swift"] {
            try folder.add(path, "let Bad = Odd\nlet Note = 1\n")
        }
        return folder
    }

    @Test func theNearestConfigurationSaysWhatTheProjectIs() async throws {
        let folder = try project(#"{ "include": ["App/**"], "rules": { "odd-word": "off" } }"#)
        let all = ["App/A.swift:1:5", "App/Login/B.swift:1:5"]
        #expect(await folder.run("@", "--format", "concise").places == all)
        let outcome = await folder.run("@/App/Login", "--format", "concise")
        #expect(outcome.places == ["App/Login/B.swift:1:5"])
        // The whole project is read, so that names mean the same.
        #expect(outcome.remarks.first?.hasPrefix("2 files") == true)
    }

    @Test func pathsOutsideTheIncludedOnesReplaceThem() async throws {
        let folder = try project(#"{ "include": ["App/**"], "exclude": ["Lib/Old"] }"#)
        let outcome = await folder.run("@/Lib", "--format", "concise", "--limit", "1")
        #expect(outcome.places.first == "Lib/C.swift:1:5")
        #expect(outcome.remarks.last?.hasPrefix("1 file,") == true)
    }

    @Test func excludedPathsStayExcludedAndTheProjectIsReadAllTheSame() async throws {
        let folder = try project(#"{ "include": ["App/**"], "exclude": ["App/Login"] }"#)
        let outcome = await folder.run(
            "@/App/A.swift", "@/App/Login/B.swift", "--format", "concise")
        #expect(Set(outcome.places.map { $0.prefix(11) }) == ["App/A.swift"])
        #expect(await folder.run("@/App/Login").status == .unable)
        #expect(await folder.run("@/App/Login/B.swift").status == .unable)
    }

    @Test func pathsInsideAndOutsideOfTheProjectAreLintedTogether() async throws {
        let folder = try project(#"{ "include": ["App/**"] }"#)
        let outcome = await folder.run("@/Lib/C.swift", "@/App/A.swift", "--format", "concise")
        #expect(Set(outcome.places.map { $0.prefix(11) }) == ["App/A.swift", "Lib/C.swift"])
        #expect(outcome.remarks.first?.hasPrefix("3 files") == true)
    }

    @Test func noConfigUsesTheDefaults() async throws {
        let folder = try project("This is no JSON.")
        #expect(await folder.run("@").status == .unable)
        #expect(await folder.run("@", "--no-config").status == .findings)
    }

    @Test func severitiesAndReasonsAreApplied() async throws {
        let rules =
            #"{ "bad-word": { "severity": "info", "reason": "Old." }, "odd-word": "error" }"#
        let folder = try project(#"{ "include": ["App/A.swift"], "rules": \#(rules) }"#)
        let outcome = await folder.run("@", "--format", "concise")
        #expect(
            outcome.text == """
                App/A.swift:1:5: info: Bad. [bad-word]
                App/A.swift:1:11: error: Odd. [odd-word]
                App/A.swift:2:5: info: Note. [odd-word]

                """)
        #expect(await folder.run("@").text.contains("reason: Old."))
    }

    @Test func patternsThatMatchNothingEndWithStatusTwo() async throws {
        let folder = try project(
            """
            {
              "include": ["App/**", "Ap/**"],
              "exclude": ["**/Generated/**"],
              "modules": ["App/*", "Lib/*"],
              "rules": { "bad-word": "off", "odd-word": "off" },
            }
            """)
        let outcome = await folder.run("@", "--format", "concise")
        #expect(outcome.status == .unable)
        #expect(
            outcome.text == """
                .modlint.json:2:25: error: The pattern "Ap/**" of "include" matches nothing \
                [unmatched-pattern]
                .modlint.json:3:15: error: The pattern "**/Generated/**" of "exclude" matches \
                nothing [unmatched-pattern]
                .modlint.json:4:24: error: The pattern "Lib/*" of "modules" matches nothing \
                [unmatched-pattern]

                """)
    }

    @Test func anIncludeThatMatchesNothingIsNotReplacedByTheProjectItself() async throws {
        let folder = try project(#"{ "include": ["Ap/**"] }"#)
        let outcome = await folder.run("@")
        #expect(outcome.status == .unable && outcome.output.isEmpty)
        let hint = "The patterns of .modlint.json may leave it out."
        #expect(outcome.remarks == ["error: No Swift file found in \(folder.path). \(hint)"])
    }

    @Test func aFolderWithoutSwiftFilesIsNoCleanResultInsideAProjectEither() async throws {
        let folder = try project("{}")
        try folder.add("Docs/a.md")
        let outcome = await folder.run("@/Docs")
        #expect(outcome.status == .unable)
        let expected = "error: No Swift file found in \(folder.path)/Docs."
        #expect(outcome.remarks.first?.hasPrefix(expected) == true)
    }

    @Test func mistakesInTheConfigurationEndWithStatusTwo() async throws {
        let folder = try project("{ \"includ\": [],\n \"rules\": { \"bad-wrod\": \"off\" } }")
        let outcome = await folder.run("@", "--format", "json")
        #expect(outcome.status == .unable && outcome.output.isEmpty)
        #expect(
            outcome.remarks == [
                #".modlint.json:1:3: error: Unknown key "includ". Did you mean "include"?"#,
                #".modlint.json:2:13: error: Unknown rule "bad-wrod". Did you mean "bad-word"?"#,
            ])
    }

    @Test func aNamedConfigurationMayLieElsewhere() async throws {
        let folder = try project("{}")
        let elsewhere = try TemporaryFolder()
        try elsewhere.add("strict.json", #"{ "include": ["Login/*"] }"#)
        let configuration = elsewhere.path + "/strict.json"
        let outcome = await folder.run("@/App", "--config", configuration, "--format", "concise")
        #expect(outcome.places.first == "Login/B.swift:1:5")
        #expect(await folder.run("@", "--config", "@/missing.json").status == .unable)
    }
}
