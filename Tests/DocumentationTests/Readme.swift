import Foundation
import TestFolders

/// The project's README with its code blocks.
struct Readme {
    /// The folder that holds the README; its commands run here.
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let url = folder.appendingPathComponent("README.md")
    /// Whether the tests rewrite what they generate.
    static let isUpdated = ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1"

    var lines: [String]

    init() throws {
        lines = try String(contentsOf: Self.url, encoding: .utf8).components(separatedBy: "\n")
    }

    var text: String { lines.joined(separator: "\n") }

    /// Replaces the file at once, because other tests read it meanwhile.
    func write() throws { try Data(text.utf8).write(to: Self.url, options: .atomic) }

    /// Runs a script as it stands in the README, with the program that was built for the tests.
    static func run(_ script: String) throws -> BuiltProgram.Result {
        let built = script.replacingOccurrences(of: "swift run -c release modlint", with: "modlint")
        return try BuiltProgram.runShell(built, in: folder, variables: ["SRCROOT": folder.path])
    }

    /// The blocks between fences, in their order.
    var blocks: [CodeBlock] {
        var blocks: [CodeBlock] = []
        var opening: (line: Int, language: String)?
        for (number, line) in lines.enumerated() where line.hasPrefix("```") {
            if let (start, language) = opening {
                blocks.append(CodeBlock(language, (start + 1)..<number, in: lines))
                opening = nil
            } else {
                opening = (number, String(line.dropFirst(3)))
            }
        }
        return blocks
    }

    /// The lines between the comments `<!-- name -->` and `<!-- end of name -->`.
    func section(_ name: String) -> Range<Int>? {
        guard let start = lines.firstIndex(of: "<!-- \(name) -->"),
            let end = lines.firstIndex(of: "<!-- end of \(name) -->"), start < end
        else { return nil }
        return (start + 1)..<end
    }
}

/// A fenced block of the README.
struct CodeBlock {
    let language: String
    /// The lines of the README between the fences.
    let range: Range<Int>
    let content: [String]

    init(_ language: String, _ range: Range<Int>, in lines: [String]) {
        self.language = language
        self.range = range
        content = Array(lines[range])
    }

    /// The commands of a transcript, where each stands behind `$`.
    var commands: [String] {
        content.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
    }
}
