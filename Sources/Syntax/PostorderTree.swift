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

    /// The same nodes with parents before children, with what they need of the tokens.
    ///
    /// A node's place is where its subtree begins here plus the number of nodes around it, for
    /// those come behind it here and before it there.
    func preorder(_ tokens: ArrayView<Token>) -> (
        records: ContiguousArray<SyntaxTree.Node>, wide: ContiguousArray<SyntaxTree.WideNode>
    ) {
        var wide = ContiguousArray<SyntaxTree.WideNode>()
        let records = ContiguousArray<SyntaxTree.Node>(
            unsafeUninitializedCapacity: nodes.count
        ) { places, count in
            fill(places, &wide, tokens)
            count = nodes.count
        }
        wide.sort { $0.node < $1.node }
        return (records, wide)
    }

    /// Puts each node behind its parent, from the last one to the first.
    private func fill(
        _ places: UnsafeMutableBufferPointer<SyntaxTree.Node>,
        _ wide: inout ContiguousArray<SyntaxTree.WideNode>, _ tokens: ArrayView<Token>
    ) {
        // Where the subtrees of the nodes around the one at hand begin: that of the nearest, and
        // those of the others, outermost first.
        var nearest = 0
        var outer = AppendBuffer<Int>(capacity: 64)
        var depth = 0
        var index = nodes.count
        while index > 0 {
            index -= 1
            let node = nodes[index]
            while nearest > index {
                depth &-= 1
                nearest = outer[depth]
                outer.truncate(to: depth)
            }
            let begin = index &+ 1 &- Int(node.size)
            let place = begin &+ depth
            precondition(UInt(bitPattern: place) < UInt(bitPattern: places.count))
            let main = tokens[Int(node.mainToken)]
            let start = tokens[Int(node.firstToken)].start
            let end = node.endToken > node.firstToken ? tokens[Int(node.endToken) &- 1].end : start
            let all = SyntaxTree.WideNode(
                node: UInt32(truncatingIfNeeded: place), length: end &- start,
                mainOffset: Int32(truncatingIfNeeded: Int(main.start) &- Int(start)),
                // The nearest node around stands before as many as lie deeper than it.
                parentDistance: depth == 0
                    ? 0 : UInt32(truncatingIfNeeded: begin &- nearest &+ 1),
                size: node.size, word: main.name.rawValue)
            (places.baseAddress! + place).initialize(
                to: SyntaxTree.Node(kind: node.kind, main: main, start: start, all))
            if all.isWide { wide.append(all) }
            if node.size > 1 {
                outer.append(nearest)
                nearest = begin
                depth &+= 1
            }
        }
    }
}
