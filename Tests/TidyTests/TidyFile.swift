import Foundation
import SourceText
import Syntax
import Testing

/// One of the project's own Swift files, read by the project's own parser.
struct TidyFile: Sendable, CustomTestStringConvertible {
    /// Relative to the project's root.
    let path: String
    let text: String
    let lines: [String]
    let tree: SyntaxTree
    private let table: LineTable

    var testDescription: String { path }
    var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }
    var numberedLines: [(Int, String)] { zip(1..., lines).map { ($0, $1) } }

    /// All files of `Sources` and `Tests`, but not the input of tests.
    static let all: [TidyFile] = {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let files = ["Sources", "Tests"].flatMap { folder in
            FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?
                .compactMap { ($0 as? String).map { "\(folder)/\($0)" } } ?? []
        }
        let swift = files.filter {
            $0.hasSuffix(".swift") && !$0.contains("/Fixtures/") && !$0.contains("/.build/")
        }
        return swift.sorted().compactMap { path in
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
        tree = SyntaxTree.parse(SourceFile(path: path, text: text))
        table = LineTable(tree.source.bytes)
    }

    func line(of node: NodeID) -> Int {
        table.position(utf8: tree.mainStart(node)).line
    }

    /// The functions, initialisers, subscripts and accessors.
    var functions: [NodeID] {
        nodes { kind in
            switch kind {
            case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration,
                .subscriptDeclaration, .accessorBlock:
                true
            default: false
            }
        }
    }

    /// The lines from a node's first token to its last.
    func lineCount(_ node: NodeID) -> Int {
        let range = tree.range(node)
        return table.position(utf8: range.end).line - table.position(utf8: range.start).line + 1
    }

    /// The names of the types that the file declares.
    var typeNames: [String] {
        let declarations = nodes { kind in
            switch kind {
            case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration,
                .protocolDeclaration, .typealiasDeclaration:
                true
            default: false
            }
        }
        return declarations.compactMap { tree.child($0, .name) }.map { tree.mainText($0) }
    }

    /// The uses of `try` and `as` that stop the program when they fail.
    var forcedExpressions: [NodeID] {
        let tokens = tree.readTokens()
        return nodes { $0 == .tryExpression || $0 == .asOperator }.filter { node in
            let indices = tokens.indices(in: tree.range(node))
            guard indices.count > 1 else { return false }
            let mark = tokens[indices.lowerBound + 1]
            return tree.text(mark) == "!" && mark.start == tokens[indices.lowerBound].end
        }
    }

    private func nodes(where isWanted: (NodeKind) -> Bool) -> [NodeID] {
        tree.subtree(tree.root).filter { isWanted(tree.kind($0)) }
    }
}
