import Foundation
import TestFolders
import Testing

/// How the process behaves where its surroundings are not what it is used to.
@Suite struct RobustnessTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.add("Ünï cödé.swift", "// modlint:disable:next retain-cycle\nlet é = 1\n")
    }

    private func run(_ script: String) throws -> BuiltProgram.Result {
        try BuiltProgram.runShell(script, in: folder.url)
    }

    private let finding = "Ünï cödé.swift:1:1: error: The suppression does not say why ["

    @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
    func aSignalEndsARunAtOnce(signal: String, status: Int) throws {
        try folder.add("old.json", "old\n")
        // A pipe that nobody writes to keeps the run waiting in its middle.
        let result = try run("""
            mkfifo pipe.swift; set -m
            modlint pipe.swift --format json > report.json &
            process=$!
            sleep 0.3; kill -\(signal) $process
            wait $process; echo "status $?"
            """)
        #expect(result.output.contains("status \(status)\n"), "\(result.output)")
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(left) == ["Ünï cödé.swift", "old.json", "pipe.swift", "report.json"])
        let report = try Data(contentsOf: folder.url.appendingPathComponent("report.json"))
        #expect(report.isEmpty)
    }

    @Test func aReaderThatLeavesIsNoFaultInAnyFormat() throws {
        for format in ["text", "concise", "json", "xcode"] {
            let result = try run("""
                for n in $(seq 300); do cp Ü* "F$n.swift"; done
                modlint --format \(format) --no-config 2>/dev/null | head -c 10 > /dev/null
                echo "status ${PIPESTATUS[0]}"
                """)
            #expect(result.output == "status 1\n", "\(format)")
        }
    }

    @Test func outputThatCannotBeWrittenEndsWithStatusTwo() throws {
        let closed = try run("modlint --no-config --format concise >&-")
        #expect(closed.status == 2)
        #expect(closed.errors.hasSuffix("error: The output could not be written.\n"))
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        #expect(try run("modlint --no-config > /dev/full").status == 2)
    }

    @Test func closedStreamsAreNoFaultWhereTheyAreNotNeeded() throws {
        #expect(try run("modlint --no-config <&- 2>&-").status == 1)
    }

    @Test func withoutHomeAndVariablesTheFindingsAreTheSame() throws {
        let lint = "\"$(command -v modlint)\" --no-config --format concise"
        let bare = try run("env -i \(lint) < /dev/null")
        #expect(bare.status == 1 && bare.output.hasPrefix(finding), "\(bare.errors)")
    }

    @Test(arguments: ["C", "POSIX", "tr_TR.UTF-8", "nowhere"])
    func theLocaleChangesNothing(locale: String) throws {
        let expected = try run("LC_ALL=C.UTF-8 modlint --no-config")
        let result = try run("LC_ALL=\(locale) LANG=\(locale) modlint --no-config")
        #expect(result.output == expected.output && result.status == 1)
        #expect(result.output.hasPrefix(finding) && result.errors.isEmpty)
    }

    @Test func noTerminalIsNeeded() throws {
        guard BuiltProgram.isInstalled("setsid") else { return }
        let result = try run("setsid --wait modlint --no-config --format concise < /dev/null")
        #expect(result.status == 1 && result.output.hasPrefix(finding))
        #expect(!result.output.contains("\u{1B}") && !result.errors.contains("\u{1B}"))
    }

    @Test func anEmptyFolderIsNoCleanResult() throws {
        let result = try run("mkdir empty && cd empty && modlint --no-config")
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.errors == "error: No Swift file found in \(folder.url.resolved)/empty.\n")
    }

    @Test func aFolderThatMayOnlyBeReadIsEnough() throws {
        let script = "modlint --no-config --format concise; status=$?; touch new; exit $status"
        let user = getuid() == 0 ? "setpriv --reuid 65534 --regid 65534 --clear-groups " : ""
        guard user.isEmpty || BuiltProgram.isInstalled("setpriv") else { return }
        let result = try run("""
            chmod 555 .; \(user)bash -c '\(script)'; status=$?; chmod 755 .; exit $status
            """)
        let isReachable = !result.errors.contains("command not found")
        try #require(isReachable, "The built program lies where another user cannot read it.")
        #expect(result.status == 1 && result.output.hasPrefix(finding), "\(result.errors)")
        #expect(result.errors.contains("touch:"))
    }
}

extension URL {
    /// The path as a process in the folder sees it.
    fileprivate var resolved: String { resolvingSymlinksInPath().path }
}
