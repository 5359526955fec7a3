import Dependencies
import Diagnostics

/// The parts that a graph shows, in an order in which as few references as possible point back.
///
/// Among UI modules folders are what stands around them: those that rather use modules come first,
/// those that modules rather use come last, and no cycle leads through them. A service that
/// implements a module's contract depends on the module, as it should.
struct GraphSelection {
    let order: [PartID]
    let edges: [PartEdge]
    let cycles: [GraphInspection.Cycle]
    /// The cycle of each part, by its position in `order`.
    let cycleByPosition: [Int?]
    let cuts: Set<EdgeEnds>
    private let positions: [PartID: Int]

    init(_ graph: PartGraph, _ shown: [PartID]) {
        let numbers = Dictionary(uniqueKeysWithValues: zip(shown, shown.indices))
        edges = shown.flatMap { graph.edges(from: $0) }.filter { numbers[$0.to] != nil }
        let digraph = Digraph(
            nodeCount: shown.count,
            edges: edges.compactMap { edge in
                guard let from = numbers[edge.from], let to = numbers[edge.to] else { return nil }
                return Digraph.Edge(from: from, to: to, weight: edge.count)
            })
        let isAmongModules = graph.partition.level == .module
        let groups = Self.groups(digraph) { isAmongModules && graph[shown[$0]].kind == .folder }
        let arrangement: GraphOrdering.Arrangement =
            graph.partition.level == .layer ? .given : .byEdges
        let orderings = groups.map { GraphOrdering(digraph.subgraph($0), arrangement) }
        order = zip(groups, orderings).flatMap { group, ordering in
            ordering.order.map { shown[group[$0]] }
        }
        positions = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
        let (core, offset) = (orderings[1], groups[0].count)
        cycles = core.cycles.map { cycle in
            GraphInspection.Cycle(
                parts: cycle.parts.map { $0 + offset },
                shortest: cycle.shortest.map { $0 + offset })
        }
        cuts = Set(core.cuts.map { EdgeEnds(from: $0.from + offset, to: $0.to + offset) })
        var cycleByPosition: [Int?] = order.map { _ in nil }
        for (number, cycle) in cycles.enumerated() {
            for position in cycle.parts { cycleByPosition[position] = number }
        }
        self.cycleByPosition = cycleByPosition
    }

    func position(of part: PartID) -> Int? { positions[part] }

    /// What stands above the others, these themselves, and what stands below them.
    private static func groups(_ graph: Digraph, isAround: (Int) -> Bool) -> [[Int]] {
        var balance = Array(repeating: 0, count: graph.nodeCount)
        for edge in graph.edges where isAround(edge.from) != isAround(edge.to) {
            if isAround(edge.from) { balance[edge.from] += edge.weight }
            if isAround(edge.to) { balance[edge.to] -= edge.weight }
        }
        let around = (0..<graph.nodeCount).filter(isAround)
        return [
            around.filter { balance[$0] > 0 },
            (0..<graph.nodeCount).filter { !isAround($0) },
            around.filter { balance[$0] <= 0 },
        ]
    }
}
