import Dependencies
import Syntax

/// The index of an object in a `Heap`.
package struct ObjectID: Hashable, Sendable, Comparable {
    package let index: Int
    package init(_ index: Int) { self.index = index }

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.index < rhs.index }
}

/// One object, value or closure that an assembly makes or receives.
package struct HeapObject: Sendable {
    package let kind: Kind
    /// Where it is made; for what comes from outside where it is received.
    package let site: Site
    /// Belongs to the outside, which keeps it alive as long as it likes.
    package var isOutside = false
    /// Handed to code that cannot be read, by the name of what was called.
    package var escape: String?

    /// What an object is.
    package enum Kind: Sendable, Equatable {
        /// An instance of a class or actor of the project.
        case instance(TypeID)
        /// A value of a structure or enumeration of the project; it holds what its fields hold.
        case value(TypeID)
        case closure
        /// A container of the SDK, a tuple or a collection.
        case container(String)
        /// Something whose type is not known.
        case unknown
    }

    package var type: TypeID? {
        switch kind {
        case .instance(let type), .value(let type): type
        default: nil
        }
    }

    package var isInstance: Bool {
        if case .instance = kind { return true }
        return false
    }
}

/// One reference from an object to another.
package struct HeapEdge: Sendable {
    package let from: ObjectID
    package let to: ObjectID
    package let strength: Strength
    /// The property that holds it; nil for captures and elements.
    package let property: MemberID?
    /// Where it comes to be: the assignment, the argument, the capturing word.
    package let site: Site
    /// Made in a branch that may not be taken.
    package let isConditional: Bool
}

/// The objects of one assembly with their references, as the code makes them.
package struct Heap: Sendable {
    package private(set) var objects: [HeapObject] = []
    package private(set) var edges: [HeapEdge] = []
    /// What each property of each object holds now.
    private var fields: [Field: [Int]] = [:]
    /// Edges that a later assignment has replaced.
    private var replaced: Set<Int> = []

    private struct Field: Hashable {
        let object: ObjectID
        let property: MemberID
    }

    subscript(object: ObjectID) -> HeapObject {
        get { objects[object.index] }
        set { objects[object.index] = newValue }
    }

    mutating func add(_ kind: HeapObject.Kind, at site: Site) -> ObjectID {
        objects.append(HeapObject(kind: kind, site: site))
        return ObjectID(objects.count - 1)
    }

    /// Adds a reference that stays: a capture, an element.
    mutating func addEdge(_ edge: HeapEdge) {
        guard edge.from != edge.to || objects[edge.from.index].isInstance else { return }
        edges.append(edge)
    }

    /// Puts objects into a property; what it held before is gone unless a branch decides.
    mutating func set(
        _ property: MemberID, of object: ObjectID, to targets: [ObjectID], strength: Strength,
        at site: Site, isConditional: Bool, keepsOld: Bool = false
    ) {
        let field = Field(object: object, property: property)
        let keeps = isConditional || keepsOld
        if !keeps { replaced.formUnion(fields[field] ?? []) }
        var held = keeps ? fields[field] ?? [] : []
        for target in targets {
            held.append(edges.count)
            edges.append(HeapEdge(
                from: object, to: target, strength: strength, property: property, site: site,
                isConditional: isConditional))
        }
        fields[field] = held
    }

    /// What a property holds; nil where nothing was put into it yet.
    func targets(of property: MemberID, in object: ObjectID) -> [ObjectID]? {
        fields[Field(object: object, property: property)]?.map { edges[$0].to }
    }

    /// The references that hold once all is done.
    package var finalEdges: [HeapEdge] {
        edges.indices.filter { !replaced.contains($0) }.map { edges[$0] }
    }
}
