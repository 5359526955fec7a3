import Dependencies

/// What an expression gives: objects it may be, the parts of a tuple, or nothing that is known.
struct HeapValue {
    /// The objects that the value may be, one as a rule.
    var objects: [ObjectID] = []
    /// The elements of a tuple with their labels.
    var elements: [Element] = []
    /// A type used as a value.
    var type: TypeID?

    struct Element {
        let label: NameID
        let value: HeapValue
    }

    static let nothing = HeapValue()

    static func object(_ object: ObjectID) -> HeapValue { HeapValue(objects: [object]) }

    /// All objects in the value and in its elements.
    var allObjects: [ObjectID] { objects + elements.flatMap(\.value.allObjects) }

    /// Either of two values.
    func joined(_ other: HeapValue) -> HeapValue {
        HeapValue(
            objects: objects + other.objects.filter { !objects.contains($0) },
            elements: elements.isEmpty ? other.elements : elements, type: type ?? other.type)
    }
}

/// The local names of one body; closures look into the bodies around them.
struct LocalValues {
    private var values: [NameID: HeapValue] = [:]
    /// The object that `self` means; nil in a global function.
    var selfObject: ObjectID?
    /// The type whose code runs.
    var type: TypeID?

    subscript(name: NameID) -> HeapValue? {
        get { values[name] }
        set { values[name] = newValue }
    }

    var names: [NameID: HeapValue] { values }
}
