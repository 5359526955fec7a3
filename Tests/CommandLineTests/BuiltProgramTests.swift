import Foundation
import TestFolders
import Testing

/// The program as users start it: its streams, its status, its surroundings.
@Suite struct BuiltProgramTests {
    @Test func streamsAndStatusAreSeparate() throws {
        let folder = try TemporaryFolder()
        try folder.add("A.swift", "// modlint:disable:next syntax-problem\nlet a = 1\n")
        let result = try BuiltProgram.run([folder.path, "--no-config", "--format", "concise"])
        #expect(result.status == 1)
        #expect(
            result.output.hasPrefix("A.swift:1:1: error: The suppression does not say why ["))
        #expect(result.errors.hasPrefix("1 file, 2 lines"))
    }

    @Test func badUsageEndsWithStatusTwo() throws {
        let result = try BuiltProgram.run(["--frmat", "json"])
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.errors.contains(#"Did you mean "--format"?"#))
    }

    @Test func withoutPathsTheWorkingFolderIsLinted() throws {
        let folder = try TemporaryFolder()
        try folder.add(".modlint.json", #"{ "include": ["App/**"], }"#)
        try folder.add("App/Login/A.swift")
        try folder.add("B.swift")
        let inside = folder.url.appendingPathComponent("App/Login")
        let result = try BuiltProgram.run(["--format", "json"], in: inside)
        #expect(result.status == 0)
        #expect(result.errors.hasPrefix("1 file, 0 lines"))
    }

    @Test func aConfigurationInAFolderBesideSpeaksOfTheWorkingFolder() throws {
        let folder = try TemporaryFolder()
        try folder.add("ci/lint.json", #"{ "include": ["App/**"] }"#)
        try folder.add("App/A.swift")
        try folder.add("B.swift")
        let result = try BuiltProgram.run(["--config", "ci/lint.json"], in: folder.url)
        #expect(result.status == 0 && result.output.hasPrefix("1 file, 0 lines"))
    }

    @Test func aReaderThatLeavesEarlyIsNoFault() throws {
        let folder = try TemporaryFolder()
        for number in 0..<300 {
            try folder.add(
                "F\(number).swift", String(repeating: "// modlint:disable:next\n", count: 20))
        }
        let script =
            "'\(try BuiltProgram.path())' '\(folder.path)' --no-config | head -c 10; "
            + "echo \"status ${PIPESTATUS[0]}\""
        let result = try BuiltProgram.runShell(script)
        #expect(result.output.hasSuffix("status 1\n"))
        #expect(result.errors.isEmpty)
    }

    @Test func anyBytesAreReadWithoutACrash() throws {
        let folder = try TemporaryFolder()
        let deep = 100_000
        try folder.add("Deep.swift", "let a = " + String(repeating: "(", count: deep))
        try folder.add("Braces.swift", String(repeating: "{", count: deep))
        try folder.add("Types.swift", "let a: " + String(repeating: "[", count: deep))
        try folder.add("Nested.swift", String(repeating: "/*", count: deep))
        let noise = (0..<50_000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 &+ $0 >> 3) }
        try Data(noise).write(to: folder.url.appendingPathComponent("Noise.swift"))
        for command in ["lint", "dump-declarations", "dump-uses"] {
            let result = try BuiltProgram.run([command, folder.path])
            #expect([0, 1].contains(result.status), "\(command): \(result.errors.prefix(500))")
        }
    }
}
