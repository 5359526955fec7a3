import Foundation
import TestFolders
import Testing
import modlint

/// `--stdin`: an unsaved buffer in the place of a file.
@Suite struct BufferTests {
    private func project(_ configuration: String? = nil) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for path in ["App/A.swift", "App/B.swift", "Lib/C.swift", "AppTests/D.swift"] {
            try folder.add(path, "let Bad = 1\n")
        }
        if let configuration { try folder.add(".modlint.json", configuration) }
        return folder
    }

    private func lint(
        _ folder: TemporaryFolder, _ path: String, _ content: String, _ arguments: String...
    ) async -> Outcome {
        let input = Surroundings(readInput: { ContiguousArray(content.utf8) })
        let line = ["--stdin", "--stdin-path", "\(folder.path)/\(path)", "--format", "concise"]
        return await modlint.run(line + arguments, in: input, with: exampleStages)
    }

    @Test func theBufferTakesTheFilesPlaceAndTheOthersAreRead() async throws {
        let folder = try project("{}")
        let outcome = await lint(folder, "App/A.swift", "\n\nlet Bad = Odd\n")
        #expect(outcome.text == """
            App/A.swift:3:5: error: Bad. [bad-word]
            App/A.swift:3:11: warning: Odd. [odd-word]

            """)
        #expect(outcome.status == .findings)
        #expect(outcome.remarks.last?.hasPrefix("4 files (1 only read), 6 lines") == true)
        let clean = await lint(folder, "App/A.swift", "let a = 1\n")
        #expect(clean.output.isEmpty && clean.status == .clean)
    }

    @Test func aNewFileIsPartOfTheProject() async throws {
        let folder = try project(#"{ "include": ["App/**"] }"#)
        for path in ["App/New.swift", "New/Deep/New.swift"] {
            let outcome = await lint(folder, path, "let Bad = 1\n")
            #expect(outcome.places == ["\(path):1:5"])
            #expect(outcome.remarks.last?.hasPrefix("3 files,") == true)
        }
    }

    @Test func withoutAConfigurationTheFolderOfTheFileIsRead() async throws {
        let folder = try project()
        let outcome = await lint(folder, "App/A.swift", "let Bad = 1\n")
        #expect(outcome.places == ["A.swift:1:5"])
        #expect(outcome.remarks.last?.hasPrefix("2 files,") == true)
        let new = await lint(folder, "New/A.swift", "let Bad = 1\n")
        #expect(new.places == ["A.swift:1:5"])
        let given = await lint(folder, "App/A.swift", "let Bad = 1\n", folder.path)
        #expect(given.places == ["App/A.swift:1:5"])
        #expect(given.remarks.last?.hasPrefix("4 files (1 only read)") == true)
    }

    @Test func theFileIsFoundThroughLinks() async throws {
        let folder = try project("{}")
        let other = try TemporaryFolder()
        try other.link("project", to: folder.path)
        try folder.link("Linked", to: "App")
        for path in ["Linked/A.swift", "Linked/New.swift"] {
            let outcome = await lint(folder, path, "let Bad = 1\n")
            let name = path.replacingOccurrences(of: "Linked", with: "App")
            #expect(outcome.places == ["\(name):1:5"])
        }
        let outcome = await lint(other, "project/App/A.swift", "let Bad = 1\n")
        #expect(outcome.places == ["App/A.swift:1:5"])
        #expect(outcome.remarks.last?.hasPrefix("4 files") == true)
    }

    @Test func aFileWithoutFindingsOfItsKindIsAnErrorUnlessItIsExpected() async throws {
        let folder = try project(#"{ "exclude": ["Lib"] }"#)
        for path in ["Lib/C.swift", "AppTests/D.swift", "Lib/New.swift", "FooTests/E.swift"] {
            let outcome = await lint(folder, path, "let Bad = 1\n")
            #expect(outcome.status == .unable && outcome.output.isEmpty)
            #expect(outcome.remarks.first?.hasPrefix("error: Nothing to lint in ") == true)
            let expected = await lint(folder, path, "let Bad = 1\n", "--force-exclude")
            #expect(expected.status == .clean && expected.output.isEmpty)
            #expect(expected.remarks.first?.hasPrefix("Nothing to lint in ") == true)
        }
    }

    @Test func mistakesOfTheConfigurationAreNoFindingsOfTheFile() async throws {
        let folder = try project(#"{ "modules": ["Modules/*"] }"#)
        let outcome = await lint(folder, "App/A.swift", "let Bad = 1\n")
        #expect(outcome.places == ["App/A.swift:1:5"] && outcome.status == .unable)
        #expect(outcome.remarks.first == """
            .modlint.json: error: The pattern "Modules/*" of "modules" matches nothing.
            """)
        let new = await lint(folder, "Modules/New/A.swift", "let Bad = 1\n")
        #expect(new.status == .findings)
    }

    @Test func aBaselineThatShrinksIsNoFindingOfTheFile() async throws {
        let folder = try project("{}")
        #expect(await folder.run("baseline", "add", "@").status == .clean)
        let clean = await lint(folder, "App/A.swift", "let a = 1\n")
        #expect(clean.output.isEmpty && clean.status == .clean, "\(clean.remarks)")
        let flagged = await lint(folder, "App/A.swift", "let Bad = Bad\n")
        #expect(flagged.places.count == 1 && flagged.status == .findings)
    }

    @Test(arguments: [
        (["--stdin"], "--stdin and --stdin-path FILE go together."),
        (["--stdin-path", "A.swift"], "--stdin and --stdin-path FILE go together."),
        (
            ["--stdin", "--stdin-path", "A.m"],
            #"--stdin-path takes a Swift file, not "A.m"."#
        ),
        (
            ["--stdin", "--stdin-path", "A.swift", "--changed-since", "HEAD"],
            "--stdin is about one file; no other option may choose files."
        ),
    ])
    func mistakesSayWhatIsRight(arguments: [String], expected: String) {
        do throws(UsageMistake) {
            _ = try Invocation(arguments)
            Issue.record("\(arguments) should be a mistake.")
        } catch {
            #expect(error.message == expected)
        }
    }

    @Test func theBuiltProgramReadsItsInput() throws {
        let folder = try project("{}")
        try folder.add("buffer", "// modlint:disable:next retain-cycle\nlet a = 1\n")
        let script = "modlint --stdin --stdin-path App/A.swift --format concise < buffer"
        let result = try BuiltProgram.runShell(script, in: folder.url)
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("App/A.swift:1:1: error: The suppression does not say"))
        let closed = "modlint --stdin --stdin-path App/A.swift <&-"
        let failure = try BuiltProgram.runShell(closed, in: folder.url)
        #expect(failure.status == 2)
        #expect(failure.errors.hasPrefix("standard input: error: Cannot be read: "))
    }
}
