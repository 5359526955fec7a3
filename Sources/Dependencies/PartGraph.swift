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
    /// Positions in the graph's list of imports.
    fileprivate let imports: Range<Int>

    /// The number of references, imports included.
    package var count: Int { uses.count + imports.count }
}

/// Which parts of a project use which, and by which references.
///
/// Uses inside one part make no edge, and neither do the outer part of a nested type's name and
/// the name of a namespace that an extension adds to.
package struct PartGraph: Sendable {
    package let partition: Partition
    /// By `from`, then by `to`.
    package let edges: [PartEdge]
    /// The uses behind the edges, those of one edge together and in source order.
    private let uses: [UseID]
    /// The imports behind the edges, in the same way.
    private let imports: [Site]
    /// Where each part's edges begin, with the end behind the last.
    private let firstOutgoing: [Int]
    private let firstIncoming: [Int]
    private let incoming: [PartEdgeID]

    /// One use that leads from a part to another.
    package struct UseEntry: Sendable {
        package let from: PartID
        package let to: PartID
        package let use: UseID

        package init(from: PartID, to: PartID, use: UseID) {
            self.from = from
            self.to = to
            self.use = use
        }
    }

    /// One import that leads from a part to another.
    package struct ImportEntry: Sendable {
        package let from: PartID
        package let to: PartID
        /// The node of the imported name.
        package let site: Site

        package init(from: PartID, to: PartID, site: Site) {
            self.from = from
            self.to = to
            self.site = site
        }
    }

    /// - Parameter isCounted: whether a use makes an edge at all.
    package init(
        _ graph: DependencyGraph, _ partition: Partition, counting isCounted: (TypeUse) -> Bool
    ) {
        var found: [UseEntry] = []
        for (number, use) in graph.uses.enumerated() {
            guard use.kind != .qualifier, let from = partition.holder(of: use),
                let to = partition.target(of: use), from != to, isCounted(use),
                !graph.extendsNamespace(use)
            else { continue }
            found.append(UseEntry(from: from, to: to, use: UseID(number)))
        }
        self.init(partition, uses: found)
    }

    /// - Parameters:
    ///   - uses: in the order of the graph's uses, which lead from one part to another.
    ///   - imports: in the order of files and places.
    package init(_ partition: Partition, uses: [UseEntry], imports: [ImportEntry] = []) {
        let count = partition.parts.count
        let useOrder = orderByEnds(uses.map { ($0.from, $0.to) }, count)
        let importOrder = orderByEnds(imports.map { ($0.from, $0.to) }, count)
        let usePairs = useOrder.map { Ends(from: uses[$0].from, to: uses[$0].to) }
        let importPairs = importOrder.map { Ends(from: imports[$0].from, to: imports[$0].to) }
        edges = Ends.edges(usePairs, importPairs)
        let order = edges.indices.sorted { [edges] in (edges[$0].to, $0) < (edges[$1].to, $1) }
        self.partition = partition
        self.uses = useOrder.map { uses[$0].use }
        self.imports = importOrder.map { imports[$0].site }
        firstOutgoing = offsets(of: edges.map(\.from), count)
        firstIncoming = offsets(of: order.map { [edges] in edges[$0].to }, count)
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

    /// The imports behind an edge, which only targets have.
    package func imports(of edge: PartEdge) -> ArraySlice<Site> { imports[edge.imports] }

    /// The places of the references behind an edge: those of uses, then those of imports.
    package func sites(of edge: PartEdge, _ graph: DependencyGraph) -> [Site] {
        uses(of: edge).map { graph[use: $0].site } + imports(of: edge)
    }

    /// The edge between two parts, if the one uses the other.
    package func edge(from: PartID, to: PartID) -> PartEdge? {
        edges(from: from).first { $0.to == to }
    }

    /// The parts as the nodes of a graph that weighs edges by their references.
    ///
    /// - Parameter isMeant: whether edges from and to a part are in it.
    package func digraph(of isMeant: (Part) -> Bool) -> Digraph {
        let parts = partition.parts.map(isMeant)
        let edges = edges.filter { parts[$0.from.index] && parts[$0.to.index] }
        return Digraph(
            nodeCount: parts.count,
            edges: edges.map {
                Digraph.Edge(from: $0.from.index, to: $0.to.index, weight: $0.count)
            })
    }
}

/// The two parts that a reference connects.
private struct Ends: Comparable {
    let from: PartID
    let to: PartID

    static func < (lhs: Self, rhs: Self) -> Bool { (lhs.from, lhs.to) < (rhs.from, rhs.to) }

    /// One edge for each pair that stands in one of two sorted lists.
    static func edges(_ uses: [Ends], _ imports: [Ends]) -> [PartEdge] {
        var edges: [PartEdge] = []
        var (use, imported) = (0, 0)
        while use < uses.count || imported < imports.count {
            let ends = use == uses.count ? imports[imported]
                : imported == imports.count ? uses[use] : min(uses[use], imports[imported])
            let (firstUse, firstImport) = (use, imported)
            while use < uses.count, uses[use] == ends { use += 1 }
            while imported < imports.count, imports[imported] == ends { imported += 1 }
            edges.append(PartEdge(
                from: ends.from, to: ends.to, uses: firstUse..<use,
                imports: firstImport..<imported))
        }
        return edges
    }
}

/// The positions of pairs by `from`, then by `to`, equal ones as given: counted, then sorted in
/// small pieces, because there may be a million of them.
private func orderByEnds(_ pairs: [(from: PartID, to: PartID)], _ count: Int) -> [Int] {
    var next = offsets(of: pairs.map(\.from), count)
    let starts = next
    var order = [Int](repeating: 0, count: pairs.count)
    for (position, pair) in pairs.enumerated() {
        order[next[pair.from.index]] = position
        next[pair.from.index] += 1
    }
    for part in 0..<count {
        order[starts[part]..<starts[part + 1]].sort { (pairs[$0].to, $0) < (pairs[$1].to, $1) }
    }
    return order
}

/// Where each part's entries begin in a list that is sorted by part.
private func offsets(of parts: [PartID], _ count: Int) -> [Int] {
    var offsets = Array(repeating: 0, count: count + 1)
    for part in parts { offsets[part.index + 1] += 1 }
    for number in 0..<count { offsets[number + 1] += offsets[number] }
    return offsets
}
