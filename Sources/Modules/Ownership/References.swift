import Dependencies

/// Some references of a heap, by the object that holds.
struct References {
    let objectCount: Int
    /// The references by their holders; those of one holder in the order in which they came.
    let edges: [HeapEdge]
    /// Where the references of each holder begin, and where the last ones end.
    private let starts: [Int]

    init(_ edges: [HeapEdge], of heap: Heap) {
        objectCount = heap.objects.count
        var starts = [Int](repeating: 0, count: objectCount + 1)
        for edge in edges { starts[edge.from.index + 1] += 1 }
        for object in 0..<objectCount { starts[object + 1] += starts[object] }
        self.starts = starts
        var placed = edges
        for edge in edges {
            placed[starts[edge.from.index]] = edge
            starts[edge.from.index] += 1
        }
        self.edges = placed
    }

    /// Where the references of an object stand among all.
    func positions(of object: ObjectID) -> Range<Int> {
        starts[object.index]..<starts[object.index + 1]
    }

    /// The objects themselves and all that they reach.
    func reachable(from starts: some Sequence<ObjectID>) -> ObjectSet {
        var seen = ObjectSet(count: objectCount)
        var pending = starts.filter { seen.insert($0) }
        while let current = pending.popLast() {
            for edge in edges[positions(of: current)] where seen.insert(edge.to) {
                pending.append(edge.to)
            }
        }
        return seen
    }

    /// Whether an object is wanted, or one that it reaches.
    func reach(from start: ObjectID, _ isWanted: (ObjectID) -> Bool) -> Bool {
        if isWanted(start) { return true }
        if positions(of: start).isEmpty { return false }
        var seen = ObjectSet(count: objectCount)
        var pending = [start]
        while let current = pending.popLast() {
            for edge in edges[positions(of: current)] where seen.insert(edge.to) {
                if isWanted(edge.to) { return true }
                pending.append(edge.to)
            }
        }
        return false
    }

    /// Whether some object reaches itself.
    var haveCycle: Bool { digraph.hasCycle }

    /// The objects that reach themselves, in order.
    var cyclic: [ObjectID] {
        digraph.cyclicComponents.flatMap { $0 }.sorted().map(ObjectID.init)
    }

    /// The references on some cycle: both ends reach each other.
    var cyclicEdges: [HeapEdge] {
        var component = [Int32](repeating: -1, count: objectCount)
        for (number, objects) in digraph.cyclicComponents.enumerated() {
            for object in objects { component[object] = Int32(number) }
        }
        return edges.filter {
            component[$0.from.index] >= 0 && component[$0.from.index] == component[$0.to.index]
        }
    }

    private var digraph: Digraph {
        Digraph(
            nodeCount: objectCount,
            edges: edges.map { Digraph.Edge(from: $0.from.index, to: $0.to.index) })
    }
}
