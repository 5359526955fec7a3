import Foundation
import TestFolders
import Testing

/// modlint reads a project. It runs nothing of it, asks no network, and a configuration reaches
/// only what it names.
@Suite struct SafetyTests {
    // MARK: No program, no network

    private static let commands = [
        ["--format", "json"], ["doctor"], ["inspect", "--all"], ["graph", "--format", "html"],
        ["reuse", "CatalogPresenter"], ["impact", "CatalogPresenter"], ["baseline", "show"],
        ["baseline", "add"], ["init", "--force"], ["schema", "config"], ["rules"],
        ["dump-uses", "."], ["completion", "zsh"], ["--changed-since", "HEAD"],
    ]

    @Test(
        .enabled(if: BuiltProgram.isInstalled("strace"), "The program strace is not installed."),
        arguments: commands)
    func onlyGitIsStartedAndNoSocketOpened(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let words = arguments.map { "'\($0)'" }.joined(separator: " ")
        let result = try BuiltProgram.runShell("""
            cp -R '\(RepositoryFolder.url.path)/Fixtures/Projects/Bookshop/.' .
            git init -q && git add . && git -c user.name=a -c user.email=a@b commit -qm a
            strace -f -qq -o '\(folder.path)/trace.txt' -e trace=network,execve,execveat,ptrace \\
                modlint \(words) > out.txt
            """, in: folder.url)
        let trace = try #require(folder.text("trace.txt"), "\(result.errors)")
        let lines = trace.split(separator: "\n").filter { !$0.contains("--- SIG") }
        // A search through the PATH fails in the folders that lack the program.
        let started = lines.filter { $0.contains("execve(") && $0.hasSuffix("= 0") }
        #expect(lines.count { !$0.contains("execve") && !$0.contains("+++") } == 0, "\(trace)")
        let asksGit = arguments.contains("--changed-since")
        #expect(started.first?.contains("/modlint\"") == true, "\(trace)")
        #expect(started.dropFirst().allSatisfy { asksGit && $0.contains("/git\"") }, "\(trace)")
        #expect((started.count > 1) == asksGit)
        #expect(!(folder.text("out.txt") ?? "").isEmpty, "\(result.errors)")
    }

    /// Where no call can be traced, the sources tell: one file starts programs, none opens sockets.
    @Test func oneFileStartsProgramsAndNoneKnowsANetwork() throws {
        let sources = RepositoryFolder.url.appendingPathComponent("Sources")
        let paths = try #require(FileManager.default.enumerator(atPath: sources.path))
            .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
        #expect(paths.count > 300)
        let plugins = ["ModlintCommand/", "ModlintBuildTool/"]
        var starters: Set<String> = []
        var imports: Set<Substring> = []
        for path in paths where !plugins.contains(where: path.hasPrefix) {
            let text = try String(
                contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            let code = Self.withoutStrings(text)
            for line in code where line.drop(while: \.isWhitespace).hasPrefix("import ") {
                imports.insert(line.split(separator: " ")[1])
            }
            let starts = #/\b(posix_spawnp?|exec[lv]\w*|v?fork|system|popen|dlopen|Process)\(/#
            if code.contains(where: { $0.contains(starts) }) { starters.insert(path) }
            let calls = #/\b(socket|connect|getaddrinfo|URLSession|URLRequest|NWConnection)\b[.(]/#
            #expect(!code.contains { $0.contains(calls) }, "\(path)")
        }
        #expect(starters == ["Project/Program.swift"])
        let system: Set<Substring> = ["Darwin", "Dispatch", "Glibc", "Musl"]
        let targets = try FileManager.default.contentsOfDirectory(atPath: sources.path)
        #expect(imports.subtracting(system).subtracting(targets.map { $0[...] }) == [])
        #expect(imports.isSuperset(of: ["Project", "Syntax"]))
    }

    /// The lines of a source without what stands in quotes: examples, and names of the SDK that
    /// modlint looks for in the sources of others.
    private static func withoutStrings(_ text: String) -> [String] {
        let outside = text.components(separatedBy: "\"\"\"").enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
        return outside.components(separatedBy: "\n").map { line in
            line.components(separatedBy: "\"").enumerated()
                .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
        }
    }

    // MARK: What a repository would have run

    @Test func gitRunsNothingOfTheRepository() throws {
        guard BuiltProgram.isInstalled("git") else { return }
        let folder = try TemporaryFolder()
        try folder.add("A.swift", "let a = 1\n")
        try folder.add("evil.sh", "#!/bin/sh\ntouch '\(folder.path)/pwned'\nexit 1\n")
        let result = try BuiltProgram.runShell("""
            chmod +x evil.sh; evil="$PWD/evil.sh"
            echo '*.swift diff=evil filter=evil' > .gitattributes
            git init -q; git add A.swift; git -c user.name=a -c user.email=a@b commit -qm a
            git config core.fsmonitor "$evil"; git config diff.external "$evil"
            git config diff.evil.command "$evil"; git config diff.evil.textconv "$evil"
            git config core.pager "$evil"; git config core.sshCommand "$evil"
            git config alias.diff "!$evil"; git config core.hooksPath .
            cp evil.sh post-index-change; cp evil.sh post-checkout
            echo 'let b = 2 +' >> A.swift
            modlint --no-config --changed-since HEAD --format concise
            """, in: folder.url)
        #expect(result.output.hasPrefix("A.swift:"), "\(result.output) \(result.errors)")
        #expect(!folder.names.contains("pwned"))
    }

    // MARK: What a configuration reaches

    @Test(arguments: [
        #"{"include": ["../Secret/**", "A.swift"]}"#, #"{"include": ["/ROOT/Secret/**"]}"#,
        #"{"include": ["**/../../Secret/*"]}"#, #"{"modules": ["../Secret"]}"#,
        #"{"layers": [{"name": "a", "paths": ["../Secret/**"]}]}"#,
        #"{"extends": "/ROOT/Secret/S.swift"}"#, #"{"extends": "../Secret"}"#,
    ])
    func aPatternDoesNotLeaveTheProject(settings: String) throws {
        let folder = try projectBesideASecret(settings)
        for command in ["lint", "doctor", "graph --format json", "baseline add", "inspect --all"] {
            let result = try BuiltProgram.runShell(
                "cd Project && modlint \(command)", in: folder.url)
            #expect(result.status == 2, "\(command): \(result.output)")
            #expect(!(result.output + result.errors).contains("LoginSecret"))
        }
        try expectUntouched(folder)
    }

    /// A project, its configuration, and a file beside it that is not the project's.
    private func projectBesideASecret(_ settings: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.add("Secret/S.swift", "class LoginSecret { let key = 1 + }\n")
        try folder.add("Project/A.swift", "let a = 1 +\n")
        try folder.add(
            "Project/.modlint.json", settings.replacingOccurrences(of: "/ROOT", with: folder.path))
        return folder
    }

    private func expectUntouched(_ folder: TemporaryFolder) throws {
        #expect(folder.text("Secret/S.swift") == "class LoginSecret { let key = 1 + }\n")
        let found = try BuiltProgram.runShell("ls -A . Secret Project", in: folder.url)
        let names = found.output.split(whereSeparator: \.isWhitespace)
        #expect(names == [
            ".:", "Project", "Secret", "Project:", ".modlint.json", "A.swift", "Secret:",
            "S.swift",
        ])
    }

    @Test func whatIsNoBaselineIsNeverReplacedByOne() throws {
        let folder = try projectBesideASecret(#"{"baseline": "../Secret/S.swift"}"#)
        for action in ["add", "prune", "show"] {
            let result = try BuiltProgram.runShell(
                "cd Project && modlint baseline \(action)", in: folder.url)
            #expect(result.status == 2 && !result.errors.contains("LoginSecret"))
        }
        try expectUntouched(folder)
    }

    @Test func everythingElseIsOnlyRead() throws {
        let folder = try TemporaryFolder()
        try folder.add("A.swift", "import UIKit\nclass A: UIViewController {}\n")
        try folder.add(".modlint.json", "{}\n")
        let before = try BuiltProgram.runShell("ls -lAn --time-style=full-iso .", in: folder.url)
        guard before.status == 0 else { return }
        for command in [
            "lint", "doctor", "inspect --all", "graph", "impact A", "reuse A", "baseline show",
            "baseline add", "baseline prune", "dump-uses .", "schema config", "explain --all",
        ] {
            let result = try BuiltProgram.runShell("modlint \(command)", in: folder.url)
            #expect(!result.isSignalled && !(result.output + result.errors).isEmpty)
        }
        let after = try BuiltProgram.runShell("ls -lAn --time-style=full-iso .", in: folder.url)
        #expect(before.output == after.output)
    }
}
