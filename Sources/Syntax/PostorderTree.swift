/// Nodes in the order in which the parser finishes them: children before parents.
struct PostorderTree: ~Copyable {
    struct Node {
        var kind: NodeKind
        var mainToken: UInt32
        var firstToken: UInt32
        var endToken: UInt32
        /// How many nodes the subtree holds, this one included; they lie directly before it.
        var size: UInt32
    }

    private var nodes: AppendBuffer<Node>

    init(capacity: Int) { nodes = AppendBuffer(capacity: capacity) }

    var count: Int { nodes.count }

    /// The node finished last.
    var last: Node? { nodes.last }
    var lastKind: NodeKind? { nodes.count > 0 ? nodes[nodes.count - 1].kind : nil }

    mutating func append(
        _ kind: NodeKind, childrenFrom start: Int, main: Int, first: Int, end: Int
    ) {
        nodes.append(
            Node(
                kind: kind, mainToken: UInt32(truncatingIfNeeded: main),
                firstToken: UInt32(truncatingIfNeeded: first),
                endToken: UInt32(truncatingIfNeeded: end),
                size: UInt32(truncatingIfNeeded: nodes.count - start + 1)))
    }

    /// Takes away the last node; its children stay.
    mutating func dissolveLast() { nodes.truncate(to: nodes.count - 1) }

    /// Takes away all nodes from a place on.
    mutating func truncate(to count: Int) { nodes.truncate(to: count) }

    mutating func renameLast(_ kind: NodeKind) {
        nodes[nodes.count - 1].kind = kind
    }

    /// The same nodes with parents before children.
    func preorder() -> (
        records: ContiguousArray<SyntaxTree.Node>, wide: [UInt32: SyntaxTree.NodeTokens]
    ) {
        var wide: [UInt32: SyntaxTree.NodeTokens] = [:]
        let records = ContiguousArray<SyntaxTree.Node>(
            unsafeUninitializedCapacity: nodes.count
        ) { places, count in
            fill(places, &wide)
            count = nodes.count
        }
        return (records, wide)
    }

    /// Puts each node behind its parent, from the last one to the first.
    ///
    /// A node's place is where its subtree begins here plus the number of nodes around it, for
    /// those come behind it here and before it there.
    private func fill(
        _ places: UnsafeMutableBufferPointer<SyntaxTree.Node>,
        _ wide: inout [UInt32: SyntaxTree.NodeTokens]
    ) {
        var parent = 0
        var depth = 0
        var index = nodes.count
        while index > 0 {
            index -= 1
            let node = nodes[index]
            while depth > 0, parent - (depth - 1) > index {
                parent = Int(places[parent].parent)
                depth -= 1
            }
            let place = index + 1 - Int(node.size) + depth
            precondition(place >= 0 && place < places.count)
            let tokens = SyntaxTree.NodeTokens(
                main: node.mainToken, first: node.firstToken,
                end: max(node.firstToken, node.endToken))
            let record = SyntaxTree.Node(
                kind: node.kind, tokens: tokens, parent: UInt32(truncatingIfNeeded: parent),
                subtreeEnd: UInt32(truncatingIfNeeded: place) + node.size)
            places.initializeElement(at: place, to: record)
            if record.isWide { wide[UInt32(truncatingIfNeeded: place)] = tokens }
            guard node.size > 1 else { continue }
            parent = place
            depth += 1
        }
    }
}
