import Dependencies
import Modules

/// A graph in lines: what becomes of its objects, what they hold, which cycles close.
struct GraphText {
    private let graph: OwnershipGraph
    private let facts: WiringFacts

    init(_ graph: OwnershipGraph, _ facts: WiringFacts) {
        self.graph = graph
        self.facts = facts
    }

    var lines: [String] { objects + references + cycles + calls }

    /// What becomes of each object of the project's classes that is made here, with the cycles
    /// and calls that decide it.
    var decisions: [String] {
        let fates = Fates(graph, facts)
        let made = graph.heap.objects.indices.map(ObjectID.init).filter { object in
            graph.heap.objects[object.index].isInstance
                && !graph.heap.objects[object.index].isOutside
        }
        return made.map { name($0) + ": " + fates[$0].word } + cycles + calls
    }

    /// What becomes of each object.
    private var objects: [String] {
        let fates = Fates(graph, facts)
        return graph.essential.map { object in
            "\(name(object)): \(fates[object].word)"
                + (graph.results.contains(object) ? ", returned" : "")
        }
    }

    private var references: [String] {
        let essential = Set(graph.essential)
        return graph.heap.finalEdges.filter {
            essential.contains($0.from) && essential.contains($0.to)
        }.map { edge in
            "\(place(edge)) → \(name(edge.to))"
                + (edge.strength == .strong ? "" : ", \(edge.strength)")
                + (edge.isConditional ? ", perhaps" : "")
        }
    }

    private var cycles: [String] {
        StrongCycles(graph, facts).all.map { cycle in
            "cycle: " + cycle.edges.map(place).joined(separator: " → ")
        }
    }

    /// The calls that objects escaped to.
    private var calls: [String] { graph.escapes.map { "unknown: \($0.call)" } }

    private func place(_ edge: HeapEdge) -> String {
        let property = edge.property.map { facts.index.text(facts.index[$0].name) }
        return name(edge.from) + (property.map { "." + $0 } ?? "")
    }

    /// The type's name, with a number from the second object of the name on.
    private func name(_ object: ObjectID) -> String {
        let titles = graph.heap.objects[...object.index].map(title)
        let number = titles.filter { $0 == titles.last }.count
        return title(graph.heap.objects[object.index]) + (number == 1 ? "" : " \(number)")
    }

    private func title(_ object: HeapObject) -> String {
        (object.isOutside ? "given " : "") + title(object.kind)
    }

    private func title(_ kind: HeapObject.Kind) -> String {
        switch kind {
        case .instance(let type), .value(let type): facts.index.name(of: type)
        case .closure: "closure"
        case .container(let name): name
        case .unknown: "something"
        }
    }
}
