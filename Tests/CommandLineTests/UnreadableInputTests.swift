import Foundation
import TestFolders
import Testing

/// Files and folders that cannot be read, or are no longer what they were.
@Suite struct UnreadableInputTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.add("Good.swift", Self.mark)
    }

    private static let mark = "// modlint:disable:next retain-cycle\nlet a = 1\n"
    private static let good = "Good.swift:1:1: error: The suppression does not say why ["
    private static let lint = "modlint --no-config --format concise"

    /// Runs a script; everything in the folder but the good file is told as a problem.
    private func expectProblems(
        _ expected: [String], _ script: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let result = try BuiltProgram.runShell(script, in: folder.url)
        #expect(result.status == 2, "\(result.output)", sourceLocation: sourceLocation)
        let lines = result.errors.split(separator: "\n").map(String.init)
        let problems = lines.filter { $0.contains(" error: ") }
        #expect(problems == expected, sourceLocation: sourceLocation)
        #expect(result.output.contains(Self.good), sourceLocation: sourceLocation)
    }

    @Test(.enabled(
        if: BuiltProgram.ordinaryUser != nil, "Nothing is closed to the user of these tests."))
    func aClosedFileOrFolderIsToldAndTheRestIsLinted() throws {
        let lint = (BuiltProgram.ordinaryUser ?? "") + Self.lint
        try folder.add("Closed.swift", Self.mark)
        try folder.add("Folder/A.swift", Self.mark)
        try folder.forbid("Closed.swift")
        try folder.forbid("Folder")
        defer { _ = try? BuiltProgram.runShell("chmod 700 Folder", in: folder.url) }
        let reason = "error: Cannot be read: Permission denied."
        // What can be listed comes before what can only be seen.
        try expectProblems(["Folder: \(reason)", "Closed.swift: \(reason)"], lint)
        let given = try BuiltProgram.runShell("\(lint) Closed.swift Folder", in: folder.url)
        #expect(given.status == 2 && given.output.isEmpty)
        #expect(given.errors.contains("Closed.swift: \(reason)\n"))
        #expect(given.errors.contains("Folder: \(reason)\n"))
    }

    /// A file whose reading fails for everybody.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem")))
    func aFailureOfTheDiskIsTold() throws {
        try folder.link("Broken.swift", to: "/proc/self/mem")
        try expectProblems(
            ["Broken.swift: error: Cannot be read: Input/output error."], Self.lint)
    }

    @Test func whatIsNamedAndNotThereIsTold() throws {
        try folder.link("Dangling.swift", to: "nowhere")
        try folder.link("Circle.swift", to: "Circle.swift")
        let missing = "error: Cannot be read: No such file or directory."
        let result = try BuiltProgram.runShell(
            "\(Self.lint) Good.swift Missing.swift Dangling.swift Circle.swift", in: folder.url)
        #expect(result.status == 2 && result.output.hasPrefix(Self.good))
        let lines = result.errors.split(separator: "\n").map(String.init)
        #expect(Array(lines.dropFirst().prefix(2)) == [
            "Dangling.swift: \(missing)", "Missing.swift: \(missing)",
        ])
        #expect(lines.first?.hasPrefix("Circle.swift: error: Cannot be read: ") == true)
    }

    @Test func loopsOfLinksAndFoldersNamedLikeFilesAreWalkedOnce() throws {
        try folder.add("x.swift/Inner.swift", Self.mark)
        try folder.link("x.swift/Around", to: "..")
        try folder.link("Here", to: ".")
        try folder.link("Here.swift", to: ".")
        try folder.link("Circle.swift", to: "Circle.swift")
        try folder.link("One", to: "Two")
        try folder.link("Two", to: "One")
        for argument in ["", ".", "Here", "Here/x.swift/Around"] {
            let result = try BuiltProgram.runShell("\(Self.lint) \(argument)", in: folder.url)
            let places = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
            #expect(result.status == 1 && places.count == 2, "\(argument): \(result.output)")
            #expect(result.errors.contains("2 files"), "\(result.errors)")
        }
        let file = try BuiltProgram.runShell("\(Self.lint) x.swift", in: folder.url)
        #expect(file.output.hasPrefix("Inner.swift:1:1: ") && file.status == 1)
    }

    // MARK: While it runs

    /// Runs a script while modlint has read the files before `M.swift` and none behind it.
    ///
    /// Nobody writes to that pipe but this script, and opening it waits for modlint.
    private func whileRunning(_ script: String, _ options: String) throws -> BuiltProgram.Result {
        try BuiltProgram.runShell("""
            mkfifo M.swift
            MODLINT_WORKERS=1 modlint *.swift --no-config \(options) & process=$!
            exec 3> M.swift
            \(script)
            printf 'let m = ' >&3; echo 1 >&3; exec 3>&-
            wait $process
            """, in: folder.url)
    }

    @Test func aFileThatGoesAwayIsToldAndTheRestIsLinted() throws {
        try folder.add("N.swift", Self.mark)
        try folder.add("O.swift", Self.mark)
        let result = try whileRunning("rm N.swift", "--format concise")
        #expect(result.status == 2)
        let places = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
            .map { $0.prefix { $0 != ":" } }
        #expect(places == ["Good.swift", "O.swift"])
        #expect(result.errors.hasPrefix(
            "N.swift: error: Cannot be read: No such file or directory.\n3 files, "))
    }

    @Test func aFileThatBecomesAFolderIsTold() throws {
        try folder.add("N.swift", Self.mark)
        let result = try whileRunning("rm N.swift; mkdir N.swift", "--format concise")
        #expect(result.status == 2 && result.output.hasPrefix(Self.good))
        #expect(result.errors.hasPrefix("N.swift: error: Cannot be read: Is a directory.\n"))
    }

    @Test func aFileThatChangesIsReportedAsItWasWhenItWasRead() throws {
        try folder.add("N.swift", "let old = 1\n")
        let new = "let new = 1 // modlint:disable:this retain-cycle"
        let change = "echo > Good.swift; echo '\(new)' > N.swift"
        let result = try whileRunning(change, "--format text")
        #expect(result.status == 1)
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines.contains("    1 | // modlint:disable:next retain-cycle"))
        #expect(lines.contains("    1 | \(new)"))
        #expect(lines.contains { $0.hasPrefix("N.swift:1:13: error: The suppression") })
    }
}
