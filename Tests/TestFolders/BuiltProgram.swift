import Foundation

/// The program that was built together with the tests, or the one that the variable
/// `MODLINT_PROGRAM` names, started as users start it.
package enum BuiltProgram {
    /// What a process wrote and how it ended.
    package struct Result: Sendable {
        package let status: Int32
        /// Whether a signal ended it, whose number is the status then.
        package let isSignalled: Bool
        package let output: String
        package let errors: String
    }

    /// Runs the program with arguments, in a working folder.
    package static func run(_ arguments: [String], in folder: URL? = nil) throws -> Result {
        try run(try path(), arguments, in: folder)
    }

    /// Runs a script of bash in which `modlint` is the built program.
    package static func runShell(
        _ script: String, in folder: URL? = nil, variables: [String: String] = [:]
    ) throws -> Result {
        var environment = environment
        let folders = URL(fileURLWithPath: try path()).deletingLastPathComponent().path
        environment["PATH"] = folders + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
        environment.merge(variables) { _, new in new }
        return try run("/bin/bash", ["-c", script], in: folder, environment: environment)
    }

    /// Whether a program that a test needs besides modlint is installed.
    package static func isInstalled(_ program: String) -> Bool {
        (try? runShell("command -v '\(program)'").status) == 0
    }

    /// What makes bash run a command as somebody to whom a file can be closed, which the superuser
    /// is not; nil where that is not possible.
    package static let ordinaryUser: String? = {
        if getuid() != 0 { return "" }
        let prefix = "setpriv --reuid 65534 --regid 65534 --clear-groups "
        let canRun = try? runShell("\(prefix)modlint --version").status == 0
        return canRun == true ? prefix : nil
    }()

    /// The variables of this process, without what a job that runs the tests says of itself.
    private static var environment: [String: String] {
        ProcessInfo.processInfo.environment.filter { $0.key != "GITHUB_ACTIONS" }
    }

    /// Where the program lies: where the variable says, or beside the tests' bundle.
    package static func path() throws -> String {
        if let named = ProcessInfo.processInfo.environment["MODLINT_PROGRAM"] { return named }
        return try pathBesideTests()
    }

    /// Where the program lies that was built with the tests, as slow as they are.
    package static func pathBesideTests() throws -> String {
        let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
        let places = bundles + [URL(fileURLWithPath: CommandLine.arguments[0])]
        let candidates = places.map {
            $0.deletingLastPathComponent().appendingPathComponent("modlint").path
        }
        guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return path
    }

    private static func run(
        _ path: String, _ arguments: [String], in folder: URL?,
        environment: [String: String]? = nil
    ) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = environment ?? self.environment
        // Files take any amount of output, where a pipe that nobody empties would block.
        let streams = try TemporaryFolder()
        try streams.add("output")
        try streams.add("errors")
        let output = streams.url.appendingPathComponent("output")
        let errors = streams.url.appendingPathComponent("errors")
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus,
            isSignalled: process.terminationReason == .uncaughtSignal,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }
}
