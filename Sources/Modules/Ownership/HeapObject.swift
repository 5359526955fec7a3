import Dependencies
import Syntax

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

    /// Whether it is what a call like `sink` or `assign(to:on:)` gives.
    package var isSubscription: Bool { kind == .container("subscription") }

    /// Whether it is a value, which a closure cannot capture weakly.
    package var isCapturedAsValue: Bool {
        switch kind {
        case .value: true
        case .container(let name): SDKEffects.isValue(name)
        case .instance, .closure, .unknown: false
        }
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
