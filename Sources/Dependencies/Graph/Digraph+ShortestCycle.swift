extension Digraph {
    /// A cycle with as few edges as any, each node once; nil where there is none.
    ///
    /// Of several the one is taken whose smallest node is smallest, and it begins there. Searching
    /// from every node takes as long as nodes times edges; after `ShortestCycleSearch.budget`
    /// steps the shortest cycle so far has to do, which only graphs without short cycles need.
    package var shortestCycle: [Int]? {
        var search = ShortestCycleSearch(self)
        return search.run()
    }
}

/// Breadth-first searches from one node after another, each shorter than what was found before.
private struct ShortestCycleSearch {
    /// More edges are not looked at; a graph of a project comes nowhere near.
    static let budget = 200_000_000

    private let graph: Digraph
    private let reversed: Digraph
    private var steps = 0
    private var best: [Int]?
    /// Nodes on no further cycle: searched from, or without a way in or out.
    private var isDone: [Bool]
    private var waysIn: [Int32]
    private var waysOut: [Int32]
    /// The start for which a node was reached last.
    private var reachedFrom: [Int32]
    private var previous: [Int32]

    init(_ graph: Digraph) {
        self.graph = graph
        reversed = graph.reversed
        isDone = [Bool](repeating: false, count: graph.nodeCount)
        waysIn = (0..<graph.nodeCount).map { [reversed] in Int32(reversed.edges(from: $0).count) }
        waysOut = (0..<graph.nodeCount).map { Int32(graph.edges(from: $0).count) }
        reachedFrom = [Int32](repeating: -1, count: graph.nodeCount)
        previous = reachedFrom
    }

    mutating func run() -> [Int]? {
        if let short = selfLoop ?? pair { return short }
        for node in 0..<graph.nodeCount where waysIn[node] == 0 || waysOut[node] == 0 {
            finish(node)
        }
        for start in 0..<graph.nodeCount where !isDone[start] {
            search(from: start)
            if best?.count == 3 || best != nil && steps > Self.budget { break }
            finish(start)
        }
        return best.map(beginningAtSmallest)
    }

    private var selfLoop: [Int]? {
        (0..<graph.nodeCount).first { graph.hasEdge(from: $0, to: $0) }.map { [$0] }
    }

    /// Two nodes with edges both ways.
    private var pair: [Int]? {
        for node in 0..<graph.nodeCount {
            let other = graph.successors(of: node).first {
                $0 > node && graph.hasEdge(from: $0, to: node)
            }
            if let other { return [node, other] }
        }
        return nil
    }

    private mutating func search(from start: Int) {
        var wave = [start]
        var length = 1
        while !wave.isEmpty, length < best?.count ?? .max {
            var next: [Int] = []
            for node in wave {
                for other in graph.successors(of: node) where !isDone[other] {
                    steps += 1
                    if other == start { return best = path(from: start, to: node) }
                    if reachedFrom[other] == Int32(start) { continue }
                    reachedFrom[other] = Int32(start)
                    previous[other] = Int32(node)
                    next.append(other)
                }
            }
            wave = next
            length += 1
        }
    }

    private func path(from start: Int, to end: Int) -> [Int] {
        var path = [end]
        while let last = path.last, last != start { path.append(Int(previous[last])) }
        return path.reversed()
    }

    /// Takes a node out, and with it every node that then lies on no cycle.
    private mutating func finish(_ node: Int) {
        guard !isDone[node] else { return }
        isDone[node] = true
        var pending = [node]
        while let current = pending.popLast() {
            for next in graph.successors(of: current) where !isDone[next] {
                waysIn[next] -= 1
                if waysIn[next] == 0 { isDone[next] = true; pending.append(next) }
            }
            for before in reversed.successors(of: current) where !isDone[before] {
                waysOut[before] -= 1
                if waysOut[before] == 0 { isDone[before] = true; pending.append(before) }
            }
        }
    }

    private func beginningAtSmallest(_ cycle: [Int]) -> [Int] {
        let place = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
        return Array(cycle[place...] + cycle[..<place])
    }
}
