import Dependencies
import Syntax

/// The index of an object in a `Heap`.
package struct ObjectID: Hashable, Sendable, Comparable {
    private let rawValue: Int32
    package init(_ index: Int) { rawValue = Int32(index) }
    package var index: Int { Int(rawValue) }

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The objects of one assembly with their references, as the code makes them.
package struct Heap: Sendable {
    package private(set) var objects: [HeapObject] = []
    package private(set) var edges: [HeapEdge] = []
    /// Which edges a later assignment has replaced.
    private var isReplaced: [Bool] = []
    /// The edges that leave each object, in the order in which they came to be.
    private var outgoing = Rows()
    private var places: [Place] = []
    /// The places of each object that something was put into.
    private var placesOfObject = Rows()
    private var branches = 0

    /// A place in an object that holds something.
    enum Slot: Equatable {
        case property(MemberID)
        /// A part that an object has from the SDK.
        case part(NameID)
        /// A variable that a closure captures.
        case variable(Int32)
    }

    /// What a place of an object holds now, by the numbers of the edges.
    private struct Place {
        let slot: Slot
        var held: Few<Int32>
    }

    subscript(object: ObjectID) -> HeapObject {
        _read { yield objects[object.index] }
        _modify { yield &objects[object.index] }
    }

    mutating func add(_ kind: HeapObject.Kind, at site: Site) -> ObjectID {
        add(HeapObject(kind: kind, site: site))
    }

    private mutating func add(_ object: HeapObject) -> ObjectID {
        objects.append(object)
        outgoing.addRow()
        placesOfObject.addRow()
        return ObjectID(objects.count - 1)
    }

    /// Adds an edge unless the same one is there; code that runs twice says nothing new.
    private mutating func add(_ edge: HeapEdge) -> Int32 {
        for known in outgoing[edge.from.index]
        where !isReplaced[Int(known)] && edges[Int(known)].isSame(as: edge) { return known }
        edges.append(edge)
        isReplaced.append(false)
        outgoing.append(to: edge.from.index)
        return Int32(edges.count - 1)
    }

    /// The edges that leave an object and hold now.
    private func current(of object: ObjectID) -> some Sequence<Int32> {
        outgoing[object.index].lazy.filter { !isReplaced[Int($0)] }
    }

    /// A number for what may happen or not.
    mutating func newBranch() -> Int {
        branches += 1
        return branches
    }

    /// Adds references that stay: elements, parts. Of several objects one is meant.
    mutating func hold(
        _ targets: Few<ObjectID>, in object: ObjectID, _ strength: Strength = .strong,
        at site: Site, branch: Int?
    ) {
        for target in targets where target != object || objects[object.index].isInstance {
            _ = add(HeapEdge(
                from: object, to: target, strength: strength, property: nil, site: site,
                branch: targets.count > 1 ? newBranch() : branch))
        }
    }

    /// Puts objects into a place; what it held before is gone unless a branch decides.
    mutating func set(
        _ slot: Slot, of object: ObjectID, to targets: Few<ObjectID>, strength: Strength,
        at site: Site, branch: Int?, keepsOld: Bool = false
    ) {
        let place = place(slot, of: object)
        var held = places[place].held
        if branch == nil, !keepsOld {
            for edge in held { isReplaced[Int(edge)] = true }
            held = .none
        }
        for target in targets {
            let edge = add(HeapEdge(
                from: object, to: target, strength: strength, property: slot.property, site: site,
                branch: targets.count > 1 ? newBranch() : branch))
            if !held.contains(edge) { held.append(edge) }
        }
        places[place].held = held
    }

    /// The number of a place, which is there from now on.
    private mutating func place(_ slot: Slot, of object: ObjectID) -> Int {
        if let known = knownPlace(slot, of: object) { return known }
        places.append(Place(slot: slot, held: .none))
        placesOfObject.append(to: object.index)
        return places.count - 1
    }

    private func knownPlace(_ slot: Slot, of object: ObjectID) -> Int? {
        placesOfObject[object.index].first { places[Int($0)].slot == slot }.map { Int($0) }
    }

    /// What a place holds; nil where nothing was put into it yet.
    func targets(of slot: Slot, in object: ObjectID) -> Few<ObjectID>? {
        guard let place = knownPlace(slot, of: object) else { return nil }
        switch places[place].held {
        case .none: return Few.none
        case .one(let edge): return .one(edges[Int(edge)].to)
        case .several(let held): return .several(held.map { edges[Int($0)].to })
        }
    }

    /// What an object holds now in whatever place.
    func held(by object: ObjectID) -> some Sequence<HeapEdge> {
        current(of: object).lazy.map { edges[Int($0)] }
    }

    /// Another value with the same content; the values in it are copied too.
    mutating func copy(_ object: ObjectID, depth: Int = 0) -> ObjectID {
        let original = objects[object.index]
        guard original.isCopied, depth < 4 else { return object }
        let made = add(original)
        for edge in Array(outgoing[object.index]) where !isReplaced[Int(edge)] {
            let old = edges[Int(edge)]
            let inner = copy(old.to, depth: depth + 1)
            let new = add(HeapEdge(
                from: made, to: inner, strength: old.strength, property: old.property,
                site: old.site, branch: old.branch))
            guard let property = old.property else { continue }
            let place = place(.property(property), of: made)
            places[place].held.append(new)
        }
        return made
    }

    /// Lets go of everything that a collection holds.
    mutating func empty(_ object: ObjectID) {
        for edge in outgoing[object.index] { isReplaced[Int(edge)] = true }
    }

    /// The references that hold once all is done.
    package var finalEdges: [HeapEdge] {
        edges.indices.filter { !isReplaced[$0] }.map { edges[$0] }
    }
}

extension HeapEdge {
    /// Whether two edges say the same; one that may be made says less than one that is made.
    fileprivate func isSame(as other: HeapEdge) -> Bool {
        to == other.to && site == other.site && property == other.property
            && strength == other.strength && isConditional == other.isConditional
    }
}

extension Heap.Slot {
    var property: MemberID? {
        if case .property(let member) = self { return member }
        return nil
    }
}
