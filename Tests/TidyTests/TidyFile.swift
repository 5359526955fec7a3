import Foundation
import Testing

/// One of the project's own Swift files.
struct TidyFile: Sendable, CustomTestStringConvertible {
    /// Relative to the project's root.
    let path: String
    let text: String
    let lines: [String]

    var testDescription: String { path }
    var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }
    var numberedLines: [(Int, String)] { zip(1..., lines).map { ($0, $1) } }
    /// The lines that are no comments.
    var codeLines: [(Int, String)] {
        numberedLines.filter { !$0.1.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
    }

    /// All files of `Sources` and `Tests`.
    static let all: [TidyFile] = {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let files = ["Sources", "Tests"].flatMap { folder in
            FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?
                .compactMap { ($0 as? String).map { "\(folder)/\($0)" } } ?? []
        }
        return files.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            let url = root.appendingPathComponent(path)
            return (try? String(contentsOf: url, encoding: .utf8)).map { TidyFile(path, $0) }
        }
    }()

    private init(_ path: String, _ text: String) {
        self.path = path
        self.text = text
        var lines = text.components(separatedBy: "\n")
        if lines.last == "" { lines.removeLast() }
        self.lines = lines
    }

    /// A function or initialiser with the lines from its head to its closing brace.
    struct Function {
        let name: String
        let line: Int
        let lineCount: Int
    }

    /// The functions, told by their indentation: the closing brace stands below the head's start.
    var functions: [Function] {
        var functions: [Function] = []
        for (index, line) in lines.enumerated() where isFunctionHead(line) {
            let indent = String(line.prefix { $0 == " " })
            let end = lines[index...].firstIndex { $0 == indent + "}" } ?? index
            let name = line.trimmingCharacters(in: .whitespaces)
            functions.append(Function(name: name, line: index + 1, lineCount: end - index + 1))
        }
        return functions
    }

    private func isFunctionHead(_ line: String) -> Bool {
        let words = line.prefix { $0 != "(" }.split(whereSeparator: { " <?!".contains($0) })
        let isHead = words.contains("func") || words.last == "init"
        return isHead && !line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
    }

    /// The names that `struct`, `class`, `enum`, `protocol` and `actor` introduce at line starts.
    var typeNames: [String] {
        let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor"]
        return lines.compactMap { line in
            let words = line.split(whereSeparator: { " :<{".contains($0) })
            guard let keyword = words.prefix(4).firstIndex(where: keywords.contains),
                words[..<keyword].allSatisfy({ $0.allSatisfy { $0.isLetter || $0 == "@" } })
            else { return nil }
            return words.dropFirst(keyword + 1).first.map(String.init)
        }
    }
}
