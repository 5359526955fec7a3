extension Digraph {
    /// Up to this many nodes the edges to cut are the fewest there can be.
    package static let exactCutNodes = 12

    /// Edges without which no cycle is left: the fewest, of those the ones with the least weight,
    /// as far as `exactCutNodes` go.
    ///
    /// Larger graphs get the edges that point back in an order after Eades, Lin and Smyth: sources
    /// first, sinks last, between them always the node with the most ways out over ways in.
    package var edgesToCut: [Edge] {
        let order = nodeCount <= Self.exactCutNodes ? exactOrder : greedyOrder
        var place = [Int](repeating: 0, count: nodeCount)
        for (position, node) in order.enumerated() { place[node] = position }
        return edges.filter { place[$0.from] >= place[$0.to] }
    }

    // MARK: Exact

    /// An edge costs more than all weights together, so that their number counts first.
    private func costs() -> [[Int]] {
        var costs = [[Int]](
            repeating: [Int](repeating: 0, count: nodeCount), count: nodeCount)
        for edge in edges where edge.from != edge.to {
            costs[edge.from][edge.to] = 1 << 40 + edge.weight
        }
        return costs
    }

    /// The best order of every set of nodes, from the orders of the sets with one node less.
    private var exactOrder: [Int] {
        let costs = costs()
        var best = [Int](repeating: 0, count: 1 << nodeCount)
        var last = best
        for set in 1..<max(best.count, 1) {
            best[set] = .max
            for node in 0..<nodeCount where set & 1 << node != 0 {
                let others = set & ~(1 << node)
                var cost = best[others]
                for other in 0..<nodeCount where others & 1 << other != 0 {
                    cost += costs[node][other]
                }
                if cost < best[set] { (best[set], last[set]) = (cost, node) }
            }
        }
        var order: [Int] = []
        var set = best.count - 1
        while set != 0 {
            order.append(last[set])
            set &= ~(1 << last[set])
        }
        return order.reversed()
    }

    // MARK: Greedy

    private var greedyOrder: [Int] {
        var ordering = GreedyOrder(self)
        return ordering.run()
    }
}

/// The order after Eades, Lin and Smyth, in time that grows with the number of edges.
private struct GreedyOrder {
    private let graph: Digraph
    private let reversed: Digraph
    private var waysIn: [Int]
    private var waysOut: [Int]
    private var isPlaced: [Bool]
    private var sources: [Int] = []
    private var sinks: [Int] = []
    /// Nodes by ways out less ways in; those whose numbers have changed since are stale.
    private var buckets: [[Int]]
    private var highest: Int
    private let offset: Int

    init(_ graph: Digraph) {
        self.graph = graph
        reversed = graph.reversed
        let nodes = 0..<graph.nodeCount
        waysOut = nodes.map { graph.edges(from: $0).count }
        waysIn = nodes.map { [reversed] in reversed.edges(from: $0).count }
        isPlaced = [Bool](repeating: false, count: graph.nodeCount)
        offset = max(waysOut.max() ?? 0, waysIn.max() ?? 0)
        buckets = [[Int]](repeating: [], count: 2 * offset + 1)
        highest = buckets.count - 1
        for node in nodes.reversed() { file(node) }
    }

    mutating func run() -> [Int] {
        var first: [Int] = []
        var last: [Int] = []
        while true {
            if let node = sinks.popLast() {
                if place(node) { last.append(node) }
            } else if let node = sources.popLast() {
                if place(node) { first.append(node) }
            } else if let node = nextOfMostWaysOut() {
                if place(node) { first.append(node) }
            } else {
                return first + last.reversed()
            }
        }
    }

    private mutating func nextOfMostWaysOut() -> Int? {
        while highest >= 0 {
            guard let node = buckets[highest].popLast() else {
                highest -= 1
                continue
            }
            let isCurrent = waysOut[node] - waysIn[node] + offset == highest
            if isCurrent, !isPlaced[node] { return node }
        }
        return nil
    }

    /// False for a node that has its place already.
    private mutating func place(_ node: Int) -> Bool {
        guard !isPlaced[node] else { return false }
        isPlaced[node] = true
        for next in graph.successors(of: node) where !isPlaced[next] {
            waysIn[next] -= 1
            file(next)
        }
        for before in reversed.successors(of: node) where !isPlaced[before] {
            waysOut[before] -= 1
            file(before)
        }
        return true
    }

    private mutating func file(_ node: Int) {
        if waysOut[node] == 0 { return sinks.append(node) }
        if waysIn[node] == 0 { return sources.append(node) }
        let bucket = waysOut[node] - waysIn[node] + offset
        buckets[bucket].append(node)
        highest = max(highest, bucket)
    }
}
