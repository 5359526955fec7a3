/// What becomes of one object of an assembly; nil is unknown.
package struct Fate: Sendable, Equatable {
    /// Whether it lives once the assembly has returned and its result is held.
    package var outlivesAssembly: Bool?
    /// Whether it lives once the result is let go: held by a cycle or by the outside.
    package var outlivesResult: Bool?

    package init(_ outlivesAssembly: Bool?, _ outlivesResult: Bool?) {
        self.outlivesAssembly = outlivesAssembly
        self.outlivesResult = outlivesResult
    }

    /// The fate in one word.
    package var word: String {
        switch (outlivesAssembly, outlivesResult) {
        case (false, _): "dropped"
        case (true, false): "held"
        case (true, true): "stays"
        case (true, nil): "held, perhaps for longer"
        case (nil, _): "unknown"
        }
    }
}

/// The fates of all objects in a graph.
package struct Fates: Sendable {
    private let surelyHeld: ObjectSet
    private let perhapsHeld: ObjectSet
    private let surelyStaying: ObjectSet
    private let perhapsStaying: ObjectSet

    package init(_ graph: OwnershipGraph, _ facts: WiringFacts) {
        let strong = graph.heap.finalEdges.filter { $0.strength == .strong }
        let possible = References(strong, of: graph.heap)
        let sure = References(strong.filter { !$0.isConditional }, of: graph.heap)
        let lasting = References(facts.lasting(sure.edges, in: graph.heap), of: graph.heap)
        let objects = graph.heap.objects.indices.map(ObjectID.init)
        let outside = objects.filter {
            graph.heap.objects[$0.index].isOutside || graph.heap.objects[$0.index].isShared
        }
        let open = objects.filter { graph.heap.objects[$0.index].mayBeHeld }
        surelyStaying = lasting.reachable(from: outside + lasting.cyclic)
        perhapsStaying = possible.reachable(from: outside + open + possible.cyclic)
        let shown = objects.filter { graph.heap.objects[$0.index].isShown }
        let results = graph.isResultCertain ? graph.results : []
        var surelyHeld = sure.reachable(from: results + shown)
        surelyHeld.formUnion(surelyStaying)
        self.surelyHeld = surelyHeld
        var perhapsHeld = possible.reachable(from: graph.results)
        perhapsHeld.formUnion(perhapsStaying)
        self.perhapsHeld = perhapsHeld
    }

    package subscript(object: ObjectID) -> Fate {
        Fate(
            decision(object, surely: surelyHeld, perhaps: perhapsHeld),
            decision(object, surely: surelyStaying, perhaps: perhapsStaying))
    }

    private func decision(_ object: ObjectID, surely: ObjectSet, perhaps: ObjectSet) -> Bool? {
        if surely.contains(object) { return true }
        return perhaps.contains(object) ? nil : false
    }
}
