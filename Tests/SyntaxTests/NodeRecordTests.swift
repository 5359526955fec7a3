import SourceText
import Syntax
import Testing

/// What nodes tell of their tokens, whether their tree keeps any or not.
@Suite("The records of nodes")
struct NodeRecordTests {
    @Test(arguments: SyntaxFixture.all)
    func aTreeWithoutTokensTellsTheSame(_ fixture: SyntaxFixture) {
        expectSameNodes(in: fixture.tree)
    }

    /// Numbers of more than sixteen bits: the file, its one type, that type's last member.
    @Test func nodesMayBeWide() {
        let count = 20_000
        let text = "class A {\n" + String(repeating: "let b = c(1)\n", count: count) + "}\n"
        let tree = SyntaxTree.parse(SourceFile(path: "A.swift", text: text))
        expectSameNodes(in: tree)
        guard let type = tree.firstChild(tree.root), let block = tree.child(type, .memberBlock)
        else {
            Issue.record("The type has no members.")
            return
        }
        #expect(tree.range(type) == SourceRange(start: 0, end: UInt32(text.utf8.count) - 1))
        let members = Array(tree.children(block))
        #expect(members.count == count)
        #expect(members.allSatisfy { tree.parent($0) == block })
        #expect(tree.subtreeEnd(block).index == tree.nodeCount)
        #expect(members.last.map(tree.mainText) == "let")
    }

    /// A main token far behind the first one.
    @Test func aMainTokenMayBeFarAway() {
        let text = "a" + String(repeating: ".b()", count: 40_000) + ".last"
        let tree = SyntaxTree.parse(SourceFile(path: "A.swift", text: text))
        expectSameNodes(in: tree)
    }

    private func expectSameNodes(
        in tree: SyntaxTree, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let other = SyntaxTree.parseForAnalysis(tree.source) {}
        let tokens = tree.tokens
        #expect(other.nodeCount == tree.nodeCount, sourceLocation: sourceLocation)
        #expect(other.tokens.map(\.range) == tokens.map(\.range), sourceLocation: sourceLocation)
        for node in tree.subtree(tree.root) {
            let token = tokens[tokens.index(from: tree.mainStart(node))]
            let isSame = other.kind(node) == tree.kind(node)
                && other.range(node) == tree.range(node)
                && other.parent(node) == tree.parent(node)
                && other.mainKind(node) == token.kind && other.mainName(node) == token.name
                && other.mainKeyword(node) == token.keyword
                && other.mainRange(node) == token.range
            guard isSame else {
                Issue.record("\(tree.kind(node)) \(token)", sourceLocation: sourceLocation)
                return
            }
        }
    }
}
