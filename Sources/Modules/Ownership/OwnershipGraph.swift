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
    /// What the assembly returns.
    package let results: [ObjectID]
    /// Whether all of them come back, not one of several.
    package let isResultCertain: Bool

    /// What a graph shows.
    package enum Origin: Sendable {
        case assembly
        /// An object of a class with all that its own methods do to it.
        case life
    }

    /// The calls through which objects of the project's classes got out of sight, each once.
    package var escapes: [HeapObject.Escape] {
        let strong = References(heap.finalEdges.filter { $0.strength == .strong }, of: heap)
        var found: [HeapObject.Escape] = []
        for (number, object) in heap.objects.enumerated() {
            guard let escape = object.escape, !found.contains(where: { $0.call == escape.call }),
                strong.reach(from: ObjectID(number), isMade)
            else { continue }
            found.append(escape)
        }
        return found
    }

    private func isMade(_ object: ObjectID) -> Bool {
        let found = heap.objects[object.index]
        return found.isInstance && !found.isOutside
    }
}
