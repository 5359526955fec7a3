import Foundation
import TestFolders
import Testing
import modlint

/// Paths from elsewhere: Xcode's variables, and those that only limit the findings.
@Suite struct GivenPathTests {
    private func project(_ configuration: String? = nil) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for path in ["App/A.swift", "App/B b.swift", "Lib/C.swift", "AppTests/D.swift"] {
            try folder.add(path, "let Bad = 1\n")
        }
        if let configuration { try folder.add(".modlint.json", configuration) }
        return folder
    }

    // MARK: --force-exclude

    @Test func pathsOnlyLimitAProject() async throws {
        let folder = try project(#"{ "include": ["App/**"], "exclude": ["App/B*"] }"#)
        let outcome = await folder.run(
            "--force-exclude", "@/App/A.swift", "@/App/B b.swift", "@/Lib", "--format", "concise")
        #expect(outcome.places == ["App/A.swift:1:5"])
        #expect(outcome.remarks == [outcome.remarks.last] && outcome.status == .findings)
        #expect(outcome.remarks.last?.hasPrefix("1 file,") == true)
    }

    @Test func pathsThatTheConfigurationLeavesOutAreNoFault() async throws {
        let folder = try project(#"{ "include": ["App/**"], "exclude": ["App/B*"] }"#)
        for path in ["App/B b.swift", "Lib", "Lib/C.swift", "AppTests/D.swift"] {
            let outcome = await folder.run("--force-exclude", "@/\(path)")
            #expect(outcome.status == .clean, "\(path)")
            #expect(outcome.remarks.first?.hasPrefix("Nothing to lint in ") == true)
            #expect(await folder.run("@/App/B b.swift").status == .unable)
        }
    }

    @Test func pathsToNothingAreAFaultAllTheSame() async throws {
        let folder = try project("{}")
        try folder.add("Notes.md")
        let outcome = await folder.run("--force-exclude", "@/Missing.swift", "@/Notes.md")
        #expect(outcome.status == .unable)
        #expect(
            outcome.remarks.first
                == "Missing.swift: error: Cannot be read: No such file or directory.")
        // Files of other kinds are passed on with the rest, and passed over.
        #expect(!outcome.remarks.contains { $0.hasPrefix("Notes.md") })
        #expect(await folder.run("--force-exclude", "@/Notes.md").status == .clean)
        #expect(await folder.run("@/Notes.md").status == .unable)
        let empty = try TemporaryFolder()
        try empty.add("A.m")
        #expect(await empty.run("--force-exclude", "@").status == .unable)
    }

    @Test func withoutAConfigurationTheWorkingFolderIsTheProject() throws {
        let folder = try project()
        let arguments = ["App/A.swift", "--force-exclude", "--no-config"]
        let result = try BuiltProgram.run(arguments, in: folder.url)
        #expect(result.status == 0 && result.output.hasPrefix("4 files (1 only read)"))
    }

    // MARK: Xcode

    private func lint(_ variables: [String: String]) async -> Outcome {
        await modlint.run(
            ["--use-script-input-files", "--format", "concise"],
            in: Surroundings(variables: variables), with: exampleStages)
    }

    @Test func xcodeNamesFilesAndLists() async throws {
        let folder = try project("{}")
        try folder.add("Main.storyboard")
        try folder.add("a.xcfilelist", """
            # Files.

            \t$(SRCROOT)/App/B b.swift \r
              ${SRCROOT}/${FOLDER}/C.swift
            """)
        let outcome = await lint([
            "SCRIPT_INPUT_FILE_COUNT": "2", "SCRIPT_INPUT_FILE_0": "\(folder.path)/App/A.swift",
            "SCRIPT_INPUT_FILE_1": "\(folder.path)/Main.storyboard",
            "SCRIPT_INPUT_FILE_LIST_COUNT": "1",
            "SCRIPT_INPUT_FILE_LIST_0": "\(folder.path)/a.xcfilelist",
            "SRCROOT": folder.path, "FOLDER": "Lib",
        ])
        #expect(outcome.places == ["App/A.swift:1:5", "App/B b.swift:1:5", "Lib/C.swift:1:5"])
    }

    @Test(arguments: [
        ([:], "SCRIPT_INPUT_FILE_COUNT is not set; Xcode sets it for scripts."),
        (["COUNT": "0"], "Xcode's input files (0) include no Swift file."),
        (["COUNT": "1", "0": "a.png"], "Xcode's input files (1) include no Swift file."),
        (
            ["COUNT": "2", "0": "A.swift"],
            "SCRIPT_INPUT_FILE_1 is not set, but SCRIPT_INPUT_FILE_COUNT is 2."
        ),
        (["COUNT": "two"], #"SCRIPT_INPUT_FILE_COUNT is no number: "two"."#),
        (
            ["LIST_COUNT": "1"],
            "SCRIPT_INPUT_FILE_LIST_0 is not set, but SCRIPT_INPUT_FILE_LIST_COUNT is 1."
        ),
        (
            ["LIST_COUNT": "1", "LIST_0": "no.xcfilelist"],
            "no.xcfilelist: Cannot be read: No such file or directory."
        ),
    ])
    func missingVariablesAreErrors(variables: [String: String], expected: String) async {
        let full = variables.map { ("SCRIPT_INPUT_FILE_\($0.key)", $0.value) }
        let outcome = await lint(Dictionary(full) { first, _ in first })
        #expect(outcome.status == .unable && outcome.output.isEmpty)
        #expect(outcome.remarks == ["error: \(expected)"])
    }

    @Test func anUnknownVariableInAListHasItsPlace() async throws {
        let folder = try project("{}")
        try folder.add("a.xcfilelist", "$(NOWHERE)/A.swift\n")
        let list = "\(folder.path)/a.xcfilelist"
        let outcome = await lint([
            "SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": list,
        ])
        #expect(outcome.remarks == ["error: \(list):1: The variable NOWHERE is not set."])
        #expect(outcome.status == .unable)
    }

    @Test func otherPathsDoNotGoWithXcodes() {
        #expect(throws: UsageMistake.self) { try Invocation(["--use-script-input-files", "App"]) }
    }
}
