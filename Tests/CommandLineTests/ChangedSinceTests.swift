import Foundation
import TestFolders
import Testing
import modlint

/// `--changed-since`: only the findings of files that git calls changed.
@Suite(.enabled(if: BuiltProgram.isInstalled("git"), "The program git is not installed."))
struct ChangedSinceTests {
    private let folder: TemporaryFolder

    /// A repository with one commit.
    init() throws {
        folder = try TemporaryFolder()
        try folder.add(".modlint.json", "{}")
        try folder.add(".gitignore", "Ignored/\n")
        for path in ["App/A.swift", "App/B.swift", "Lib/C d é.swift", "Ignored/E.swift"] {
            try folder.add(path, Self.flagged)
        }
        try git("init -q . && git add -A && git commit -qm one")
    }

    private static let flagged = "// modlint:disable:next retain-cycle\n"

    private func git(_ commands: String) throws {
        let identity = ["AUTHOR", "COMMITTER"].reduce(into: ["GIT_CONFIG_GLOBAL": "/dev/null"]) {
            $0["GIT_\($1)_NAME"] = "A"
            $0["GIT_\($1)_EMAIL"] = "a@example.org"
        }
        let result = try BuiltProgram.runShell(
            "git \(commands)", in: folder.url, variables: identity)
        try #require(result.status == 0, "\(result.errors)")
    }

    private func lint(
        _ revision: String = "HEAD", _ arguments: String = "", in path: String = ".",
        variables: [String: String] = [:]
    ) throws -> BuiltProgram.Result {
        try BuiltProgram.runShell(
            "modlint --format concise '--changed-since=\(revision)' \(arguments)",
            in: folder.url.appendingPathComponent(path), variables: variables)
    }

    /// The files with findings, each once.
    private func files(_ result: BuiltProgram.Result) -> [String] {
        let paths = result.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
        return Set(paths.map(String.init)).sorted()
    }

    @Test func nothingChangedIsCleanAndSaysSo() throws {
        let result = try lint()
        #expect(result.status == 0 && result.output.isEmpty)
        #expect(result.errors.hasPrefix("No Swift file to lint has changed since HEAD.\n4 files, "))
    }

    @Test func changedStagedUntrackedAndRenamedFilesAreReportedOn() throws {
        try folder.add("App/A.swift", Self.flagged + "// More.\n")
        #expect(files(try lint()) == ["App/A.swift"])
        try git("add -A")
        #expect(files(try lint()) == ["App/A.swift"])
        try git("mv 'Lib/C d é.swift' 'Lib/ü n.swift'")
        try folder.add("New/Ф .swift", Self.flagged)
        let changed = ["App/A.swift", "Lib/ü n.swift", "New/Ф .swift"]
        let result = try lint()
        #expect(files(result) == changed && result.status == 1)
        #expect(result.errors.hasPrefix("5 files, "))
        try git("add -A && git commit -qm two")
        #expect(files(try lint()).isEmpty)
        #expect(files(try lint("HEAD~1")) == changed)
        #expect(files(try lint("HEAD~1", "Lib")) == ["Lib/ü n.swift"])
    }

    @Test func aProjectMayLieBelowTheRepository() throws {
        try folder.add("App/A.swift", Self.flagged + "// More.\n")
        try folder.add("App/New.swift", Self.flagged)
        #expect(files(try lint("HEAD", "--no-config", in: "App")) == ["A.swift", "New.swift"])
        #expect(files(try lint(in: "App")) == ["App/A.swift", "App/New.swift"])
    }

    @Test func variablesOfAHookAndOfDiffsDoNotMatter() throws {
        try folder.add("App/A.swift", Self.flagged + "// More.\n")
        let variables = [
            "GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/none", "GIT_EXTERNAL_DIFF": "false",
            "GIT_PREFIX": "App/",
        ]
        #expect(files(try lint(in: "App", variables: variables)) == ["App/A.swift"])
        try git("config diff.external false && git config core.fsmonitor 'touch executed; false'")
        try git("config diff.relative false && git config diff.renames copies")
        #expect(files(try lint()) == ["App/A.swift"])
        let executed = folder.url.appendingPathComponent("executed").path
        #expect(!FileManager.default.fileExists(atPath: executed))
    }

    /// A hook runs before the first commit too.
    @Test func beforeTheFirstCommitEverythingHasChanged() throws {
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(".git"))
        try git("init -q . && git add App")
        #expect(files(try lint()) == ["App/A.swift", "App/B.swift", "Lib/C d é.swift"])
        let result = try lint("nowhere")
        #expect(result.status == 2 && result.errors.hasPrefix("error: There is no revision \""))
    }

    @Test(arguments: ["nowhere", "HEAD~9", "HEAD:App", "HEAD..HEAD", ":/no such text", "HEAD\n"])
    func anUnknownRevisionIsAnError(revision: String) throws {
        let result = try lint(revision)
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.errors.hasPrefix("error: There is no revision \""), "\(result.errors)")
    }

    @Test(arguments: ["--output=stolen", "-O", "--", ""])
    func aRevisionIsNeverAnOption(revision: String) throws {
        let result = try lint(revision)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("error: --changed-since takes a revision, not \""))
        let stolen = folder.url.appendingPathComponent("stolen").path
        #expect(!FileManager.default.fileExists(atPath: stolen))
    }

    @Test func withoutARepositoryOrGitTheRunFails() throws {
        let other = try TemporaryFolder()
        try other.add("A.swift")
        let arguments = [other.path, "--no-config", "--changed-since", "HEAD"]
        let outside = try BuiltProgram.run(arguments)
        #expect(outside.status == 2)
        let start = "error: git cannot tell what has changed in \(other.path): fatal: not a git"
        #expect(outside.errors.hasPrefix(start), "\(outside.errors)")
        let words = arguments.map { "'\($0)'" }.joined(separator: " ")
        let missing = try BuiltProgram.runShell(
            "program=$(command -v modlint); PATH=/nowhere; \"$program\" \(words)")
        #expect(missing.status == 2)
        #expect(missing.errors.contains("The program git is not in the PATH."))
    }
}
