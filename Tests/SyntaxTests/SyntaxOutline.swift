import SourceText
import Syntax
import Testing

/// A tree in one line, `(kind main child…)`; the main token only where it is no reserved word
/// and no punctuation.
struct SyntaxOutline {
    let tree: SyntaxTree
    private let tokens: ContiguousArray<Token>

    init(_ text: String, _ extent: SyntaxTree.Extent = .everything) {
        let source = SourceFile(path: "A.swift", text: text)
        tree = SyntaxTree.parseForAnalysis(source, extent) {}
        tokens = tree.readTokens()
    }

    /// The outlines of the nodes of the file, one a line.
    var lines: [String] { tree.children(tree.root).map(outline) }

    private func outline(_ node: NodeID) -> String {
        let parts = ["\(tree.kind(node))"] + mainText(node) + tree.children(node).map(outline)
        return "(" + parts.joined(separator: " ") + ")"
    }

    private func mainText(_ node: NodeID) -> [String] {
        guard !tree.range(node).isEmpty else { return [] }
        let token = tokens[tokens.index(from: tree.mainStart(node))]
        switch token.kind {
        case .identifier:
            let isReserved = token.keyword.number >= Keyword.associatedtype.number
                && token.keyword.number <= Keyword.super.number
            return isReserved ? [] : [tree.text(token)]
        case .dollarIdentifier, .integerLiteral, .floatLiteral, .regexLiteral, .binaryOperator,
            .prefixOperator, .postfixOperator, .editorPlaceholder:
            return [tree.text(token)]
        default:
            return []
        }
    }
}

/// A source with the outlines of its nodes.
struct ShapeExample: Sendable, CustomTestStringConvertible {
    let source: String
    let expected: String
    var testDescription: String { source }

    init(_ source: String, _ expected: String) {
        self.source = source
        self.expected = expected
    }

    /// Compares the shapes, however the lines are broken, and sees to it that nothing was reported.
    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let outline = SyntaxOutline(source)
        let found = outline.lines.joined(separator: " ")
        #expect(found.split(separator: " ") == words(expected), sourceLocation: sourceLocation)
        #expect(outline.tree.problems == [], sourceLocation: sourceLocation)
    }

    private func words(_ text: String) -> [Substring] {
        text.split { $0 == " " || $0 == "\n" }
    }
}
