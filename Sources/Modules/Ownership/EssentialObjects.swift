extension OwnershipGraph {
    /// The objects of the project's classes, with what stands between them: structures, closures
    /// and containers that hold or reach one of them.
    package var essential: [ObjectID] {
        let edges = heap.finalEdges
        let instances = heap.objects.indices.map(ObjectID.init).filter {
            heap.objects[$0.index].isInstance
        }
        let reaching = References(edges.map(\.reversed), of: heap).reachable(from: instances)
        let reached = References(edges, of: heap).reachable(from: results + instances)
        let touched = Set(edges.flatMap { [$0.from, $0.to] }).union(results)
        return heap.objects.indices.map(ObjectID.init).filter { id in
            let object = heap.objects[id.index]
            if object.isInstance { return !object.isOutside || touched.contains(id) }
            return reaching.contains(id) && reached.contains(id)
        }
    }
}

extension HeapEdge {
    /// The same reference, from what is held to what holds.
    fileprivate var reversed: HeapEdge {
        HeapEdge(
            from: to, to: from, strength: strength, property: property, site: site, branch: branch)
    }
}
