import Dependencies
import Syntax

/// What the caller of an assembler gets into its hands, read from the objects that were made.
package struct AssemblyResult: Sendable {
    private let graph: OwnershipGraph
    private let facts: WiringFacts
    /// The objects that each object holds strongly.
    private let held: [ObjectID: [ObjectID]]

    package init(_ graph: OwnershipGraph, _ facts: WiringFacts) {
        self.graph = graph
        self.facts = facts
        held = graph.heap.finalEdges.reduce(into: [:]) { held, edge in
            if edge.strength == .strong { held[edge.from, default: []].append(edge.to) }
        }
    }

    /// The views, where nothing but views comes back; nil where there is more, nothing, or
    /// something unknown.
    package var onlyViews: [ObjectID]? {
        let handles = handles
        return !handles.isEmpty && handles.allSatisfy(isView) ? handles : nil
    }

    /// The structure that holds what comes back; nil where it comes back bare or in a tuple.
    package var structure: TypeID? {
        graph.results.lazy.compactMap { object -> TypeID? in
            let found = graph.heap.objects[object.index]
            return found.isInstance || isView(object) ? nil : found.type
        }.first
    }

    /// The objects that the caller reaches without going through another object: the results, or
    /// what values and tuples among them hold.
    private var handles: [ObjectID] {
        var handles: [ObjectID] = []
        var seen = Set(graph.results)
        var pending = graph.results
        while let object = pending.popLast() {
            guard isTransparent(object) else {
                handles.append(object)
                continue
            }
            pending += (held[object] ?? []).filter { seen.insert($0).inserted }
        }
        return handles.sorted()
    }

    private func isTransparent(_ object: ObjectID) -> Bool {
        switch graph.heap.objects[object.index].kind {
        case .value: !isView(object)
        case .container(let name): ["tuple", "collection", "case"].contains(name)
        case .instance, .closure, .unknown: false
        }
    }

    /// A view of the project, or a controller of the SDK around one.
    private func isView(_ object: ObjectID) -> Bool {
        switch graph.heap.objects[object.index].kind {
        case .instance(let type), .value(let type): facts.nature(type).isView
        case .container(let name): SDK.controllers.contains(name)
        case .closure, .unknown: false
        }
    }

    /// Whether an object of the type is made here, and nothing but views can keep it.
    package func isBehindViews(_ type: TypeID) -> Bool {
        let made = graph.heap.objects.indices.map(ObjectID.init).filter {
            graph.heap.objects[$0.index].type == type
        }
        return !made.isEmpty && keptByOthers.isDisjoint(with: made)
    }

    /// What the outside reaches, or code that cannot be read, without going through a view.
    private var keptByOthers: Set<ObjectID> {
        var pending = graph.heap.objects.indices.map(ObjectID.init).filter { object in
            let found = graph.heap.objects[object.index]
            return found.isOutside || found.isShared
                || found.escape.map { !isTaken(byView: $0) } ?? false
        }
        var seen = Set(pending)
        while let object = pending.popLast() {
            if isView(object) { continue }
            pending += (held[object] ?? []).filter { seen.insert($0).inserted }
        }
        return seen
    }

    /// Whether what got out of sight was given to a view, which keeps it or does not.
    private func isTaken(byView escape: HeapObject.Escape) -> Bool {
        let (tree, file) = (facts.index[escape.site.file].tree, escape.site.file)
        var node = escape.site.node
        // What an initialiser of a superclass from elsewhere takes got out of sight as a value.
        if escape.call.hasSuffix(".init"), let argument = tree.parent(node),
            let list = tree.parent(argument), let call = tree.parent(list)
        {
            guard case .construction(let type)? = facts.graph.typer.callee(of: call, in: file)
            else { return false }
            return isView(type)
        }
        if tree.kind(node) == .callExpression, let callee = tree.firstChild(node) {
            node = callee
        }
        guard tree.kind(node) == .memberExpression, let receiver = tree.firstChild(node) else {
            return false
        }
        return isView(facts.graph.typer.type(of: receiver, in: file))
    }

    /// Whether a value of the type is a view for certain, perhaps by a protocol that views alone
    /// implement.
    private func isView(_ type: SwiftType) -> Bool {
        switch type.unwrapped {
        case .external(let name, _): return SDK.controllers.contains(facts.index.text(name))
        case .declared(let id, _):
            if facts.nature(id).isView { return true }
            let conformers = (facts.index.hierarchy.conformers[id] ?? []).filter(facts.isCandidate)
            return !conformers.isEmpty && conformers.allSatisfy { facts.nature($0).isView }
        default: return false
        }
    }
}
