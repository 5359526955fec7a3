import Diagnostics
import Foundation
import Linting
import TestFolders
import Testing
import modlint

@Suite struct OtherCommandTests {
    @Test func rulesAreListedAndExplained() async throws {
        let folder = try TemporaryFolder()
        let list = await folder.run("rules")
        #expect(list.text.split(separator: "\n").count == exampleStages.catalogue.count)
        let explained = await folder.run("explain", "bad-word")
        #expect(
            explained.text == """
                bad-word (error by default)

                Bad.

                Why.

                In .modlint.json

                    "rules": { "bad-word": "error" }

                """)
        let unknown = await folder.run("explain", "bad-wrod")
        #expect(unknown.status == .unable)
        let message = #"error: There is no rule "bad-wrod". Did you mean "bad-word"?"#
        #expect(unknown.remarks == [message, "`modlint rules` lists all of them."])
        let strange = await folder.run("explain", "retain-cycle")
        #expect(strange.remarks.first == #"error: There is no rule "retain-cycle"."#)
    }

    @Test func allRulesAreExplainedInOneDocument() async throws {
        let outcome = await modlint.run(["explain", "--all"], in: Surroundings())
        #expect(outcome.status == .clean)
        let headings = outcome.text.split(separator: "\n").filter { $0.hasPrefix("## ") }
        #expect(headings.map { $0.dropFirst(3) } == Stages.standard.catalogue.map { $0.id[...] })
        for rule in Stages.standard.catalogue {
            for part in [rule.rationale, rule.flagged, rule.clean] + rule.options.map(\.summary) {
                #expect(outcome.text.contains(part), "\(rule.id)")
            }
        }
    }

    @Test func typesAreInspectedByNameOrAll() async throws {
        let folder = try TemporaryFolder()
        try folder.add("A.swift")
        for name in ["LoginView", "App.LoginView"] {
            let outcome = await folder.run("inspect", name, "@")
            #expect(outcome.status == .clean && outcome.text.contains("class App.LoginView"))
        }
        let all = await folder.run("inspect", "--all", "--format", "json", "@")
        #expect(all.text.contains("App.LoginView") && !all.text.contains("Plain"))
        #expect(await folder.run("inspect", "Plain", "@").text.contains("role: none"))
        let unknown = await folder.run("inspect", "Plan", "@")
        #expect(unknown.remarks == [#"error: There is no type "Plan". Did you mean "Plain"?"#])
    }

    @Test func whatInspectCannotReadEndsWithStatusTwo() async throws {
        let folder = try TemporaryFolder()
        try folder.add("A.swift")
        let outcome = await folder.run("inspect", "--all", "@", "@/Missing")
        #expect(outcome.status == .unable && outcome.text.contains("class App.LoginView"))
        #expect(
            outcome.remarks == ["Missing: error: Cannot be read: No such file or directory."])
    }

    @Test func nothingToInspectIsSaid() async throws {
        let folder = try TemporaryFolder()
        try folder.add("A.swift", "struct Plain {}")
        let outcome = await modlint.run(["inspect", "--all", folder.path], in: Surroundings())
        #expect(outcome.status == .clean && outcome.output.isEmpty)
        #expect(outcome.remarks == ["No type has a role or belongs to a UI module."])
    }

    @Test func helpAndVersionAreThereEverywhere() async throws {
        let folder = try TemporaryFolder()
        #expect(await folder.run("lint", "--help").text.contains("Exit status"))
        #expect(await folder.run("explain", "-h").status == .clean)
        #expect(await folder.run("--version").text == "modlint \(modlintVersion)\n")
    }

    @Test func dumpsTakeEverySwiftFileInTheOrderOfTheirPaths() async throws {
        let folder = try TemporaryFolder()
        for path in [".hidden/A.swift", "b.swift", "a/c.swift"] { try folder.add(path, "x") }
        var stages = exampleStages
        stages.useDump = { tree in Array("\(tree.source.path)\n".utf8) }
        let path = folder.path
        let outcome = await modlint.run(
            ["dump-uses", path + "/"], in: Surroundings(), with: stages)
        let expected = [".hidden/A.swift", "a/c.swift", "b.swift"].map { "\(path)/\($0)\n" }
        #expect(outcome.text == expected.joined())
        #expect(outcome.status == .clean)
    }

    @Test func theCatalogueIsValid() {
        let catalogue = Stages.standard.catalogue
        #expect(Set(catalogue.map(\.id)).count == catalogue.count)
        for rule in catalogue {
            #expect(!rule.summary.isEmpty && !rule.rationale.isEmpty, "\(rule.id)")
            #expect(rule.severity != .off, "\(rule.id)")
            let keys = ["severity", "reason"] + rule.options.map(\.name)
            #expect(Set(keys).count == keys.count, "\(rule.id)")
        }
    }
}
