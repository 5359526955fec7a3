import Syntax

/// One place where the sources name or reach a type.
package struct TypeUse: Sendable {
    package let target: Target
    /// The node whose main token a finding points at.
    package let site: Site
    /// The innermost type whose declaration or extension holds the place.
    package let from: TypeID?
    package let kind: Kind

    /// What is used.
    package enum Target: Hashable, Sendable {
        case declared(TypeID)
        /// A type that the project does not declare, by the last component of its name.
        case external(NameID)
    }

    /// How it is used.
    package enum Kind: Hashable, Sendable {
        case inheritance, extended
        case property, parameter, result, local
        /// The aliased type of a `typealias`.
        case alias
        case cast
        case genericArgument
        case attribute
        case constructed
        /// `X.name`, also `.name` where an annotation gives X.
        case staticMember(NameID)
        /// `X.self`.
        case metatype
        /// The outer part of a nested type's name.
        case qualifier
        case otherType, otherExpression
    }

    package var declared: TypeID? {
        if case .declared(let type) = target { return type }
        return nil
    }

    package var isConstruction: Bool { kind == .constructed }
}
