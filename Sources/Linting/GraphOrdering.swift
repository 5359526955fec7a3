import Dependencies
import Diagnostics

/// The ends of an edge, by their positions in the order.
struct EdgeEnds: Hashable {
    let from: Int
    let to: Int
}

/// An order of nodes in which edges lead forward, but for those inside a cycle.
///
/// What stands far above the ground comes first. The nodes of a cycle stand together, in an order
/// after which the edges to cut are the ones that point back.
struct GraphOrdering {
    /// The nodes, by their positions.
    let order: [Int]
    let cycles: [GraphInspection.Cycle]
    let cuts: Set<EdgeEnds>

    /// Where the order comes from.
    enum Arrangement {
        case byEdges
        /// The numbers of the nodes are the order.
        case given
    }

    init(_ graph: Digraph, _ arrangement: Arrangement) {
        let components = graph.cyclicComponents.map { nodes in
            CyclicPart(nodes, graph.subgraph(nodes))
        }
        var groups: [[Int]] = components.map(\.order)
        var groupByNode: [Int?] = Array(repeating: nil, count: graph.nodeCount)
        for (group, nodes) in groups.enumerated() {
            for node in nodes { groupByNode[node] = group }
        }
        for node in 0..<graph.nodeCount where groupByNode[node] == nil {
            groupByNode[node] = groups.count
            groups.append([node])
        }
        let group = groupByNode.map { $0 ?? 0 }
        let heights = heights(of: groups, group, graph)
        let smallest = groups.map { $0.min() ?? 0 }
        let sorted = groups.indices.sorted { first, second in
            (heights[second], smallest[first]) < (heights[first], smallest[second])
        }
        let order: [Int] = switch arrangement {
        case .given: Array(0..<graph.nodeCount)
        case .byEdges: sorted.flatMap { groups[$0] }
        }
        var positions = order
        for (position, node) in order.enumerated() { positions[node] = position }
        let ranked = components.indices.sorted { first, second in
            positions[components[first].order[0]] < positions[components[second].order[0]]
        }
        self.order = order
        cycles = ranked.map { number in
            GraphInspection.Cycle(
                parts: components[number].order.map { positions[$0] }.sorted(),
                shortest: components[number].shortest.map { positions[$0] })
        }
        cuts = Set(components.flatMap(\.cuts).map {
            EdgeEnds(from: positions[$0.from], to: positions[$0.to])
        })
    }
}

/// Nodes that all reach one another.
private struct CyclicPart {
    let order: [Int]
    let shortest: [Int]
    let cuts: [EdgeEnds]

    init(_ nodes: [Int], _ graph: Digraph) {
        let cut = Set(graph.edgesToCut.map { EdgeEnds(from: $0.from, to: $0.to) })
        cuts = cut.map { EdgeEnds(from: nodes[$0.from], to: nodes[$0.to]) }
        shortest = (graph.shortestCycle ?? []).map { nodes[$0] }
        order = forwardOrder(graph, without: cut).map { nodes[$0] }
    }
}

/// The nodes of a graph that has no cycle without some edges, each before those it leads to; of
/// several the smallest comes first.
private func forwardOrder(_ graph: Digraph, without cut: Set<EdgeEnds>) -> [Int] {
    let edges = graph.edges.filter { !cut.contains(EdgeEnds(from: $0.from, to: $0.to)) }
    let kept = Digraph(nodeCount: graph.nodeCount, edges: edges)
    var waysIn = Array(repeating: 0, count: graph.nodeCount)
    for edge in kept.edges { waysIn[edge.to] += 1 }
    var ready = (0..<graph.nodeCount).filter { waysIn[$0] == 0 }
    var order: [Int] = []
    while let node = ready.min() {
        ready.removeAll { $0 == node }
        order.append(node)
        for next in kept.successors(of: node) {
            waysIn[next] -= 1
            if waysIn[next] == 0 { ready.append(next) }
        }
    }
    return order
}

/// How many groups lie below each one, on the longest way down.
private func heights(of groups: [[Int]], _ groupByNode: [Int], _ graph: Digraph) -> [Int] {
    var below = groups.map { _ in Set<Int>() }
    var above = groups.map { _ in Set<Int>() }
    for edge in graph.edges where groupByNode[edge.from] != groupByNode[edge.to] {
        below[groupByNode[edge.from]].insert(groupByNode[edge.to])
        above[groupByNode[edge.to]].insert(groupByNode[edge.from])
    }
    var heights = groups.map { _ in 0 }
    var open = below.map(\.count)
    var ready = groups.indices.filter { open[$0] == 0 }
    while let group = ready.popLast() {
        for upper in above[group] {
            heights[upper] = max(heights[upper], heights[group] + 1)
            open[upper] -= 1
            if open[upper] == 0 { ready.append(upper) }
        }
    }
    return heights
}
