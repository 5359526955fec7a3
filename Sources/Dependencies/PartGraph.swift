import Syntax

/// The index of a use among all uses of a project.
package struct UseID: Hashable, Sendable, Comparable {
    package let rawValue: Int32
    package init(_ index: Int) { rawValue = Int32(index) }
    package var index: Int { Int(rawValue) }

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The index of an edge between two parts.
package struct PartEdgeID: Hashable, Sendable, Comparable {
    package let rawValue: Int32
    package init(_ index: Int) { rawValue = Int32(index) }
    package var index: Int { Int(rawValue) }

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// All that one part uses of another.
package struct PartEdge: Sendable {
    package let from: PartID
    package let to: PartID
    /// Positions in the graph's list of uses.
    fileprivate let uses: Range<Int>

    /// The number of references.
    package var count: Int { uses.count }
}

/// Which parts of a project use which, and by which references.
///
/// Uses inside one part make no edge, and neither does the outer part of a nested type's name.
package struct PartGraph: Sendable {
    package let partition: Partition
    /// By `from`, then by `to`.
    package let edges: [PartEdge]
    /// The uses behind the edges, those of one edge together and in source order.
    private let uses: [UseID]
    /// Where each part's edges begin, with the end behind the last.
    private let firstOutgoing: [Int]
    private let firstIncoming: [Int]
    private let incoming: [PartEdgeID]

    /// - Parameter isCounted: whether a use makes an edge at all.
    package init(
        _ graph: DependencyGraph, _ partition: Partition, counting isCounted: (TypeUse) -> Bool
    ) {
        var found: [(from: PartID, to: PartID, use: UseID)] = []
        for (number, use) in graph.uses.enumerated() {
            guard use.kind != .qualifier, let from = partition.holder(of: use),
                let to = partition.target(of: use), from != to, isCounted(use)
            else { continue }
            found.append((from, to, UseID(number)))
        }
        found.sort { ($0.from, $0.to, $0.use) < ($1.from, $1.to, $1.use) }
        var edges: [PartEdge] = []
        var start = 0
        for (number, entry) in found.enumerated() {
            let next = number + 1
            if next < found.count, found[next].from == entry.from, found[next].to == entry.to {
                continue
            }
            edges.append(PartEdge(from: entry.from, to: entry.to, uses: start..<next))
            start = next
        }
        let count = partition.parts.count
        let order = edges.indices.sorted { (edges[$0].to, $0) < (edges[$1].to, $1) }
        self.partition = partition
        self.edges = edges
        uses = found.map(\.use)
        firstOutgoing = offsets(of: edges.map(\.from), count)
        firstIncoming = offsets(of: order.map { edges[$0].to }, count)
        incoming = order.map(PartEdgeID.init)
    }

    package subscript(edge: PartEdgeID) -> PartEdge { edges[edge.index] }

    package subscript(part: PartID) -> Part { partition[part] }

    /// What a part uses, by the used part.
    package func edges(from part: PartID) -> ArraySlice<PartEdge> {
        edges[firstOutgoing[part.index]..<firstOutgoing[part.index + 1]]
    }

    /// Who uses a part, by the using part.
    package func edges(to part: PartID) -> [PartEdge] {
        incoming[firstIncoming[part.index]..<firstIncoming[part.index + 1]].map { self[$0] }
    }

    /// The references behind an edge, in source order.
    package func uses(of edge: PartEdge) -> ArraySlice<UseID> { uses[edge.uses] }

    /// The edge between two parts, if the one uses the other.
    package func edge(from: PartID, to: PartID) -> PartEdge? {
        edges(from: from).first { $0.to == to }
    }
}

/// Where each part's entries begin in a list that is sorted by part.
private func offsets(of parts: [PartID], _ count: Int) -> [Int] {
    var offsets = Array(repeating: 0, count: count + 1)
    for part in parts { offsets[part.index + 1] += 1 }
    for number in 0..<count { offsets[number + 1] += offsets[number] }
    return offsets
}
