import Foundation

/// One file of an example, with the expectations that its comments state.
package struct ExampleFile: Sendable {
    package let path: String
    package let text: String
    package let lines: [Substring]

    package init(path: String, text: String) {
        self.path = path
        self.text = text
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The files of one text: each begins after a line `//- path`.
    package static func files(in text: String) -> [ExampleFile] {
        var files: [ExampleFile] = []
        var path = "Example.swift"
        var lines: [Substring] = []
        func finished() -> ExampleFile? {
            let text = lines.joined(separator: "\n") + "\n"
            return lines.allSatisfy(\.isEmpty) ? nil : ExampleFile(path: path, text: text)
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("//- ") else {
                lines.append(line)
                continue
            }
            if let file = finished() { files.append(file) }
            path = String(line.dropFirst(4))
            lines = []
        }
        if let file = finished() { files.append(file) }
        return files
    }

    /// The Swift files below a folder, by path.
    package static func files(below folder: URL) -> [ExampleFile] {
        let found = FileManager.default.enumerator(atPath: folder.path)?
            .compactMap { $0 as? String } ?? []
        return found.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            let url = folder.appendingPathComponent(path)
            return (try? String(contentsOf: url, encoding: .utf8))
                .map { ExampleFile(path: path, text: $0) }
        }
    }

    /// What comments that begin with a sign say, each with its line.
    ///
    /// One comment may say several things, separated by commas.
    package func marks(_ sign: String) -> [Mark] {
        zip(1..., lines).flatMap { number, line -> [Mark] in
            guard let start = line.range(of: "// \(sign) ") else { return [] }
            let comment = line[start.upperBound...].components(separatedBy: " // ")[0]
            return Mark.all(in: comment, path: path, line: number)
        }
    }
}

/// One statement about a line of an example: what is expected there, or what was found.
package struct Mark: Sendable, Hashable, Comparable {
    package let path: String
    package let line: Int
    package let text: String
    /// Right, but not yet reached: the comment goes on with ` — ` and the reason.
    package let isKnownIssue: Bool

    package init(path: String, line: Int, text: String, isKnownIssue: Bool = false) {
        self.path = path
        self.line = line
        self.text = text
        self.isKnownIssue = isKnownIssue
    }

    /// The statements of one comment, separated by commas; ` — ` and a reason make known issues.
    static func all(in comment: String, path: String, line: Int) -> [Mark] {
        var parts = comment.components(separatedBy: " — ")
        let statements = parts.removeFirst().components(separatedBy: ", ")
        return statements.map {
            Mark(path: path, line: line, text: $0, isKnownIssue: !parts.isEmpty)
        }
    }

    package static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.path, lhs.line, lhs.text) < (rhs.path, rhs.line, rhs.text)
    }
}
