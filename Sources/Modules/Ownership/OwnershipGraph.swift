import Dependencies
import Syntax

/// The objects of one assembly, or of one object's life, with who keeps whom alive at the end.
package struct OwnershipGraph: Sendable {
    /// The member that assembles, or the declaration of the class whose life is looked at.
    package let scope: Scope
    package let origin: Origin
    package let heap: Heap
    /// What the outside keeps: results, what it gave, what is on the screen.
    package let roots: Set<ObjectID>

    /// What a graph shows.
    package enum Origin: Sendable {
        case assembly
        /// An object of a class with all that its own methods do to it.
        case life
    }

    /// Everything that strong references reach from some objects.
    package func reachable(from starts: some Sequence<ObjectID>) -> Set<ObjectID> {
        var seen = Set(starts)
        var pending = Array(seen)
        let strong = Dictionary(
            grouping: heap.finalEdges.filter { $0.strength == .strong }, by: \.from)
        while let current = pending.popLast() {
            for edge in strong[current] ?? [] where seen.insert(edge.to).inserted {
                pending.append(edge.to)
            }
        }
        return seen
    }

    /// Objects that unknown code may keep alive: what escaped, with all that it holds.
    package var unknown: Set<ObjectID> {
        reachable(from: heap.objects.indices.filter { heap.objects[$0].escape != nil }
            .map(ObjectID.init))
    }

    /// The calls that objects of the project's classes escaped to, each once.
    package var escapes: [String] {
        var names: [String] = []
        for object in heap.objects where object.isInstance && !object.isOutside {
            guard let name = object.escape, !names.contains(name) else { continue }
            names.append(name)
        }
        return names
    }
}
