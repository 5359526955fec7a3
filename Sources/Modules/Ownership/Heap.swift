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
    /// Made here, and given to a global variable.
    package var isShared = false
    /// On the screen: held for now, nobody knows for how long.
    package var isShown = false
    /// Held until it has run: a block of a queue, a task, an animation.
    package var isRunLater = false
    /// Handed to code that cannot be read, by the name of what was called.
    package var escape: Escape?

    /// Where an object got out of sight.
    package struct Escape: Sendable {
        package let call: String
        package let site: Site
    }

    /// Whether code that cannot be read, or code that runs later, may hold it.
    package var mayBeHeld: Bool { escape != nil || isShown || isRunLater }

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

    /// Whether assigning it makes another one.
    var isCopied: Bool {
        switch kind {
        case .value: true
        case .container(let name): ["collection", "tuple", "case"].contains(name)
        default: false
        }
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
    /// The branch that makes it; nil where it is made for certain.
    package let branch: Int?

    /// Made in a branch that may not be taken, or one of several that may be meant.
    package var isConditional: Bool { branch != nil }
}

/// The objects of one assembly with their references, as the code makes them.
package struct Heap: Sendable {
    package private(set) var objects: [HeapObject] = []
    package private(set) var edges: [HeapEdge] = []
    /// The edges that leave each object.
    private var outgoing: [[Int]] = []
    private var numbers: [EdgeKey: Int] = [:]
    /// What each place of each object holds now.
    private var fields: [Field: [Int]] = [:]
    /// Which edges a later assignment has replaced.
    private var isReplaced: [Bool] = []
    private var branches = 0

    /// A place in an object that holds something.
    enum Slot: Hashable {
        case property(MemberID)
        /// A part that an object has from the SDK.
        case part(NameID)
        /// A variable that a closure captures.
        case variable(Int)
    }

    /// What makes two edges the same.
    private struct EdgeKey: Hashable {
        private let from: ObjectID
        private let to: ObjectID
        private let strength: Strength
        private let property: MemberID?
        private let site: Site
        private let isConditional: Bool

        init(_ edge: HeapEdge) {
            from = edge.from
            to = edge.to
            strength = edge.strength
            property = edge.property
            site = edge.site
            isConditional = edge.isConditional
        }

        /// The ends and the place tell nearly all edges apart, in one step.
        func hash(into hasher: inout Hasher) {
            hasher.combine(UInt64(from.index) << 32 | UInt64(to.index) ^ UInt64(site.node.index))
        }
    }

    private struct Field: Hashable {
        let object: ObjectID
        let slot: Slot

        func hash(into hasher: inout Hasher) {
            hasher.combine(UInt64(object.index) << 32 | UInt64(slot.number))
        }
    }

    subscript(object: ObjectID) -> HeapObject {
        get { objects[object.index] }
        set { objects[object.index] = newValue }
    }

    mutating func add(_ kind: HeapObject.Kind, at site: Site) -> ObjectID {
        objects.append(HeapObject(kind: kind, site: site))
        outgoing.append([])
        return ObjectID(objects.count - 1)
    }

    /// Adds an edge unless the same one is there; code that runs twice says nothing new.
    private mutating func add(_ edge: HeapEdge) -> Int {
        let key = EdgeKey(edge)
        if let known = numbers[key], !isReplaced[known] { return known }
        numbers[key] = edges.count
        edges.append(edge)
        isReplaced.append(false)
        outgoing[edge.from.index].append(edges.count - 1)
        return edges.count - 1
    }

    /// The edges that leave an object and hold now.
    private func current(of object: ObjectID) -> [Int] {
        outgoing[object.index].filter { !isReplaced[$0] }
    }

    /// A number for what may happen or not.
    mutating func newBranch() -> Int {
        branches += 1
        return branches
    }

    /// Adds references that stay: elements, parts. Of several objects one is meant.
    mutating func hold(
        _ targets: [ObjectID], in object: ObjectID, _ strength: Strength = .strong, at site: Site,
        branch: Int?
    ) {
        for target in targets where target != object || objects[object.index].isInstance {
            _ = add(HeapEdge(
                from: object, to: target, strength: strength, property: nil, site: site,
                branch: targets.count > 1 ? newBranch() : branch))
        }
    }

    /// Puts objects into a place; what it held before is gone unless a branch decides.
    mutating func set(
        _ slot: Slot, of object: ObjectID, to targets: [ObjectID], strength: Strength,
        at site: Site, branch: Int?, keepsOld: Bool = false
    ) {
        let field = Field(object: object, slot: slot)
        let keeps = branch != nil || keepsOld
        if !keeps { for edge in fields[field] ?? [] { isReplaced[edge] = true } }
        var held = keeps ? fields[field] ?? [] : []
        for target in targets {
            let edge = add(HeapEdge(
                from: object, to: target, strength: strength, property: slot.property, site: site,
                branch: targets.count > 1 ? newBranch() : branch))
            if !held.contains(edge) { held.append(edge) }
        }
        fields[field] = held
    }

    /// What a place holds; nil where nothing was put into it yet.
    func targets(of slot: Slot, in object: ObjectID) -> [ObjectID]? {
        fields[Field(object: object, slot: slot)]?.map { edges[$0].to }
    }

    /// What an object holds now in whatever place.
    func held(by object: ObjectID) -> [HeapEdge] {
        current(of: object).map { edges[$0] }
    }

    /// Another value with the same content; the values in it are copied too.
    mutating func copy(_ object: ObjectID, depth: Int = 0) -> ObjectID {
        let original = objects[object.index]
        guard original.isCopied, depth < 4 else { return object }
        let made = ObjectID(objects.count)
        objects.append(original)
        outgoing.append([])
        for edge in current(of: object) {
            let old = edges[edge]
            let inner = copy(old.to, depth: depth + 1)
            let new = add(HeapEdge(
                from: made, to: inner, strength: old.strength, property: old.property,
                site: old.site, branch: old.branch))
            guard let property = old.property else { continue }
            fields[Field(object: made, slot: .property(property)), default: []].append(new)
        }
        return made
    }

    /// Lets go of everything that a collection holds.
    mutating func empty(_ object: ObjectID) {
        for edge in outgoing[object.index] { isReplaced[edge] = true }
    }

    /// The references that hold once all is done.
    package var finalEdges: [HeapEdge] {
        edges.indices.filter { !isReplaced[$0] }.map { edges[$0] }
    }
}

extension Heap.Slot {
    /// The number of what it names, for hashing.
    fileprivate var number: UInt32 {
        switch self {
        case .property(let member): UInt32(member.index)
        case .part(let name): name.rawValue
        case .variable(let variable): UInt32(variable)
        }
    }

    var property: MemberID? {
        if case .property(let member) = self { return member }
        return nil
    }
}
