import Syntax

/// What kind of type a declaration makes.
package enum TypeKind: Sendable {
    case `class`, `struct`, `enum`, `actor`, `protocol`, `typealias`, `associatedtype`
    /// A type of the SDK or of a library that the project extends.
    case external

    package var isNominal: Bool {
        switch self {
        case .class, .struct, .enum, .actor, .protocol: true
        case .typealias, .associatedtype, .external: false
        }
    }

    /// The word that declares it, as messages print it.
    package var word: String {
        switch self {
        case .class: "class"
        case .struct: "struct"
        case .enum: "enum"
        case .actor: "actor"
        case .protocol: "protocol"
        case .typealias: "typealias"
        case .associatedtype: "associatedtype"
        case .external: "external"
        }
    }
}

/// A declared type with everything that its extensions add.
package struct TypeSymbol: Sendable {
    package let name: NameID
    package let kind: TypeKind
    /// The declaration; for an external type its first extension.
    package let site: Site
    /// The type it is nested in.
    package internal(set) var parent: TypeID?
    /// Declared in a body, so only visible there.
    package let isLocal: Bool
    /// `private` or `fileprivate` at the top level.
    package let isFilePrivate: Bool
    package let isPublic: Bool
    package var extensions: [Site] = []
    package var members: [MemberID] = []
    package var nested: [TypeID] = []

    /// The declaration and the extensions.
    package var sites: [Site] { kind == .external ? extensions : [site] + extensions }
}

/// What a member is.
package enum MemberKind: Sendable {
    case property, function, initializer, `subscript`, enumCase
}

/// How a stored property holds an object.
package enum Strength: Sendable {
    case strong, weak, unowned
}

/// A member of a type, or a global function or variable.
package struct MemberSymbol: Sendable {
    package let name: NameID
    package let kind: MemberKind
    package internal(set) var owner: TypeID?
    /// The declaration; for a property its `variableDeclaration`.
    package let site: Site
    /// For a property its `patternBinding`, for a case its element, else the declaration.
    package let binding: NodeID
    package let nameNode: NodeID
    package let traits: Traits
    package let strength: Strength

    /// Facts that the declaration states by modifiers, attributes and form.
    package struct Traits: OptionSet, Sendable {
        package let rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }

        package static let isStatic = Traits(rawValue: 1)
        /// Has storage: no getter, not a requirement.
        package static let isStored = Traits(rawValue: 2)
        package static let isLazy = Traits(rawValue: 4)
        package static let isPrivate = Traits(rawValue: 8)
        package static let isPublic = Traits(rawValue: 16)
        package static let isOverride = Traits(rawValue: 32)
        package static let isRequirement = Traits(rawValue: 64)
        package static let isConstant = Traits(rawValue: 128)
        package static let isOutlet = Traits(rawValue: 256)
        package static let isTuplePart = Traits(rawValue: 512)
    }

    package var isStatic: Bool { traits.contains(.isStatic) }
    package var isStored: Bool { traits.contains(.isStored) }
}
