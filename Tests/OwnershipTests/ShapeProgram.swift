import Foundation
import TestFolders

/// The wiring shapes as one program: what their objects do when it runs.
struct ShapeProgram {
    /// One object that a shape makes.
    struct Object {
        let shape: String
        /// The type's name, qualified by the shape.
        let type: String
        let outlivesAssembly: Bool
        let outlivesResult: Bool
    }

    /// Why there is no program.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Ownership")

    /// The files of the shapes, by name.
    static let shapes: [URL] = {
        let found = try? FileManager.default.contentsOfDirectory(
            at: folder.appendingPathComponent("Shapes"), includingPropertiesForKeys: nil)
        return (found ?? []).filter { $0.pathExtension == "swift" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }()

    let objects: [Object]

    /// Compiles all shapes together and runs them.
    init() throws {
        let place = try TemporaryFolder()
        let names = Self.shapes.map { $0.deletingPathExtension().lastPathComponent }
        let calls = names.map { "observe(\"\($0)\") { \($0).assemble() }\n" }
        try place.add("main.swift", calls.joined())
        let program = place.url.appendingPathComponent("shapes").path
        let sources = [
            place.url.appendingPathComponent("main.swift"),
            Self.folder.appendingPathComponent("StandIns.swift"),
        ] + Self.shapes
        _ = try Self.run("/usr/bin/env", [
            "swiftc", "-swift-version", "5", "-suppress-warnings", "-module-name", "Shapes",
            "-o", program,
        ] + sources.map(\.path))
        objects = try Self.run(program, []).split(separator: "\n").compactMap(Self.object)
    }

    private static func object(_ line: Substring) -> Object? {
        let parts = line.split(separator: " ")
        let isShapes = parts.count == 4 && parts[1].hasPrefix("Shapes.\(parts[0]).")
        guard isShapes else { return nil }
        return Object(
            shape: String(parts[0]), type: String(parts[1].dropFirst("Shapes.".count)),
            outlivesAssembly: parts[2] == "true", outlivesResult: parts[3] == "true")
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        // A file, not a pipe: a pipe that nobody empties would stop the compiler.
        let place = try TemporaryFolder()
        try place.add("output")
        let output = place.url.appendingPathComponent("output")
        let handle = try FileHandle(forWritingTo: output)
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        let text = try String(contentsOf: output, encoding: .utf8)
        guard process.terminationStatus == 0 else { throw Failure(description: text) }
        return text
    }
}
