import Dependencies
import Syntax

/// One object handed to another: by assignment, as an argument, or as an initial value.
package struct Connection: Sendable {
    /// The type that receives; a protocol where only that is known.
    package let holder: TypeID
    /// The property that keeps it; nil where an initialiser only receives it.
    package let property: MemberID?
    /// The type of the object handed over, the constructed one where it can be told.
    package let held: TypeID
    package let way: Way
    /// The expression handed over.
    package let site: Site
    /// The member whose body does it.
    package let scope: Scope

    /// How the object is handed over.
    package enum Way: Sendable {
        case assignment, argument, initialValue
        /// A closure that captures the object.
        case closure
        /// A method, or a property that gives a closure, of the object.
        case boundMethod
        /// A stream of the object, to whoever listens to it; nobody keeps the object by that.
        case stream
    }
}

/// One assignment to a property, or to something of its name.
package struct Assignment: Sendable {
    package let name: NameID
    /// Nil where the object assigned to is not known.
    package let property: MemberID?
    package let site: Site
    /// Takes away what was there: nil, or `removeAll`.
    package let isClearing: Bool
}

/// A member or global whose code creates and connects objects.
package struct Scope: Hashable, Sendable, Comparable {
    /// The declaration node.
    package let site: Site
    /// The type around it.
    package let type: TypeID?

    package static func < (lhs: Self, rhs: Self) -> Bool {
        if lhs.site != rhs.site { return lhs.site < rhs.site }
        return (lhs.type?.index ?? -1) < (rhs.type?.index ?? -1)
    }
}

/// One construction of a declared type, or another expression that yields a view.
package struct Creation: Sendable {
    package let type: TypeID
    package let site: Site
    package let scope: Scope
    /// Whether a closure constructs it that was handed over: then who handed it over decides.
    package let isAsked: Bool
}
