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

    @Test(arguments: SyntaxFixture.all)
    func nodesReadAsTheirMainTokensDo(_ fixture: SyntaxFixture) {
        let tree = SyntaxTree.parseForAnalysis(fixture.tree.source) {}
        let tokens = tree.readTokens()
        for node in tree.subtree(tree.root) {
            let token = tokens[tokens.index(from: tree.mainStart(node))]
            #expect(tree.mainText(node) == tree.text(token))
            let isRead = Self.words.allSatisfy {
                tree.isWord(node, $0) == tree.isWord(token, $0)
            }
            #expect(isRead, "\(tree.kind(node)) \(tree.text(token))")
        }
    }

    private static let words: [StaticString] = [
        "=", "==", "-", "->", "!", "?", "??", "...", "&", ".", "(", "{", "let", "var", "self",
        "class", "init", "get", "a", "x", "0", "1", "\"", "#", "@", "in", "any", "some", "_",
    ]

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

    /// More words in a file and nodes below a parent than sixteen bits count, before a leaf.
    @Test(arguments: ["last", "let q: Foo = .last", "f(.last)", "return"])
    func aLeafMayBeWide(_ last: String) {
        let count = 70_000
        let lines = (0..<count).map { "let a\(100_000 + $0) = 0\n" }
        let tree = SyntaxTree.parse(SourceFile(path: "A.swift", text: lines.joined() + last))
        expectSoundRecords(in: tree)
        let items = Array(tree.children(tree.root))
        #expect(items.count == count + 1)
        let line = shape(of: "let a100000 = 0\n")
        #expect(items.dropLast().allSatisfy { shape(of: $0, in: tree) == line })
        #expect(items.last.map { shape(of: $0, in: tree) } == shape(of: last))
    }

    /// More bytes in a leaf than sixteen bits count.
    @Test(arguments: ["", ".", "let q: Foo = ."])
    func aLeafMayBeLong(_ start: String) {
        let length: UInt32 = 70_000
        let text = start + String(repeating: "a", count: Int(length))
        let tree = SyntaxTree.parse(SourceFile(path: "A.swift", text: text))
        expectSameNodes(in: tree)
        expectSoundRecords(in: tree)
        let short = shape(of: start + "a")
        let long = shape(of: NodeID(1), in: tree)
        #expect(long.kinds == short.kinds && long.parents == short.parents)
        #expect(long.ends == short.ends)
        let end = UInt32(start.utf8.count) + 1
        #expect(long.ranges == short.ranges.map { range in
            range.end < end
                ? range : SourceRange(start: range.start, end: range.end + length - 1)
        })
    }

    /// A main token far behind the first one.
    @Test func aMainTokenMayBeFarAway() {
        let text = "a" + String(repeating: ".b()", count: 40_000) + ".last"
        let tree = SyntaxTree.parse(SourceFile(path: "A.swift", text: text))
        expectSameNodes(in: tree)
    }

    /// What the records of an item tell, from its place on.
    private struct Shape: Equatable {
        var kinds: [NodeKind] = []
        var parents: [Int?] = []
        var ends: [Int] = []
        var ranges: [SourceRange] = []
    }

    private func shape(of item: NodeID, in tree: SyntaxTree) -> Shape {
        var shape = Shape()
        let start = tree.start(item)
        for node in tree.subtree(item) {
            let range = tree.range(node)
            shape.kinds.append(tree.kind(node))
            shape.parents.append(
                node == item ? nil : tree.parent(node).map { $0.index - item.index })
            shape.ends.append(tree.subtreeEnd(node).index - item.index)
            shape.ranges.append(SourceRange(start: range.start - start, end: range.end - start))
        }
        return shape
    }

    /// The shape of a text's only item.
    private func shape(of text: String) -> Shape {
        let tree = SyntaxTree.parse(SourceFile(path: "A.swift", text: text))
        return shape(of: NodeID(1), in: tree)
    }

    /// Sees to it that children lie where their parents say and the other way round.
    private func expectSoundRecords(
        in tree: SyntaxTree, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for node in tree.subtree(tree.root) {
            let children = Array(tree.children(node))
            let outer = tree.range(node)
            let isSound = tree.firstChild(node) == children.first
                && tree.lastChild(node) == children.last
                && children.allSatisfy { child in
                    let inner = tree.range(child)
                    return tree.parent(child) == node && inner.start >= outer.start
                        && inner.end <= outer.end
                }
                && tree.subtreeEnd(node)
                    == children.last.map(tree.subtreeEnd) ?? NodeID(node.index + 1)
            guard isSound else {
                let name = "\(tree.kind(node)) \(node.index)"
                Issue.record("\(name)", sourceLocation: sourceLocation)
                return
            }
        }
    }

    private func expectSameNodes(
        in tree: SyntaxTree, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let other = SyntaxTree.parseForAnalysis(tree.source) {}
        let tokens = tree.readTokens()
        #expect(other.nodeCount == tree.nodeCount, sourceLocation: sourceLocation)
        #expect(
            other.readTokens().map(\.range) == tokens.map(\.range),
            sourceLocation: sourceLocation)
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
