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
        // Doubling would waste memory where a file has far more nodes than tokens.
        if nodes.count == nodes.capacity { reserve(nodes.count + nodes.count / 4 + 16) }
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
        // The ancestors of the node at hand, the innermost one apart: where their subtrees begin
        // here, their place there.
        var outer = ContiguousArray<(start: UInt32, place: UInt32)>()
        var parent: (start: UInt32, place: UInt32) = (0, 0)
        var index = UInt32(nodes.count)
        while index > 0 {
            index -= 1
            let node = nodes[Int(index)]
            while parent.start > index, let next = outer.popLast() { parent = next }
            let start = index + 1 - node.size
            // The root counts as its own parent until it has been placed.
            let isRoot = Int(index) + 1 == nodes.count
            let place = start + (isRoot ? 0 : UInt32(outer.count) + 1)
            result[Int(place)] = SyntaxTree.Node(
                kind: node.kind, mainToken: node.mainToken, firstToken: node.firstToken,
                endToken: node.endToken, parent: parent.place, subtreeEnd: place + node.size)
            guard node.size > 1 else { continue }
            if !isRoot { outer.append(parent) }
            parent = (start, place)
        }
        return result
    }
}
