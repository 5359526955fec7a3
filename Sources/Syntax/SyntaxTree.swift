import SourceText

/// The index of a node in its tree; nodes lie in source order, parents before children.
package struct NodeID: Hashable, Sendable, Comparable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
    package init(_ index: Int) { rawValue = UInt32(index) }
    package var index: Int { Int(rawValue) }

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// One file's nodes in flat arrays: parents before children, children in source order.
///
/// `NodeKind` documents each kind's children. Every file gives a tree; what could not be read is
/// an `unexpected` node and a problem.
package final class SyntaxTree: Sendable {
    package let source: SourceFile
    /// In source order; the last one is `endOfFile`.
    package let tokens: ContiguousArray<Token>
    /// The words of the file by `LocalName`, without backticks; number 0 is empty.
    package let words: ContiguousArray<SourceRange>
    package let problems: [SyntaxProblem]
    let nodes: ContiguousArray<Node>

    init(
        source: SourceFile, tokens: ContiguousArray<Token>, words: ContiguousArray<SourceRange>,
        problems: [SyntaxProblem], nodes: ContiguousArray<Node>
    ) {
        self.source = source
        self.tokens = tokens
        self.words = words
        self.problems = problems
        self.nodes = nodes
    }

    /// A node's record; token indices are half-open, `subtreeEnd` is the node after the last
    /// descendant.
    struct Node: Sendable {
        var kind: NodeKind
        var mainToken: UInt32
        var firstToken: UInt32
        var endToken: UInt32
        var parent: UInt32
        var subtreeEnd: UInt32
    }

    package var root: NodeID { NodeID(0) }
    package var nodeCount: Int { nodes.count }

    package func kind(_ node: NodeID) -> NodeKind { nodes[node.index].kind }
    package func mainToken(_ node: NodeID) -> Token { tokens[Int(nodes[node.index].mainToken)] }
    package func mainTokenIndex(_ node: NodeID) -> Int { Int(nodes[node.index].mainToken) }

    /// The half-open range of token indices that the node covers; empty for missing nodes.
    package func tokenIndices(_ node: NodeID) -> Range<Int> {
        let record = nodes[node.index]
        return Int(record.firstToken)..<Int(max(record.firstToken, record.endToken))
    }

    /// The bytes from the node's first token to its last.
    package func range(_ node: NodeID) -> SourceRange {
        let indices = tokenIndices(node)
        guard let last = indices.last else {
            let start = tokens[min(indices.lowerBound, tokens.count - 1)].start
            return SourceRange(start: start, end: start)
        }
        return SourceRange(start: tokens[indices.lowerBound].start, end: tokens[last].end)
    }

    /// The parent, or nil for the root.
    package func parent(_ node: NodeID) -> NodeID? {
        node.rawValue == 0 ? nil : NodeID(rawValue: nodes[node.index].parent)
    }

    /// The node after the last descendant of a node.
    package func subtreeEnd(_ node: NodeID) -> NodeID {
        NodeID(rawValue: nodes[node.index].subtreeEnd)
    }

    /// The direct children in source order.
    package func children(_ node: NodeID) -> Children {
        Children(nodes: nodes, upcoming: node.rawValue + 1, end: nodes[node.index].subtreeEnd)
    }

    /// The first direct child, of whatever kind.
    package func firstChild(_ node: NodeID) -> NodeID? {
        let upcoming = node.rawValue + 1
        return upcoming < nodes[node.index].subtreeEnd ? NodeID(rawValue: upcoming) : nil
    }

    /// The node and all its descendants in source order.
    package func subtree(_ node: NodeID) -> NodeRange {
        NodeRange(lower: node.rawValue, upper: nodes[node.index].subtreeEnd)
    }

    /// The nodes whose first token is one of these, in source order.
    package func nodes(beginningIn tokens: ClosedRange<Int>) -> NodeRange {
        let all = nodes.indices
        let lower = all.partitioningIndex { nodes[$0].firstToken >= tokens.lowerBound }
        let upper = all.partitioningIndex { nodes[$0].firstToken > tokens.upperBound }
        return NodeRange(lower: UInt32(lower), upper: UInt32(upper))
    }

    /// The first direct child of a kind.
    package func child(_ node: NodeID, _ kind: NodeKind) -> NodeID? {
        for child in children(node) where nodes[child.index].kind == kind { return child }
        return nil
    }

    /// The text of a token without its backticks.
    package func text(_ token: Token) -> String {
        if token.name != .none { return source.text(words[Int(token.name.rawValue)]) }
        return source.text(token.range)
    }

    /// The text of a node's main token without its backticks.
    package func mainText(_ node: NodeID) -> String { text(mainToken(node)) }

    /// A lazy walk over direct children.
    package struct Children: Sequence, IteratorProtocol {
        let nodes: ContiguousArray<Node>
        var upcoming: UInt32
        let end: UInt32

        package mutating func next() -> NodeID? {
            guard upcoming < end else { return nil }
            defer { upcoming = nodes[Int(upcoming)].subtreeEnd }
            return NodeID(rawValue: upcoming)
        }
    }

    /// Consecutive nodes.
    package struct NodeRange: Sequence, IteratorProtocol {
        var lower: UInt32
        let upper: UInt32

        package mutating func next() -> NodeID? {
            guard lower < upper else { return nil }
            defer { lower += 1 }
            return NodeID(rawValue: lower)
        }
    }
}
