import TestFolders
import Testing
import modlint

/// Contracts from the configuration's file to the findings.
@Suite struct ContractCommandTests {
    private func project(_ contracts: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.add(".modlint.json", "{ \"contracts\": [\n\(contracts)\n] }")
        try folder.add("App/Screen.swift", "final class Screen { let disk = Disk() }\n")
        try folder.add("Disk/Disk.swift", "final class Disk {}\n")
        return folder
    }

    private func lint(_ folder: TemporaryFolder, _ options: String...) async -> Outcome {
        await run([folder.path, "--format", "concise"] + options, in: Surroundings())
    }

    @Test func aBreachIsAnErrorThatNamesItsContract() async throws {
        let outcome = await lint(try project("""
            { "kind": "forbidden-dependency", "name": "no disk", "from": "App/**", "to": "Disk" }
            """))
        #expect(outcome.status == .findings)
        #expect(outcome.text.contains("""
            App/Screen.swift:1:33: error: `Screen` constructs `Disk`, which is forbidden to it \
            (contract "no disk") [forbidden-dependency]
            """))
    }

    @Test func theReasonAndTheInstructionAreShown() async throws {
        let folder = try project("""
            { "kind": "forbidden-dependency", "name": "no disk", "from": "App/**", "to": "Disk",
              "reason": "Disks are slow.", "instruction": "Ask the cache." }
            """)
        let text = await run([folder.path], in: Surroundings()).text
        #expect(text.contains("Disks are slow.") && text.contains("Ask the cache."))
    }

    @Test func aBaselineOfOneContractAllowsNoBreachOfAnother() async throws {
        let first = """
            { "kind": "forbidden-dependency", "name": "a", "from": "App/**", "to": "Disk" }
            """
        let folder = try project(first)
        _ = await run(["baseline", "add", folder.path], in: Surroundings())
        #expect(await lint(folder).status == .clean)
        let second = first.replacing("\"a\"", with: "\"b\"")
        for contracts in ["\(first), \(second)", "\(second), \(first)"] {
            try folder.add(".modlint.json", "{ \"contracts\": [\(contracts)] }")
            let outcome = await lint(folder, "--format", "concise")
            #expect(outcome.places == ["App/Screen.swift:1:33"] && outcome.status == .findings)
            #expect(outcome.text.contains("(contract \"b\")"))
        }
        // An entry of a contract that is gone is stale.
        try folder.add(".modlint.json", "{ \"contracts\": [\(second)] }")
        #expect(await lint(folder).text.contains("""
            The baseline lists a finding of `forbidden-dependency` in `Screen` on `Disk` \
            (contract "a"), which is gone [stale-baseline]
            """))
        let shown = await run(["baseline", "show", folder.path], in: Surroundings())
        #expect(shown.text.contains("\n  contract: a\n  stale\n"))
    }

    @Test func everySelectorThatMatchesNothingIsNamed() async throws {
        let outcome = await lint(try project("""
            { "kind": "forbidden-dependency", "name": "a", "from": "Apps/**",
              "to": { "names": ["Disk", "Dusk"], "roles": ["view"], "baseTypes": ["Base"],
                "modules": ["Home"], "targets": ["Kit"] } },
            { "kind": "not-independent", "name": "b", "paths": ["Screens/{screen}/**"] },
            { "kind": "dependency-cycle", "name": "c", "between": "folders", "folders": ["X/*"] },
            { "kind": "protected-type", "name": "d", "types": { "names": ["Disk"] },
              "usedBy": { "names": ["Screen"], "paths": ["Disk/**"] } }
            """))
        #expect(outcome.status == .unable)
        let lines = outcome.text.split(separator: "\n").filter { $0.hasPrefix(".modlint.json") }
        let messages = lines.compactMap { $0.split(separator: ": error: ").last }
        #expect(messages.joined(separator: "\n").replacing(" [unmatched-pattern]", with: "") == """
            The pattern "Apps/**" of "paths" matches no Swift file (contract "a")
            The pattern "Dusk" of "names" matches no type (contract "a")
            The role "view" is that of no type (contract "a")
            The pattern "Base" of "baseTypes" matches no superclass and no protocol of a type \
            (contract "a")
            The pattern "Home" of "modules" matches no UI module (contract "a")
            The pattern "Kit" of "targets" matches no target (contract "a")
            The pattern "Screens/{screen}/**" of "paths" matches no Swift file (contract "b")
            The pattern "X/*" of "folders" matches no folder with a Swift file (contract "c")
            The selector matches no type and no file (contract "d")
            """)
    }

    @Test func aPatternOfTheTopLevelIsReportedOnce() async throws {
        let folder = try project("")
        try folder.add(".modlint.json", """
            { "layers": [{ "name": "a", "paths": ["App"] }, { "name": "b", "paths": ["Gone"] }],
              "contracts": [{ "kind": "layers", "name": "a" }] }
            """)
        let lines = await lint(folder).text.split(separator: "\n")
        #expect(lines.count { $0.contains("[unmatched-pattern]") } == 1)
    }

    @Test func mistakesEndTheRunBeforeAnythingIsRead() async throws {
        let outcome = await lint(try project("""
            { "kind": "forbidden-dependancy", "name": "a" }, { "kind": "layers", "name": "b" }
            """))
        #expect(outcome.status == .unable && outcome.output.isEmpty)
        let remarks = outcome.remarks.compactMap { $0.split(separator: "json:").last }
        #expect(remarks.joined(separator: "\n") == """
            2:11: error: There is no kind of contract "forbidden-dependancy". Did you mean \
            "forbidden-dependency"?
            2:50: error: The contract speaks of the configuration's "layers", which it lacks.
            """)
    }

    @Test func aBrokenProjectIsAWarningUnlessAContractNeedsIt() async throws {
        let folder = try project("")
        try folder.add("App.xcodeproj/project.pbxproj", "{ objects = {")
        let outcome = await lint(folder)
        #expect(outcome.status == .clean)
        #expect(outcome.remarks.contains("""
            App.xcodeproj/project.pbxproj: warning: Line 1: The file ends too early.
            """))
        try folder.add(".modlint.json", """
            { "contracts": [{ "kind": "dependency-cycle", "name": "a", "between": "targets" }] }
            """)
        let failed = await lint(folder)
        #expect(failed.status == .unable)
        #expect(failed.remarks.contains("""
            App.xcodeproj/project.pbxproj: error: Line 1: The file ends too early.
            """))
    }

    @Test func targetsAreKnownAlthoughIncludeLeavesTheirDescriptionsOut() async throws {
        let folder = try TemporaryFolder()
        try folder.add(".modlint.json", """
            { "include": ["Sources/**"], "contracts": [
              { "kind": "forbidden-import", "name": "a", "from": { "targets": ["Core"] },
                "imports": ["UIKit"] }] }
            """)
        try folder.add("Package.swift", """
            let package = Package(name: "P", targets: [.target(name: "Core", path: "Sources/C")])
            """)
        try folder.add("Sources/C/C.swift", "import UIKit\n")
        let outcome = await lint(folder)
        #expect(outcome.text.hasPrefix("""
            Sources/C/C.swift:1:8: error: The file has `import UIKit`, which is forbidden here \
            (contract "a") [forbidden-import]
            """))
    }

    @Test func filesThatTheProjectDoesNotIncludeHaveNoContracts() async throws {
        let folder = try TemporaryFolder()
        try folder.add(".modlint.json", """
            { "include": ["App"], "contracts": [
              { "kind": "forbidden-import", "name": "a", "imports": ["UIKit"] }] }
            """)
        try folder.add("App/A.swift", "import UIKit\n")
        try folder.add("Other/B.swift", "import UIKit\n")
        #expect(await lint(folder).status == .findings)
        let foreign = await run([folder.path + "/Other"], in: Surroundings())
        #expect(foreign.status == .clean)
    }

    @Test func aRuleThatIsOffChecksNothingAndCountsNothing() async throws {
        let folder = try TemporaryFolder()
        try folder.add(".modlint.json", """
            { "rules": { "protected-type": "off" }, "contracts": [
              { "kind": "protected-type", "name": "a", "types": "Gone/**", "usedBy": "Gone/**" }] }
            """)
        try folder.add("A.swift", "final class A {}\n")
        #expect(await lint(folder).status == .clean)
    }
}
