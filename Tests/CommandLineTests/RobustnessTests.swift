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

    @Test func closedStreamsAreNoFaultWhereTheyAreNotNeeded() throws {
        #expect(try run("modlint --no-config <&- 2>&-").status == 1)
    }

    @Test func withoutHomeAndVariablesTheFindingsAreTheSame() throws {
        let lint = "\"$(command -v modlint)\" --no-config --format concise"
        for script in ["env -i \(lint)", "env -u HOME \(lint)", "HOME=/nowhere \(lint)"] {
            let result = try run("\(script) < /dev/null")
            #expect(result.status == 1, "\(script): \(result.errors)")
            #expect(result.output.hasPrefix(finding))
        }
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

    @Test(.enabled(
        if: BuiltProgram.ordinaryUser != nil, "Nothing is closed to the user of these tests."))
    func aFolderThatMayOnlyBeReadIsEnough() throws {
        let user = BuiltProgram.ordinaryUser ?? ""
        let lint = "modlint --no-config --format concise"
        let result = try run("""
            chmod 555 .; \(user)bash -c '\(lint); status=$?; touch new; exit $status'
            status=$?; chmod 755 .; exit $status
            """)
        #expect(result.status == 1 && result.output.hasPrefix(finding), "\(result.errors)")
        #expect(result.errors.contains("touch:"))
        let report = try run("""
            chmod 555 .; \(user)\(lint) --output json=report.json
            status=$?; chmod 755 .; exit $status
            """)
        #expect(report.status == 2 && report.output.hasPrefix(finding))
        let reason = "report.json: error: Cannot be written: Permission denied.\n"
        #expect(report.errors.hasSuffix(reason), "\(report.errors)")
    }
}

extension URL {
    /// The path as a process in the folder sees it.
    fileprivate var resolved: String { resolvingSymlinksInPath().path }
}
