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

    // MARK: Strongly connected components

    /// The groups of objects that all reach each other, and single objects that hold themselves:
    /// Tarjan's algorithm with a stack of its own.
    private var components: [[ObjectID]] {
        var search = ComponentSearch(outgoing)
        for start in outgoing.keys.sorted() { search.visit(from: start) }
        return search.found
    }
}

/// One run of Tarjan's algorithm.
private struct ComponentSearch {
    private let outgoing: [ObjectID: [HeapEdge]]
    private var order: [ObjectID: Int] = [:]
    private var lowest: [ObjectID: Int] = [:]
    private var open: [ObjectID] = []
    private var isOpen: Set<ObjectID> = []
    private(set) var found: [[ObjectID]] = []

    init(_ outgoing: [ObjectID: [HeapEdge]]) { self.outgoing = outgoing }

    mutating func visit(from start: ObjectID) {
        guard order[start] == nil else { return }
        var path: [(object: ObjectID, next: Int)] = []
        enter(start, &path)
        while let (object, next) = path.last {
            let edges = outgoing[object] ?? []
            guard next < edges.count else {
                path.removeLast()
                if let holder = path.last?.object { lower(holder, to: lowest[object]) }
                close(object, edges)
                continue
            }
            path[path.count - 1].next += 1
            let held = edges[next].to
            if order[held] == nil {
                enter(held, &path)
            } else if isOpen.contains(held) {
                lower(object, to: order[held])
            }
        }
    }

    private mutating func enter(
        _ object: ObjectID, _ path: inout [(object: ObjectID, next: Int)]
    ) {
        order[object] = order.count
        lowest[object] = order[object]
        open.append(object)
        isOpen.insert(object)
        path.append((object, 0))
    }

    private mutating func lower(_ object: ObjectID, to other: Int?) {
        guard let other, let own = lowest[object] else { return }
        lowest[object] = min(own, other)
    }

    private mutating func close(_ object: ObjectID, _ edges: [HeapEdge]) {
        guard lowest[object] == order[object] else { return }
        var component: [ObjectID] = []
        while let last = open.popLast() {
            isOpen.remove(last)
            component.append(last)
            if last == object { break }
        }
        let isCyclic = component.count > 1 || edges.contains { $0.to == object }
        if isCyclic { found.append(component) }
    }
}
