extension NodeKind {
    /// Written out, for the comparison that the compiler writes is, seen from another target, a
    /// call through a table of functions.
    @inlinable @inline(__always)
    public static func == (lhs: NodeKind, rhs: NodeKind) -> Bool {
        unsafeBitCast(lhs, to: UInt8.self) == unsafeBitCast(rhs, to: UInt8.self)
    }

    /// A declaration of a type, a protocol or an extension of one: what has a member block.
    package var hasMembers: Bool {
        switch self {
        case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration,
            .protocolDeclaration, .extensionDeclaration:
            true
        default: false
        }
    }

    /// A declaration whose name is part of the names of what stands in it.
    package var isNameScope: Bool {
        switch self {
        case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration,
            .subscriptDeclaration:
            true
        default: hasMembers
        }
    }

    /// Every kind of declaration; accessors and macro expansions are none.
    package var isDeclaration: Bool {
        switch self {
        case .typealiasDeclaration, .associatedtypeDeclaration, .variableDeclaration,
            .enumCaseDeclaration, .importDeclaration, .macroDeclaration, .operatorDeclaration,
            .precedencegroupDeclaration:
            true
        default: isNameScope
        }
    }

    /// Every kind of type, a missing one included.
    package var isType: Bool {
        switch self {
        case .identifierType, .memberType, .optionalType, .implicitlyUnwrappedOptionalType,
            .arrayType, .dictionaryType, .inlineArrayType, .tupleType, .functionType,
            .compositionType, .someType, .anyType, .packExpansionType, .packElementType,
            .suppressedType, .attributedType, .namedOpaqueType, .missingType:
            true
        default: false
        }
    }

    /// Every kind of pattern.
    package var isPattern: Bool {
        switch self {
        case .identifierPattern, .wildcardPattern, .tuplePattern, .valueBindingPattern,
            .expressionPattern, .isPattern:
            true
        default: false
        }
    }

    /// What may stand before the introducing keyword of a declaration.
    var isHead: Bool {
        switch self {
        case .attribute, .modifier, .ifConfig: true
        default: false
        }
    }
}
