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

    /// Whether some object reaches itself: what is left once those are gone, again and again,
    /// that nothing refers to.
    static func haveCycle(_ edges: [HeapEdge]) -> Bool {
        let count = edges.lazy.map { max($0.from.index, $0.to.index) + 1 }.max() ?? 0
        var incoming = ContiguousArray(repeating: 0, count: count)
        for edge in edges { incoming[edge.to.index] += 1 }
        let bySource = edges.indices.sorted { edges[$0].from < edges[$1].from }
        var starts = ContiguousArray(repeating: 0, count: count + 1)
        for edge in edges { starts[edge.from.index + 1] += 1 }
        for index in 0..<count { starts[index + 1] += starts[index] }
        var pending = incoming.indices.filter { incoming[$0] == 0 }
        var seen = 0
        while let object = pending.popLast() {
            for position in starts[object]..<starts[object + 1] {
                seen += 1
                let target = edges[bySource[position]].to.index
                incoming[target] -= 1
                if incoming[target] == 0 { pending.append(target) }
            }
        }
        return seen < edges.count
    }

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
        let count = edges.lazy.map { max($0.from.index, $0.to.index) + 1 }.max() ?? 0
        let graph = Digraph(
            nodeCount: count,
            edges: edges.map { Digraph.Edge(from: $0.from.index, to: $0.to.index) })
        return graph.cyclicComponents.map { $0.map(ObjectID.init) }
    }
}
