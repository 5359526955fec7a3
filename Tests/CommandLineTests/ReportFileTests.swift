import Foundation
import Reporting
import TestFolders
import Testing
import modlint

/// `--output`, and the format that is used where none is named.
@Suite struct ReportFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.add("A.swift", "let Bad = Odd\n")
    }

    private func content(_ path: String) -> String? {
        try? String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func severalReportsComeFromOneRun() async throws {
        try folder.add("out.txt", "An older one, which is longer than the new one.\n")
        let outcome = await folder.run(
            "@", "--format", "concise", "--limit", "1", "--output", "concise=@/out.txt",
            "--output=json=@/a=b.json", "--output", "github=/dev/null")
        #expect(outcome.status == .findings)
        #expect(outcome.text == "A.swift:1:5: error: Bad. [bad-word]\n… and 1 more finding\n")
        // The limit is for people who read the screen.
        #expect(
            content("out.txt") == """
                A.swift:1:5: error: Bad. [bad-word]
                A.swift:1:11: warning: Odd. [odd-word]

                """)
        #expect(content("a=b.json") == (await folder.run("@", "--format", "json").text))
    }

    @Test func aPlaceThatCannotBeWrittenLosesNothing() async throws {
        try folder.add("clean/B.swift", "let b = 1\n")
        let outcome = await folder.run(
            "@", "--format", "concise", "--output", "sarif=@/missing/out.sarif",
            "--output", "json=@/out.json")
        #expect(outcome.status == .unable && outcome.places == ["A.swift:1:5", "A.swift:1:11"])
        let problem = "\(folder.path)/missing/out.sarif: error: Cannot be written: "
            + "No such file or directory."
        #expect(outcome.remarks.last == problem)
        #expect(content("out.json")?.isEmpty == false)
        let clean = await folder.run("@/clean", "--output", "sarif=@/missing/out.sarif")
        #expect(clean.status == .unable)
    }

    @Test(arguments: [
        (["--output", "json"], #"--output takes FORMAT=FILE, not "json"."#),
        (["--output", "json="], #"--output takes FORMAT=FILE, not "json="."#),
        (
            ["--output", "jnuit=a"],
            #"--output has no format "jnuit"; there are text, concise, xcode, json, sarif, "#
                + #"github, gitlab, junit, checkstyle, agent. Did you mean "junit"?"#
        ),
        (
            ["--output", "json=a", "--output", "sarif=./b/../a"],
            #"Two reports cannot go to one file, "./b/../a"."#
        ),
        (["rules", "--output", "json=a"], #"--output is an option of "lint", not of "rules"."#),
    ])
    func mistakesSayWhatIsRight(arguments: [String], expected: String) async {
        let outcome = await modlint.run(arguments, in: Surroundings(), with: exampleStages)
        #expect(outcome.status == .unable && outcome.remarks.first == "error: \(expected)")
    }

    @Test func aJobOnGitHubGetsAnnotations() async throws {
        let job = Surroundings(variables: ["GITHUB_ACTIONS": "true"])
        let outcome = await folder.run("@", in: job)
        #expect(outcome.text.hasPrefix("::error file=A.swift,line=1,"))
        #expect(outcome.remarks.last?.hasPrefix("1 file, 1 line") == true)
        #expect(await folder.run("@", "--format", "text", in: job).text.contains("^~~"))
        let inspection = await folder.run("inspect", "Plain", "@", in: job)
        #expect(inspection.text.contains("class Plain"))
    }

    @Test func theProgramReadsTheVariableOfTheJob() throws {
        let script = "GITHUB_ACTIONS=true modlint Fixtures --no-config | head -c 8"
        let result = try BuiltProgram.runShell(script, in: RepositoryFolder.url)
        #expect(result.output == "::error ")
    }
}

/// The folder of the package.
enum RepositoryFolder {
    static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
}
