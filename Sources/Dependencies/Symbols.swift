import Syntax

/// What kind of type a declaration makes.
public enum TypeKind: Sendable {
    case `class`, `struct`, `enum`, `actor`, `protocol`, `typealias`, `associatedtype`
    /// A type of the SDK or of a library that the project extends.
    case external

    @inlinable
    public var isNominal: Bool {
        switch self {
        case .class, .struct, .enum, .actor, .protocol: true
        case .typealias, .associatedtype, .external: false
        }
    }

    /// The word that declares it, as messages print it.
    public var word: String {
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
public struct TypeSymbol: Sendable {
    public let name: NameID
    public let kind: TypeKind
    /// The declaration; for an external type its first extension.
    public let site: Site
    /// The type it is nested in.
    public internal(set) var parent: TypeID?
    /// Declared in a body, so only visible there.
    public let isLocal: Bool
    /// `private` or `fileprivate` at the top level.
    public let isFilePrivate: Bool
    public let isPublic: Bool
    public var extensions: [Site] = []
    public var members: [MemberID] = []
    public var nested: [TypeID] = []

    /// The declaration and the extensions.
    public var sites: [Site] { kind == .external ? extensions : [site] + extensions }
}

/// What a member is.
public enum MemberKind: Sendable {
    case property, function, initializer, `subscript`, enumCase
}

/// How a stored property holds an object.
public enum Strength: Sendable {
    case strong, weak, unowned
}

/// A member of a type, or a global function or variable.
public struct MemberSymbol: Sendable {
    public let name: NameID
    public let kind: MemberKind
    public internal(set) var owner: TypeID?
    /// The declaration; for a property its `variableDeclaration`.
    public let site: Site
    /// For a property its `patternBinding`, for a case its element, else the declaration.
    public let binding: NodeID
    public let nameNode: NodeID
    public let traits: Traits
    public let strength: Strength

    /// Facts that the declaration states by modifiers, attributes and form.
    public struct Traits: OptionSet, Sendable {
        public let rawValue: UInt16
        @inlinable
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        @inlinable public static var isStatic: Traits { Traits(rawValue: 1) }
        /// Has storage: no getter, not a requirement.
        @inlinable public static var isStored: Traits { Traits(rawValue: 2) }
        @inlinable public static var isLazy: Traits { Traits(rawValue: 4) }
        @inlinable public static var isPrivate: Traits { Traits(rawValue: 8) }
        @inlinable public static var isPublic: Traits { Traits(rawValue: 16) }
        @inlinable public static var isOverride: Traits { Traits(rawValue: 32) }
        @inlinable public static var isRequirement: Traits { Traits(rawValue: 64) }
        @inlinable public static var isConstant: Traits { Traits(rawValue: 128) }
        @inlinable public static var isOutlet: Traits { Traits(rawValue: 256) }
        @inlinable public static var isTuplePart: Traits { Traits(rawValue: 512) }
        /// A function named as its first parameter, `tableView(_ tableView:didSelectRowAt:)`: where
        /// the word stands alone, it means who calls back, not the function.
        @inlinable public static var isCallback: Traits { Traits(rawValue: 1024) }
    }

    @inlinable @inline(__always)
    public var isStatic: Bool { traits.contains(.isStatic) }
    @inlinable @inline(__always)
    public var isStored: Bool { traits.contains(.isStored) }
}
