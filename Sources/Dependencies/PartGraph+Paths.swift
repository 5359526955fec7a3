extension PartGraph {
    /// The fewest edges that lead from one of some parts to one of others; nil where none do.
    ///
    /// Of several ways the one through the smallest parts is taken.
    ///
    /// - Parameters:
    ///   - isFirst: whether an edge from one of `sources` may begin the path.
    ///   - isLast: whether an edge to one of `targets` may end it.
    package func shortestPath(
        from sources: Set<PartID>, to targets: Set<PartID>, first isFirst: (PartEdge) -> Bool,
        last isLast: (PartEdge) -> Bool
    ) -> [PartEdge]? {
        var way: [PartID: PartEdge] = [:]
        var queue: [PartID] = []
        var candidates = sources.sorted().flatMap { edges(from: $0) }.filter(isFirst)
        var head = 0
        while true {
            for edge in candidates {
                if targets.contains(edge.to), isLast(edge) {
                    return path(endingWith: edge, way, sources)
                }
                guard way[edge.to] == nil, !sources.contains(edge.to) else { continue }
                way[edge.to] = edge
                queue.append(edge.to)
            }
            guard head < queue.count else { return nil }
            candidates = Array(edges(from: queue[head]))
            head += 1
        }
    }

    private func path(
        endingWith last: PartEdge, _ way: [PartID: PartEdge], _ sources: Set<PartID>
    ) -> [PartEdge] {
        var path = [last]
        while let first = path.last, !sources.contains(first.from), let before = way[first.from] {
            path.append(before)
        }
        return path.reversed()
    }

    /// Who depends on some parts, by the number of steps: the edge that leads each part one step
    /// nearer.
    ///
    /// - Parameter isFirst: whether an edge to one of `parts` counts.
    package func dependants(
        of parts: Set<PartID>, first isFirst: (PartEdge) -> Bool
    ) -> [[PartEdge]] {
        var seen = parts
        var rings: [[PartEdge]] = []
        var candidates = parts.sorted().flatMap { edges(to: $0) }.filter(isFirst)
        while true {
            var ring: [PartEdge] = []
            for edge in candidates where seen.insert(edge.from).inserted { ring.append(edge) }
            if ring.isEmpty { return rings }
            ring.sort { $0.from < $1.from }
            rings.append(ring)
            candidates = ring.flatMap { edges(to: $0.from) }
        }
    }

    /// The parts within some steps of others, in either direction, themselves included.
    package func neighbourhood(of parts: Set<PartID>, depth: Int) -> Set<PartID> {
        var seen = parts
        var wave = parts
        for _ in 0..<depth where !wave.isEmpty {
            var next: Set<PartID> = []
            for part in wave {
                next.formUnion(edges(from: part).map(\.to))
                next.formUnion(edges(to: part).map(\.from))
            }
            wave = next.subtracting(seen)
            seen.formUnion(wave)
        }
        return seen
    }
}
