import Diagnostics
import Foundation
import Linting
import TestFolders
import Testing
import modlint

@Suite struct LintCommandTests {
    @Test(arguments: [
        ("let a = 1", RunStatus.clean, RunStatus.clean),
        ("let Odd = 1", .clean, .findings), ("let Bad = 1", .findings, .findings),
        ("let Note = 1", .clean, .clean),
    ])
    func theStatusFollowsTheGravestFinding(
        source: String, status: RunStatus, strict: RunStatus
    ) async throws {
        let folder = try TemporaryFolder()
        try folder.add("A.swift", source)
        #expect(await folder.run("@").status == status)
        #expect(await folder.run("@", "--strict").status == strict)
    }

    @Test func findingsGoToStandardOutputAndTheSummaryOfMachineFormatsDoesNot() async throws {
        let folder = try TemporaryFolder()
        try folder.add("A.swift", "let Bad = Odd\n")
        let concise = await folder.run("@", "--format", "concise")
        #expect(
            concise.text == """
                A.swift:1:5: error: Bad. [bad-word]
                A.swift:1:11: warning: Odd. [odd-word]

                """)
        let summary = """
            1 file, 1 line, 7 types, 0 modules; 1 error, 1 warning, 0 infos, 0 suppressed; \
            0 unresolved names; 0 of 0 assemblies decided
            """
        #expect(concise.remarks == [summary])
        let text = await folder.run("@")
        #expect(text.text.hasSuffix("\n" + summary + "\n") && text.remarks.isEmpty)
    }

    @Test func findingsComeInTheOrderOfTheirPlaces() async throws {
        let folder = try TemporaryFolder()
        for name in ["b/A.swift", "a.swift", "a-b.swift"] {
            try folder.add(name, "let Odd = Bad\nlet Bad = 1\n")
        }
        let expected = ["a-b.swift", "a.swift", "b/A.swift"].flatMap { path in
            ["1:5", "1:11", "2:5"].map { "\(path):\($0)" }
        }
        #expect(await folder.run("@", "--format", "concise").places == expected)
    }

    @Test func oneWorkerAndManyGiveEqualBytes() async throws {
        let folder = try TemporaryFolder()
        for number in 0..<200 {
            try folder.add("\(number % 7)/F\(number).swift", "let Bad = \(number) // Odd\n")
        }
        let outputs = await ["1", "2", "16"].asyncMap { workers in
            let surroundings = Surroundings(variables: ["MODLINT_WORKERS": workers])
            return await folder.run("@", "--format", "json", in: surroundings).output
        }
        #expect(outputs[0].count > 10_000)
        #expect(outputs[0] == outputs[1] && outputs[1] == outputs[2])
    }

    @Test func testsMocksAndGeneratedFilesAreReadAndNotLinted() async throws {
        let folder = try TemporaryFolder()
        for path in [
            "Tests/A.swift", "Mocks/B.swift", "C.generated.swift", "Package.swift", "D.swift",
        ] {
            try folder.add(path, "let Bad = 1\n")
        }
        let outcome = await folder.run("@", "--format", "concise")
        #expect(outcome.places == ["D.swift:1:5"])
        #expect(outcome.remarks.first?.hasPrefix("5 files (4 only read)") == true)
    }

    @Test func emptyInputIsNoCleanResult() async throws {
        let folder = try TemporaryFolder()
        try folder.add("A.m")
        let empty = await folder.run("@")
        #expect(empty.status == .unable && empty.output.isEmpty)
        #expect(empty.remarks == ["error: No Swift file found in \(folder.path)."])
        try folder.add("Tests/A.swift")
        #expect(await folder.run("@").remarks.first?.hasPrefix("error: Nothing to lint") == true)
        #expect(await folder.run("@/Missing").status == .unable)
    }

    @Test func whatCannotBeReadEndsWithStatusTwoAfterTheRest() async throws {
        let folder = try TemporaryFolder()
        try folder.add("A.swift", "let Bad = 1\n")
        let outcome = await folder.run("@", "@/Missing", "--format", "concise")
        #expect(outcome.status == .unable)
        #expect(outcome.places == ["A.swift:1:5"])
        #expect(
            outcome.remarks.first == "Missing: error: Cannot be read: No such file or directory.")
    }

    @Test func aMisspelledCommandIsRecognised() async throws {
        let folder = try TemporaryFolder()
        let outcome = await folder.run("explian", "retain-cycle")
        let message = #""explian" is neither a command nor a file or folder."#
        #expect(outcome.remarks == [#"error: \#(message) Did you mean "explain"?"#])
        #expect(outcome.status == .unable)
    }

    @Test func coloursFollowTheConventions() async throws {
        let folder = try TemporaryFolder()
        try folder.add("A.swift", "let Bad = 1\n")
        let cases: [([String: String], Bool, String, Bool)] = [
            ([:], false, "auto", false), ([:], true, "auto", true), ([:], true, "never", false),
            ([:], false, "always", true), (["NO_COLOR": "1"], true, "auto", false),
            (["CLICOLOR_FORCE": "1"], false, "auto", true), (["TERM": "dumb"], true, "auto", false),
            (["CLICOLOR_FORCE": "0"], false, "auto", false),
            (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, "auto", false),
        ]
        for (variables, isTerminal, choice, expected) in cases {
            let surroundings = Surroundings(variables: variables, isTerminal: isTerminal)
            let outcome = await folder.run("@", "--color", choice, in: surroundings)
            #expect(outcome.output.contains(0x1B) == expected, "\(variables) \(choice)")
        }
    }
}

extension Array {
    fileprivate func asyncMap<Output>(_ transform: (Element) async -> Output) async -> [Output] {
        var outputs: [Output] = []
        for element in self { outputs.append(await transform(element)) }
        return outputs
    }
}
