import Foundation
import Linting
import TestFolders
import Testing

/// What a terminal shows while a run lasts.
@Suite struct ProgressTests {
    /// Collects what is shown; the calls come one after the other.
    private final class Screen: @unchecked Sendable {
        var lines: [String?] = []
    }

    @Test func shortRunsShowNothing() async {
        let screen = Screen()
        var map = ParallelMap(workers: 2)
        map.progress = Progress(since: .now + .seconds(3600)) { screen.lines.append($0) }
        _ = await map(Array(0..<100), during: "Reading") { $0 }
        map.progress?.end()
        #expect(screen.lines.isEmpty)
    }

    @Test(arguments: [1, 2])
    func longRunsCountUpAndEraseTheLine(workers: Int) async {
        let screen = Screen()
        var map = ParallelMap(workers: workers)
        map.progress = Progress(since: .now - Progress.delay) { screen.lines.append($0) }
        let outputs = await map(Array(0..<1000), during: "Reading") { $0 + 1 }
        #expect(outputs == Array(1...1000))
        _ = await map(Array(0..<100)) { $0 }
        let counts = screen.lines.compactMap { line in
            line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        }
        #expect(counts.count == screen.lines.count && counts.count > 10)
        #expect(counts == counts.sorted() && counts.allSatisfy { $0 < 1000 })
        #expect(screen.lines.last??.hasSuffix(" of 1000") == true)
        map.progress?.end()
        #expect(screen.lines.last == .some(nil))
    }

    /// Runs a command with a terminal as its standard error.
    private func onTerminal(
        _ command: String, in folder: TemporaryFolder, _ variables: [String: String] = [:]
    ) throws -> String {
        try folder.add("command.sh", command)
        #if os(Linux)
            let script = "script -qec 'bash command.sh' /dev/null < /dev/null"
        #else
            let script = "script -q /dev/null bash command.sh < /dev/null"
        #endif
        // Empty ones count as if they were not set.
        let base = ["TERM": "xterm", "NO_COLOR": "", "CLICOLOR_FORCE": "", "MODLINT_WORKERS": "1"]
        let all = base.merging(variables) { $1 }
        return try BuiltProgram.runShell(script, in: folder.url, variables: all).output
    }

    private func largeProject() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let line = "func f() { let a = [1, 2, 3].map { $0 + 1 }; print(a, \"\\(a)\") }\n"
        for number in 0..<400 {
            let text = "final class C\(number) {\n" + String(repeating: line, count: 60) + "}\n"
            try folder.add("F\(number).swift", text)
        }
        return folder
    }

    @Test(.enabled(if: BuiltProgram.isInstalled("script"), "The program script is not installed."))
    func aTerminalSeesHowFarALongRunIs() throws {
        let folder = try largeProject()
        let erasing = "\r\u{1B}[K"
        // An optimised one is through before anybody waits.
        let program = try BuiltProgram.pathBesideTests()
        let lint = "'\(program)' --no-config --format concise > report.txt"
        let seen = try onTerminal(lint, in: folder)
        let parts = seen.components(separatedBy: erasing)
        #expect(parts.count > 3 && parts[1].contains(" of "), "\(seen)")
        // Nothing but the summary is left when the run has ended.
        #expect(parts.last?.hasPrefix("400 files, ") == true, "\(seen)")
        let report = try String(
            contentsOf: folder.url.appendingPathComponent("report.txt"), encoding: .utf8)
        #expect(!report.contains("\u{1B}"))
        let dumb = try onTerminal(lint, in: folder, ["TERM": "dumb"])
        #expect(dumb.hasPrefix("400 files, "))
        let piped = try BuiltProgram.runShell(lint, in: folder.url)
        #expect(piped.errors.hasPrefix("400 files, "))
    }

    @Test(.enabled(if: BuiltProgram.isInstalled("script"), "The program script is not installed."))
    func aTerminalSeesColoursAsItsVariablesSay() throws {
        let folder = try TemporaryFolder()
        try folder.add("A.swift", "// modlint:disable:next retain-cycle\n")
        let cases: [(String, [String: String], Bool)] = [
            ("", [:], true), ("", ["NO_COLOR": "1"], false), ("", ["TERM": "dumb"], false),
            ("--color never", [:], false), ("--color always", ["NO_COLOR": "1"], true),
            ("| cat", [:], false), ("| cat", ["CLICOLOR_FORCE": "1"], true),
        ]
        for (arguments, variables, isColoured) in cases {
            let seen = try onTerminal("modlint --no-config \(arguments)", in: folder, variables)
            #expect(seen.contains("\u{1B}[") == isColoured, "\(arguments) \(variables): \(seen)")
        }
    }
}
