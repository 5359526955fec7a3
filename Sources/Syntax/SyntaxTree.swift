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
    /// The tokens of the nodes that are too wide for their records, a few in a large file.
    private let wideNodes: [UInt32: NodeTokens]

    init(
        source: SourceFile, tokens: ContiguousArray<Token>, words: ContiguousArray<SourceRange>,
        problems: [SyntaxProblem],
        nodes: (records: ContiguousArray<Node>, wide: [UInt32: NodeTokens])
    ) {
        self.source = source
        self.tokens = tokens
        self.words = words
        self.problems = problems
        self.nodes = nodes.records
        wideNodes = nodes.wide
    }

    /// A node's record: sixteen bytes, for trees are most of what a run keeps in memory.
    struct Node: Sendable {
        let kind: NodeKind
        /// From the first token to the main one; `isWide` where that takes more.
        fileprivate let mainOffset: UInt8
        fileprivate let tokenCount: UInt16
        fileprivate let firstToken: UInt32
        let parent: UInt32
        /// The node after the last descendant.
        let subtreeEnd: UInt32

        /// What `mainOffset` is where the tree keeps the node's tokens apart.
        private static let wideOffset = UInt8.max

        init(kind: NodeKind, tokens: NodeTokens, parent: UInt32, subtreeEnd: UInt32) {
            self.kind = kind
            self.parent = parent
            self.subtreeEnd = subtreeEnd
            let offset = Int(tokens.main) - Int(tokens.first)
            let count = max(0, Int(tokens.end) - Int(tokens.first))
            firstToken = tokens.first
            let isWide = offset < 0 || offset >= Self.wideOffset || count > UInt16.max
            mainOffset = isWide ? Self.wideOffset : UInt8(offset)
            tokenCount = UInt16(clamping: count)
        }

        var isWide: Bool { mainOffset == Self.wideOffset }
    }

    /// The tokens of a node: the main one and a half-open range.
    struct NodeTokens: Sendable {
        let main: UInt32
        let first: UInt32
        let end: UInt32
    }

    package var root: NodeID { NodeID(0) }
    package var nodeCount: Int { nodes.count }

    package func kind(_ node: NodeID) -> NodeKind { nodes[node.index].kind }
    package func mainToken(_ node: NodeID) -> Token { tokens[mainTokenIndex(node)] }

    package func mainTokenIndex(_ node: NodeID) -> Int {
        let record = nodes[node.index]
        if record.isWide, let wide = wideNodes[node.rawValue] { return Int(wide.main) }
        return Int(record.firstToken) + Int(record.mainOffset)
    }

    /// The half-open range of token indices that the node covers; empty for missing nodes.
    package func tokenIndices(_ node: NodeID) -> Range<Int> {
        let record = nodes[node.index]
        let first = Int(record.firstToken)
        if record.isWide, let wide = wideNodes[node.rawValue] { return first..<Int(wide.end) }
        return first..<(first + Int(record.tokenCount))
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

    /// The last direct child, of whatever kind.
    package func lastChild(_ node: NodeID) -> NodeID? {
        var last: NodeID?
        for child in children(node) { last = child }
        return last
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
