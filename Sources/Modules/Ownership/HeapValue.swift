import Dependencies
import Syntax

/// What an expression gives: objects it may be, the parts of a tuple, or nothing that is known.
struct HeapValue {
    /// The elements of a tuple with their labels.
    var elements: [Element] = []
    /// The objects that the value may be, one as a rule.
    var objects: Few<ObjectID> = .none
    /// Certainly nil: a literal, or a cast that cannot hold.
    var isNil = false
    /// A type used as a value.
    var type: TypeID?

    struct Element {
        let label: NameID
        let value: HeapValue
    }

    static let nothing = HeapValue()
    static let nilValue = HeapValue(isNil: true)

    static func object(_ object: ObjectID) -> HeapValue { HeapValue(objects: .one(object)) }

    /// All objects in the value and in its elements.
    var allObjects: Few<ObjectID> {
        elements.reduce(into: objects) { $0.append(contentsOf: $1.value.allObjects) }
    }

    /// Either of two values.
    func joined(_ other: HeapValue) -> HeapValue {
        // Most values have one side only, and copies of it cost nothing.
        if objects.isEmpty, elements.isEmpty, type == nil, !other.isNil { return other }
        return HeapValue(
            elements: elements.isEmpty ? other.elements : elements,
            objects: other.objects.isEmpty
                ? objects : objects + other.objects.filter { !objects.contains($0) },
            type: type ?? other.type)
    }
}

/// A local variable; closures share it with the body that declares it.
struct Variable {
    var value: HeapValue
    var strength: Strength = .strong
    /// The closures that capture it, with the words that do.
    var captures: [(closure: ObjectID, site: Site)] = []
}

/// What the words of one body mean; closures begin with those of the bodies around them.
struct LocalValues {
    /// The variables by their names, as indices into the interpreter's.
    var variables = LocalNames()
    /// The object that `self` means; nil in a global function.
    var selfObject: ObjectID?
    /// How the body's `self` holds the object: weakly behind `[weak self]`.
    var selfStrength: Strength = .strong
    /// The type that members are looked up in: that of the object.
    var type: TypeID?
    /// The type that declares the body.
    var owner: TypeID?
    /// What generic parameters stand for.
    var generics: [NameID: TypeID] = [:]
    /// In the body of an initialiser: observers of the type's own properties do not run.
    var isInitializing = false
}

/// The variables that words mean, as indices. The list is short: looking through it costs less
/// than hashing, and so does copying it for a closure.
struct LocalNames {
    private var entries: [(name: NameID, variable: Int32)] = []

    subscript(name: NameID) -> Int? {
        entries.last { $0.name == name }.map { Int($0.variable) }
    }

    /// A word means another variable from now on.
    mutating func declare(_ name: NameID, _ variable: Int) {
        if let known = entries.firstIndex(where: { $0.name == name }) {
            entries[known].variable = Int32(variable)
        } else {
            if entries.isEmpty { entries.reserveCapacity(8) }
            entries.append((name, Int32(variable)))
        }
    }
}

/// What runs when a closure is called.
struct ClosureBody {
    let code: Code
    let file: FileID
    let locals: LocalValues

    enum Code {
        case closure(NodeID)
        /// A function inside a body.
        case function(NodeID)
        case method(MemberID, of: ObjectID)
    }
}

/// A body that runs for an object with some arguments.
struct RunKey: Hashable {
    let body: Site
    let object: ObjectID?
    let arguments: [Few<ObjectID>]
    let isConditional: Bool
}
