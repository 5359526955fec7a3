/// A directed graph over the numbers of its nodes, which weighs its edges.
package struct Digraph: Sendable {
    package let nodeCount: Int
    /// Where the edges of each node begin, and one more for the end.
    private let starts: [Int32]
    /// The nodes that edges lead to, in order for each node they come from.
    private let ends: [Int32]
    private let weights: [Int32]

    /// One edge; `weight` is the number of references behind it.
    package struct Edge: Sendable, Hashable {
        package let from: Int
        package let to: Int
        package var weight: Int

        package init(from: Int, to: Int, weight: Int = 1) {
            self.from = from
            self.to = to
            self.weight = weight
        }
    }

    /// The edges in any order; those between the same nodes become one.
    package init(nodeCount: Int, edges: some Sequence<Edge>) {
        self.nodeCount = nodeCount
        var starts = [Int32](repeating: 0, count: nodeCount + 1)
        var ends: [Int32] = []
        var weights: [Int32] = []
        let all = Array(edges)
        ends.reserveCapacity(all.count)
        weights.reserveCapacity(all.count)
        var rows = Self.rows(all, nodeCount)
        for node in 0..<nodeCount {
            let first = ends.count
            let row = rows.starts[node]..<rows.starts[node + 1]
            if row.count > 1 { rows.edges[row].sort { $0.to < $1.to } }
            for edge in rows.edges[row] {
                if ends.count > first, ends[ends.count - 1] == Int32(edge.to) {
                    weights[weights.count - 1] += Int32(edge.weight)
                } else {
                    ends.append(Int32(edge.to))
                    weights.append(Int32(edge.weight))
                }
            }
            starts[node + 1] = Int32(ends.count)
        }
        (self.starts, self.ends, self.weights) = (starts, ends, weights)
    }

    /// The edges by the node they come from, and where the row of each node begins.
    private static func rows(_ all: [Edge], _ nodeCount: Int) -> (edges: [Edge], starts: [Int]) {
        var starts = [Int](repeating: 0, count: nodeCount + 1)
        for edge in all { starts[edge.from + 1] += 1 }
        for node in 0..<nodeCount { starts[node + 1] += starts[node] }
        var upcoming = starts
        var edges = all
        for edge in all {
            edges[upcoming[edge.from]] = edge
            upcoming[edge.from] += 1
        }
        return (edges, starts)
    }

    package var edgeCount: Int { ends.count }

    /// The positions of a node's edges.
    package func edges(from node: Int) -> Range<Int> {
        Int(starts[node])..<Int(starts[node + 1])
    }

    /// The node that the edge at a position leads to.
    package func end(of edge: Int) -> Int { Int(ends[edge]) }

    package func weight(of edge: Int) -> Int { Int(weights[edge]) }

    /// The nodes that a node leads to, in order.
    package func successors(of node: Int) -> some Sequence<Int> {
        ends[edges(from: node)].lazy.map(Int.init)
    }

    /// Whether an edge leads straight from one node to the other.
    package func hasEdge(from node: Int, to other: Int) -> Bool {
        var range = edges(from: node)
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if end(of: middle) == other { return true }
            range = end(of: middle) < other
                ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
        }
        return false
    }

    /// All edges, by the nodes they come from and lead to.
    package var edges: [Edge] {
        (0..<nodeCount).flatMap { node in
            edges(from: node).map { Edge(from: node, to: end(of: $0), weight: weight(of: $0)) }
        }
    }

    /// The same nodes with every edge turned round.
    package var reversed: Digraph {
        var next = [Int32](repeating: 0, count: nodeCount + 1)
        for end in ends { next[Int(end) + 1] += 1 }
        for node in 0..<nodeCount { next[node + 1] += next[node] }
        let reversedStarts = next
        var origins = [Int32](repeating: 0, count: ends.count)
        var reversedWeights = origins
        for node in 0..<nodeCount {
            for edge in edges(from: node) {
                let place = Int(next[end(of: edge)])
                next[end(of: edge)] += 1
                origins[place] = Int32(node)
                reversedWeights[place] = weights[edge]
            }
        }
        return Digraph(nodeCount, reversedStarts, origins, reversedWeights)
    }

    /// The edges among some nodes, which get the numbers of their places in the list.
    ///
    /// - Parameter nodes: In ascending order.
    package func subgraph(_ nodes: [Int]) -> Digraph {
        var starts: [Int32] = [0]
        var ends: [Int32] = []
        var weights: [Int32] = []
        for node in nodes {
            for edge in edges(from: node) {
                guard let place = Self.place(of: end(of: edge), in: nodes) else { continue }
                ends.append(Int32(place))
                weights.append(self.weights[edge])
            }
            starts.append(Int32(ends.count))
        }
        return Digraph(nodes.count, starts, ends, weights)
    }

    private init(_ nodeCount: Int, _ starts: [Int32], _ ends: [Int32], _ weights: [Int32]) {
        self.nodeCount = nodeCount
        self.starts = starts
        self.ends = ends
        self.weights = weights
    }

    private static func place(of node: Int, in nodes: [Int]) -> Int? {
        var range = nodes.startIndex..<nodes.endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if nodes[middle] == node { return middle }
            range = nodes[middle] < node
                ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }
}
