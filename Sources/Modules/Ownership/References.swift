import Dependencies

/// Some references of a heap, by the object that holds.
struct References {
    let edges: [HeapEdge]
    private let outgoing: [ObjectID: [HeapEdge]]

    init(_ edges: [HeapEdge]) {
        self.edges = edges
        outgoing = Dictionary(grouping: edges, by: \.from)
    }

    /// The objects themselves and all that they reach.
    func reachable(from starts: some Sequence<ObjectID>) -> Set<ObjectID> {
        var seen = Set(starts)
        var pending = Array(seen)
        while let current = pending.popLast() {
            for edge in outgoing[current] ?? [] where seen.insert(edge.to).inserted {
                pending.append(edge.to)
            }
        }
        return seen
    }

    /// Whether some object reaches itself.
    static func haveCycle(_ edges: [HeapEdge]) -> Bool { digraph(edges).hasCycle }

    /// The objects that reach themselves, in order.
    var cyclic: [ObjectID] { components.flatMap { $0 }.sorted() }

    /// The references on some cycle: both ends reach each other.
    var cyclicEdges: [HeapEdge] {
        var component: [ObjectID: Int] = [:]
        for (number, objects) in components.enumerated() {
            for object in objects { component[object] = number }
        }
        return edges.filter { edge in
            component[edge.from].map { $0 == component[edge.to] } ?? false
        }
    }

    /// The groups of objects that all reach each other, and single objects that hold themselves.
    private var components: [[ObjectID]] {
        Self.digraph(edges).cyclicComponents.map { $0.map(ObjectID.init) }
    }

    private static func digraph(_ edges: [HeapEdge]) -> Digraph {
        Digraph(
            nodeCount: edges.lazy.map { max($0.from.index, $0.to.index) + 1 }.max() ?? 0,
            edges: edges.map { Digraph.Edge(from: $0.from.index, to: $0.to.index) })
    }
}
