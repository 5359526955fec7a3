import Dependencies

/// Cycles of strong references in one graph.
package struct StrongCycles: Sendable {
    private let graph: OwnershipGraph
    private let facts: WiringFacts

    /// A cycle, the edge to change first.
    package struct Cycle: Sendable {
        package let edges: [HeapEdge]
        package var change: HeapEdge { edges[0] }
    }

    package init(_ graph: OwnershipGraph, _ facts: WiringFacts) {
        self.graph = graph
        self.facts = facts
    }

    /// The shortest cycle, then, without the edge that would be changed, the next one, until
    /// nothing strong closes back.
    package var all: [Cycle] {
        var edges = references.cyclicEdges
        var found: [Cycle] = []
        while found.count < 16, !edges.isEmpty,
            let cycle = shortest(in: References(edges, of: graph.heap))
        {
            let ordered = startingAtChange(cycle)
            found.append(Cycle(edges: ordered))
            let change = ordered[0]
            edges.removeAll {
                $0.from == change.from && $0.to == change.to && $0.site == change.site
            }
            edges = References(edges, of: graph.heap).cyclicEdges
        }
        return found.filter { cycle in
            // Two branches may exclude each other.
            Set(cycle.edges.compactMap(\.branch)).count < 2
        }
    }

    /// Whether any strong references close back at all.
    var arePossible: Bool { references.haveCycle }

    private var references: References {
        let strong = graph.heap.finalEdges.filter {
            $0.strength == .strong && !isTakenOut($0)
        }
        return References(facts.lasting(strong, in: graph.heap), of: graph.heap)
    }

    /// Whether an object lies in what shows it, as a subview does, and takes itself out again.
    private func isTakenOut(_ edge: HeapEdge) -> Bool {
        guard edge.property == nil, !facts.selfRemovingTypes.isEmpty,
            let held = graph.heap.objects[edge.to.index].type
        else { return false }
        return facts.index.hierarchy.chain(of: held).contains(
            where: facts.selfRemovingTypes.contains)
    }

    /// The shortest cycle among references that all lie on some.
    private func shortest(in references: References) -> [HeapEdge]? {
        var best: [HeapEdge]?
        for start in graph.heap.objects.indices.map(ObjectID.init)
        where !references.positions(of: start).isEmpty {
            guard let cycle = cycle(from: start, references), isReal(cycle) else { continue }
            if cycle.count < best?.count ?? .max { best = cycle }
        }
        return best
    }

    /// At least one object of a class lies on it: values and closures alone cannot.
    private func isReal(_ cycle: [HeapEdge]) -> Bool {
        cycle.contains { graph.heap.objects[$0.from.index].isInstance }
    }

    private func cycle(from start: ObjectID, _ references: References) -> [HeapEdge]? {
        // By which reference each object was reached.
        var arrived = [Int32](repeating: -1, count: references.objectCount)
        var queue = [start]
        var head = 0
        while head < queue.count {
            let current = queue[head]
            head += 1
            for position in references.positions(of: current) {
                let edge = references.edges[position]
                if edge.to == start {
                    var path = [edge]
                    var object = current
                    while object != start {
                        let before = references.edges[Int(arrived[object.index])]
                        path.append(before)
                        object = before.from
                    }
                    return path.reversed()
                }
                if arrived[edge.to.index] < 0 {
                    arrived[edge.to.index] = Int32(position)
                    queue.append(edge.to)
                }
            }
        }
        return nil
    }

    // MARK: Which edge to change

    private func startingAtChange(_ cycle: [HeapEdge]) -> [HeapEdge] {
        let position = cycle.indices.max { weight(cycle[$0]) < weight(cycle[$1]) } ?? 0
        return Array(cycle[position...] + cycle[..<position])
    }

    /// A capture is the easiest to change, unless a closure is captured, which cannot be weak, or
    /// a value, of which only what lies in it can; then the reference that points back: to the
    /// view, or from an inner object to its user.
    private func weight(_ edge: HeapEdge) -> Int {
        let from = graph.heap.objects[edge.from.index]
        let to = graph.heap.objects[edge.to.index]
        if from.kind == .closure {
            if to.kind == .closure { return 0 }
            return to.isCapturedAsValue ? 95 : 100
        }
        guard let property = edge.property else {
            return from.isSubscription && to.isInstance ? 40 : 0
        }
        // A value or a closure cannot be held weakly.
        if to.kind == .closure || to.isCapturedAsValue { return 0 }
        // Who makes an object in the property's own initial value is its only owner.
        if isMade(to, inValueOf: property) { return 1 }
        let name = facts.index.text(facts.index[property].name)
        if EventOutputName.isPlain(name) { return 90 }
        guard let holder = from.type, let held = to.type else { return 1 }
        // A view inside a screen points back to the screen's controller.
        if case .viewClass = facts.nature(holder), case .controller = facts.nature(held) {
            return 75
        }
        // A drawing view inside a controller belongs to it, not the other way round.
        if facts.nature(holder) == .viewClass, facts.nature(held) == .controller { return 85 }
        if facts.nature(held) == .viewClass { return 5 }
        if facts.nature(held).isView { return facts.clue(holder).kind == .navigation ? 80 : 70 }
        if facts.nature(holder).isView { return 10 }
        return pointsBack(name, holder, held) ? 60 : 20
    }

    private func isMade(_ object: HeapObject, inValueOf property: MemberID) -> Bool {
        let symbol = facts.index[property]
        guard object.isInstance, object.site.file == symbol.site.file else { return false }
        let tree = facts.index[symbol.site.file].tree
        return tree.subtree(symbol.binding).contains(object.site.node)
    }

    /// An output, a listener, or a reference called after the one who uses the holder.
    private func pointsBack(_ name: String, _ holder: TypeID, _ held: TypeID) -> Bool {
        let lower = name.lowercased()
        if ["output", "delegate", "listener", "presenter", "parent", "owner"]
            .contains(where: lower.contains)
        {
            return !facts.index.name(of: holder).hasSuffix("View")
        }
        return false
    }
}

extension WiringFacts {
    /// The references that no code lets go of, as far as is known.
    func lasting(_ edges: [HeapEdge], in heap: Heap) -> [HeapEdge] {
        let held = boundNames.isEmpty ? edges : edges.filter { edge in
            edge.property.map { !boundNames.contains(index[$0].name) } ?? true
        }
        return clearedPlaces.lasting(held, in: heap)
    }
}
