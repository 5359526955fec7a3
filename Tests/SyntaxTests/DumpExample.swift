import SourceText
import Syntax
import Testing

/// A source with the lines that a dump must print of it, paths left out and `|` for each tab.
struct DumpExample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String
    let expected: String

    init(_ sentence: String, _ source: String, _ expected: String) {
        testDescription = sentence
        self.source = source
        self.expected = expected
    }

    /// Compares line by line, so that a failure shows the lines that differ.
    func check(
        _ dump: (SyntaxTree) -> [UInt8], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let path = "Folder/A b.swift"
        let tree = SyntaxTree.parse(SourceFile(path: path, text: source))
        let lines = String(decoding: dump(tree), as: UTF8.self).split(separator: "\n")
        let found = lines.map { line in
            #expect(line.hasPrefix(path + "\t"), sourceLocation: sourceLocation)
            return line.dropFirst(path.count + 1).map { $0 == "\t" ? "|" : String($0) }.joined()
        }
        let wanted = expected.split(separator: "\n").map(String.init)
        #expect(found == wanted, "\(testDescription)", sourceLocation: sourceLocation)
    }
}
