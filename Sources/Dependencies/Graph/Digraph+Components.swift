extension Digraph {
    /// Whether some node reaches itself; quicker than finding which.
    ///
    /// Nodes that no edge leads to lie on no cycle: they are taken away with their edges, again and
    /// again, and what is left then is cyclic.
    package var hasCycle: Bool {
        var incoming = ContiguousArray(repeating: 0, count: nodeCount)
        for node in 0..<nodeCount {
            for end in successors(of: node) { incoming[end] += 1 }
        }
        var pending = incoming.indices.filter { incoming[$0] == 0 }
        var left = edgeCount
        while let node = pending.popLast() {
            for end in successors(of: node) {
                left -= 1
                incoming[end] -= 1
                if incoming[end] == 0 { pending.append(end) }
            }
        }
        return left > 0
    }

    /// The groups of nodes that all reach each other, and single nodes with an edge to
    /// themselves; nodes ascend in a group, groups by their first nodes.
    package var cyclicComponents: [[Int]] {
        var search = ComponentSearch(self)
        for node in 0..<nodeCount { search.visit(from: node) }
        return search.found.sorted { $0[0] < $1[0] }
    }
}

/// One run of Tarjan's algorithm, with a stack of its own in place of recursion.
private struct ComponentSearch {
    private let graph: Digraph
    /// When each node was entered, from 1; 0 for those that were not.
    private var order: [Int32]
    private var lowest: [Int32]
    private var isOpen: [Bool]
    private var open: [Int] = []
    private var path: [(node: Int, edges: Range<Int>)] = []
    private var entered: Int32 = 0
    private(set) var found: [[Int]] = []

    init(_ graph: Digraph) {
        self.graph = graph
        order = [Int32](repeating: 0, count: graph.nodeCount)
        lowest = order
        isOpen = [Bool](repeating: false, count: graph.nodeCount)
    }

    mutating func visit(from start: Int) {
        guard order[start] == 0 else { return }
        enter(start)
        while let (node, edges) = path.last {
            guard let edge = edges.first else {
                leave(node)
                continue
            }
            path[path.count - 1].edges = edges.dropFirst()
            let next = graph.end(of: edge)
            if order[next] == 0 {
                enter(next)
            } else if isOpen[next] {
                lowest[node] = min(lowest[node], order[next])
            }
        }
    }

    private mutating func enter(_ node: Int) {
        entered += 1
        order[node] = entered
        lowest[node] = entered
        isOpen[node] = true
        open.append(node)
        path.append((node, graph.edges(from: node)))
    }

    private mutating func leave(_ node: Int) {
        path.removeLast()
        if let before = path.last?.node { lowest[before] = min(lowest[before], lowest[node]) }
        guard lowest[node] == order[node] else { return }
        // Most nodes are alone.
        if open.last == node {
            open.removeLast()
            isOpen[node] = false
            if graph.hasEdge(from: node, to: node) { found.append([node]) }
            return
        }
        var component: [Int] = []
        while let last = open.popLast() {
            isOpen[last] = false
            component.append(last)
            if last == node { break }
        }
        found.append(component.sorted())
    }
}
