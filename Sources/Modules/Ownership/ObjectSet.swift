/// Some objects of one heap: a flag for each.
struct ObjectSet: Sendable {
    private var isMember: [Bool]

    /// An empty set.
    ///
    /// - Parameter count: The number of objects that the heap has.
    init(count: Int) { isMember = Array(repeating: false, count: count) }

    func contains(_ object: ObjectID) -> Bool { isMember[object.index] }

    /// Adds an object and tells whether it was not there yet.
    mutating func insert(_ object: ObjectID) -> Bool {
        if isMember[object.index] { return false }
        isMember[object.index] = true
        return true
    }

    mutating func formUnion(_ other: ObjectSet) {
        for object in isMember.indices where other.isMember[object] { isMember[object] = true }
    }
}
