/// Nodes in the order in which the parser finishes them: children before parents.
struct PostorderTree {
    struct Node {
        var kind: NodeKind
        var mainToken: UInt32
        var firstToken: UInt32
        var endToken: UInt32
        /// How many nodes the subtree holds, this one included; they lie directly before it.
        var size: UInt32
    }

    private(set) var nodes = ContiguousArray<Node>()

    var count: Int { nodes.count }

    mutating func reserve(_ capacity: Int) { nodes.reserveCapacity(capacity) }

    mutating func append(
        _ kind: NodeKind, childrenFrom start: Int, main: Int, first: Int, end: Int
    ) {
        nodes.append(
            Node(
                kind: kind, mainToken: UInt32(main), firstToken: UInt32(first),
                endToken: UInt32(end), size: UInt32(nodes.count - start + 1)))
    }

    /// Takes away the last node; its children stay.
    mutating func dissolveLast() { nodes.removeLast() }

    /// Takes away all nodes from a place on.
    mutating func truncate(to count: Int) {
        if nodes.count > count { nodes.removeLast(nodes.count - count) }
    }

    mutating func renameLast(_ kind: NodeKind) {
        nodes[nodes.count - 1].kind = kind
    }

    /// The same nodes with parents before children.
    func preorder() -> ContiguousArray<SyntaxTree.Node> {
        let blank = SyntaxTree.Node(
            kind: .sourceFile, mainToken: 0, firstToken: 0, endToken: 0, parent: 0,
            subtreeEnd: 0)
        var result = ContiguousArray(repeating: blank, count: nodes.count)
        // The ancestors of the node at hand: where their subtrees begin here, their place there.
        var ancestors = ContiguousArray<(start: Int, place: UInt32)>()
        var index = nodes.count - 1
        while index >= 0 {
            let node = nodes[index]
            while let last = ancestors.last, last.start > index { ancestors.removeLast() }
            let start = index - Int(node.size) + 1
            let place = start + ancestors.count
            result[place] = SyntaxTree.Node(
                kind: node.kind, mainToken: node.mainToken, firstToken: node.firstToken,
                endToken: node.endToken, parent: ancestors.last?.place ?? 0,
                subtreeEnd: UInt32(place) + node.size)
            ancestors.append((start, UInt32(place)))
            index -= 1
        }
        return result
    }
}
