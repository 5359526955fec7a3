import Foundation
import Reporting
import TestFolders
import Testing

/// Disks that are full, readers that leave, signals in the middle: findings are not lost silently,
/// and no half of a report is left.
@Suite struct OutputFailureTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.add("A.swift", "// modlint:disable:next retain-cycle\nlet a = 1\n")
    }

    private func run(_ script: String) throws -> BuiltProgram.Result {
        try BuiltProgram.runShell(script, in: folder.url)
    }

    private let finding = "A.swift:1:1: error: The suppression does not say why ["
    private let lint = "modlint --no-config --format concise"

    // MARK: Signals

    @Test(arguments: [("INT", SIGINT), ("TERM", SIGTERM), ("HUP", SIGHUP)])
    func aSignalEndsARunAtOnce(signal: String, number: Int32) throws {
        try folder.add("old.json", "old\n")
        // The run waits for the pipe, and whoever opens it waits for the run.
        let result = try run("""
            mkfifo Pipe.swift
            (exec 3> Pipe.swift; kill -\(signal) $$) &
            exec modlint *.swift --format json --output json=old.json --output sarif=new.sarif
            """)
        #expect(result.isSignalled && result.status == number)
        #expect(result.output.isEmpty && result.errors.isEmpty)
        #expect(folder.names == ["A.swift", "Pipe.swift", "old.json"])
        #expect(folder.text("old.json") == "old\n")
    }

    /// Nobody reads the pipe, so the run stays at the second report.
    @Test(arguments: [("INT", SIGINT), ("TERM", SIGTERM)])
    func aSignalBetweenReportsLeavesWholeOnes(signal: String, number: Int32) throws {
        let result = try run("""
            mkfifo pipe
            (for n in $(seq 2000); do [ -e first.json ] && break; sleep 0.01; done
            kill -\(signal) $$) &
            exec \(lint) --output json=first.json --output sarif=pipe --output junit=third.xml
            """)
        #expect(result.isSignalled && result.status == number && result.output.isEmpty)
        #expect(folder.names == ["A.swift", "pipe", "first.json"])
        let whole = try run("modlint --no-config --format json")
        #expect(folder.text("first.json") == whole.output)
    }

    // MARK: Standard output

    @Test func aReaderThatLeavesIsNoFaultInAnyFormat() throws {
        _ = try run("for n in $(seq 300); do cp A.swift F$n.swift; done")
        for format in ReportFormat.allCases {
            let result = try run("""
                modlint --format \(format) --no-config 2>/dev/null | head -c 10 > /dev/null
                echo "status ${PIPESTATUS[0]}"
                """)
            #expect(result.output == "status 1\n", "\(format)")
        }
    }

    @Test func outputThatCannotBeWrittenEndsWithStatusTwo() throws {
        let closed = try run("\(lint) >&-")
        #expect(closed.status == 2)
        #expect(closed.errors.hasSuffix("error: The output could not be written.\n"))
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let full = try run("\(lint) > /dev/full")
        #expect(full.status == 2)
        #expect(full.errors.hasSuffix("error: The output could not be written.\n"))
    }

    // MARK: --output

    @Test(arguments: [
        ("missing/out.json", "No such file or directory"), ("A.swift/out.json", "Not a directory"),
        ("folder", "Is a directory"), ("/dev/full", "No space left on device"),
    ])
    func aPlaceThatCannotBeWrittenLosesNoFinding(place: String, reason: String) throws {
        if place == "/dev/full", !FileManager.default.fileExists(atPath: place) { return }
        try folder.add("folder/B.txt")
        let result = try run("\(lint) --output json=\(place) --output concise=out.txt")
        #expect(result.status == 2 && result.output.hasPrefix(finding))
        let problem = "\(place): error: Cannot be written: \(reason).\n"
        #expect(result.errors.hasSuffix(problem), "\(result.errors)")
        #expect(folder.text("out.txt") == result.output)
        #expect(folder.names == ["A.swift", "folder", "out.txt"])
        // A clean run whose report is lost is no success either.
        try folder.add("A.swift", "let a = 1\n")
        #expect(try run("\(lint) --output json=\(place)").status == 2)
    }

    @Test(.enabled(if: FullDisk.canBeMade, "No small disk can be mounted."))
    func aFullDiskKeepsTheOldReport() throws {
        // Comments that allow nothing make a report that is larger than the disk.
        _ = try run("for n in $(seq 200); do cp A.swift F$n.swift; done; mkdir disk")
        let result = try run(FullDisk.script("""
            echo old > disk/report.json
            \(lint) --output json=disk/report.json
            echo "status $?"; cat disk/report.json; ls -A disk
            """))
        #expect(result.output.contains(finding))
        #expect(result.output.hasSuffix("status 2\nold\nreport.json\n"), "\(result.errors)")
        let problem = "disk/report.json: error: Cannot be written: No space left on device.\n"
        #expect(result.errors.hasSuffix(problem))
    }

    @Test(.enabled(if: FullDisk.canBeMade, "No small disk can be mounted."))
    func aFullDiskKeepsTheOldBaselineAndConfiguration() throws {
        try folder.add("disk.swift", """
            import UIKit
            class A: UIViewController { let b = URLSession.shared }
            """)
        _ = try run("mkdir disk")
        let result = try run(FullDisk.script("""
            cp disk.swift disk; cd disk; echo {} > .modlint.json; cat /dev/zero > fill
            modlint baseline add; echo "status $?"; modlint init --force; echo "status $?"
            cat .modlint.json; rm fill; ls -A
            """))
        let expected = "status 2\nstatus 2\n{}\n.modlint.json\ndisk.swift\n"
        #expect(result.output == expected, "\(result.output) \(result.errors)")
        #expect(result.errors.contains(
            ".modlint-baseline.json: error: Cannot be written: No space left on device.\n"))
    }
}

/// A disk of 64 KiB in the folder `disk`, which only one script sees.
private enum FullDisk {
    static func script(_ script: String) -> String {
        "unshare -m\(getuid() == 0 ? "" : "r") bash -c '\(mount) && { \(script) \n}'"
    }

    private static let mount = "mount -t tmpfs -o size=64k tmpfs disk"

    static let canBeMade: Bool = {
        guard let folder = try? TemporaryFolder() else { return false }
        let result = try? BuiltProgram.runShell("mkdir disk; " + script("true"), in: folder.url)
        return result?.status == 0
    }()
}
