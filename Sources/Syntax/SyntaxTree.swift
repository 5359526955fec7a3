import SourceText

/// The index of a node in its tree; nodes lie in source order, parents before children.
public struct NodeID: NumberedKey {
    public let rawValue: UInt32
    @inlinable @inline(__always)
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    @inlinable @inline(__always)
    public init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }
    @inlinable @inline(__always)
    public var index: Int { Int(rawValue) }
    @inlinable @inline(__always)
    public var number: UInt64 { UInt64(rawValue) }
}

/// One file's nodes in flat arrays: parents before children, children in source order.
///
/// `NodeKind` documents each kind's children. Every file gives a tree; what could not be read is
/// an `unexpected` node and a problem.
public final class SyntaxTree: Sendable {
    package let source: SourceFile
    /// The words of the file by `LocalName`, without backticks; number 0 is empty.
    package let words: ContiguousArray<SourceRange>
    /// A hash of each word, the same in every file and every run.
    package let wordHashes: ContiguousArray<UInt32>
    package let problems: [SyntaxProblem]
    @usableFromInline let nodes: ContiguousArray<Node>
    /// The nodes that are too wide for their records, a few in a large file, by their numbers.
    private let wideNodes: ContiguousArray<WideNode>
    private let keptTokens: ContiguousArray<Token>?

    init(
        source: SourceFile, tokens: ContiguousArray<Token>?, words: borrowing WordTable,
        problems: [SyntaxProblem],
        nodes: (records: ContiguousArray<Node>, wide: ContiguousArray<WideNode>)
    ) {
        self.source = source
        keptTokens = tokens
        self.words = words.ranges
        wordHashes = words.hashes
        self.problems = problems
        self.nodes = nodes.records
        wideNodes = nodes.wide
    }

    /// In source order; the last one is `endOfFile`. A tree for analysis keeps none and reads its
    /// whole file once more, so nobody asks for them once a node; the numbers of their words are
    /// those of that reading.
    package func readTokens() -> ContiguousArray<Token> { keptTokens ?? Self.tokens(of: source) }

    /// A node's record: sixteen bytes, for trees are most of what a run keeps in memory.
    ///
    /// A number that needs more than sixteen bits is `UInt16.max` here and stands in `wideNodes`.
    @usableFromInline struct Node: BitwiseCopyable, Sendable {
        /// The first byte.
        let start: UInt32
        /// In bytes.
        let length: UInt16
        /// From the first byte to the main token.
        let mainOffset: UInt16
        /// How many nodes lie between the parent and this one, and one.
        @usableFromInline let parentDistance: UInt16
        /// How many nodes the subtree holds, this one included.
        @usableFromInline let size: UInt16
        /// The main token's word.
        @usableFromInline let word: UInt16
        @usableFromInline let kind: NodeKind
        /// The main token's kind and a bit.
        private let main: UInt8

        private static let backtickBit: UInt8 = 0x80

        @inline(__always)
        init(kind: NodeKind, main: Token, start: UInt32, _ all: WideNode) {
            self.kind = kind
            self.start = start
            length = UInt16(clamping: all.length)
            // A main token before the first one is as far away as numbers go.
            mainOffset = UInt16(clamping: UInt32(bitPattern: all.mainOffset))
            parentDistance = UInt16(clamping: all.parentDistance)
            size = UInt16(clamping: all.size)
            word = UInt16(clamping: all.word)
            self.main = unsafeBitCast(main.kind, to: UInt8.self)
                | (main.flags.contains(.isBackticked) ? Self.backtickBit : 0)
        }

        var isBackticked: Bool { main & Self.backtickBit != 0 }
        var mainKind: TokenKind {
            unsafeBitCast(main & ~Self.backtickBit, to: TokenKind.self)
        }
    }

    /// The numbers of a node in full, for one whose record has no room for all of them.
    @usableFromInline struct WideNode: BitwiseCopyable, Sendable {
        let node: UInt32
        let length: UInt32
        let mainOffset: Int32
        @usableFromInline let parentDistance: UInt32
        @usableFromInline let size: UInt32
        @usableFromInline let word: UInt32

        /// Whether the table has to hold it; of those that need not, a few are told to as well.
        @inline(__always)
        var isWide: Bool {
            let all = length | UInt32(bitPattern: mainOffset) | parentDistance | size | word
            return all >= UInt32(UInt16.max)
        }
    }

    /// The record of a node that is wide.
    @usableFromInline @inline(never)
    func wide(_ node: NodeID) -> WideNode {
        wideNodes[wideNodes.partitioningIndex { $0.node >= node.rawValue }]
    }

    @inlinable @inline(__always)
    public var root: NodeID { NodeID(rawValue: 0) }
    @inlinable @inline(__always)
    public var nodeCount: Int { nodes.count }

    @inlinable @inline(__always)
    public func kind(_ node: NodeID) -> NodeKind { nodes[node.index].kind }

    /// The bytes from the node's first token to its last; empty for missing nodes.
    package func range(_ node: NodeID) -> SourceRange {
        let record = nodes[node.index]
        let length = record.length == .max ? wide(node).length : UInt32(record.length)
        return SourceRange(start: record.start, end: record.start + length)
    }

    /// The node's first byte.
    package func start(_ node: NodeID) -> UInt32 { nodes[node.index].start }

    /// The parent, or nil for the root.
    @inlinable @inline(__always)
    public func parent(_ node: NodeID) -> NodeID? {
        node.rawValue == 0 ? nil : NodeID(rawValue: node.rawValue - parentDistance(node))
    }

    /// How far before a node its parent lies; zero for the root.
    @inlinable @inline(__always)
    func parentDistance(_ node: NodeID) -> UInt32 {
        let record = nodes[node.index]
        return record.parentDistance == .max
            ? wide(node).parentDistance : UInt32(record.parentDistance)
    }

    /// The node after the last descendant of a node.
    @inlinable @inline(__always)
    public func subtreeEnd(_ node: NodeID) -> NodeID {
        let size = nodes[node.index].size
        return NodeID(rawValue: node.rawValue + (size == .max ? wide(node).size : UInt32(size)))
    }

    /// The direct children in source order.
    @inlinable @inline(__always)
    public func children(_ node: NodeID) -> Children {
        Children(tree: self, upcoming: node.rawValue + 1, end: subtreeEnd(node).rawValue)
    }

    /// The first direct child, of whatever kind.
    @inlinable @inline(__always)
    public func firstChild(_ node: NodeID) -> NodeID? {
        nodes[node.index].size == 1 ? nil : NodeID(rawValue: node.rawValue + 1)
    }

    /// The last direct child, of whatever kind.
    package func lastChild(_ node: NodeID) -> NodeID? {
        var last: NodeID?
        for child in children(node) { last = child }
        return last
    }

    /// The node and all its descendants in source order.
    @inlinable @inline(__always)
    public func subtree(_ node: NodeID) -> NodeRange {
        NodeRange(lower: node.rawValue, upper: subtreeEnd(node).rawValue)
    }

    /// The nodes whose first byte is one of these, in source order.
    package func nodes(beginningIn bytes: ClosedRange<UInt32>) -> NodeRange {
        let all = nodes.indices
        let lower = all.partitioningIndex { nodes[$0].start >= bytes.lowerBound }
        let upper = all.partitioningIndex { nodes[$0].start > bytes.upperBound }
        return NodeRange(lower: UInt32(lower), upper: UInt32(upper))
    }

    /// The first direct child of a kind.
    package func child(_ node: NodeID, _ kind: NodeKind) -> NodeID? {
        let end = subtreeEnd(node).rawValue
        var child = NodeID(rawValue: node.rawValue + 1)
        while child.rawValue < end {
            if nodes[child.index].kind == kind { return child }
            child = subtreeEnd(child)
        }
        return nil
    }

    /// A lazy walk over direct children.
    public struct Children: Sequence, IteratorProtocol {
        @usableFromInline let tree: SyntaxTree
        @usableFromInline var upcoming: UInt32
        @usableFromInline let end: UInt32

        @inlinable @inline(__always)
        init(tree: SyntaxTree, upcoming: UInt32, end: UInt32) {
            self.tree = tree
            self.upcoming = upcoming
            self.end = end
        }

        @inlinable @inline(__always)
        public mutating func next() -> NodeID? {
            guard upcoming < end else { return nil }
            let child = NodeID(rawValue: upcoming)
            upcoming = tree.subtreeEnd(child).rawValue
            return child
        }
    }

    /// Consecutive nodes.
    public struct NodeRange: Sequence, IteratorProtocol {
        @usableFromInline var lower: UInt32
        @usableFromInline let upper: UInt32

        @inlinable @inline(__always)
        init(lower: UInt32, upper: UInt32) {
            self.lower = lower
            self.upper = upper
        }

        @inlinable @inline(__always)
        public mutating func next() -> NodeID? {
            guard lower < upper else { return nil }
            defer { lower += 1 }
            return NodeID(rawValue: lower)
        }
    }
}
