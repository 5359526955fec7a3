/// A type as far as the sources tell it.
package enum SwiftType: Hashable, Sendable {
    /// A type that the project declares, with its generic arguments.
    case declared(TypeID, [SwiftType])
    /// A type that the project does not declare, by the last component of its name.
    case external(NameID, [SwiftType])
    /// A generic parameter or an associated type, with the bounds that its clause states.
    case parameter(NameID, [SwiftType])
    indirect case optional(SwiftType)
    indirect case array(SwiftType)
    indirect case dictionary(SwiftType, SwiftType)
    case tuple([TupleElement])
    /// Parameter types and result.
    indirect case function([SwiftType], SwiftType)
    /// `P & Q`.
    case composition([SwiftType])
    indirect case metatype(SwiftType)
    /// A name that more than one declaration bears.
    case ambiguous(NameID)
    case unknown

    package struct TupleElement: Hashable, Sendable {
        package let label: NameID
        package let type: SwiftType
    }

    /// The type inside optionals.
    package var unwrapped: SwiftType {
        var type = self
        while case .optional(let inner) = type { type = inner }
        return type
    }

    /// The declared type inside optionals, without its arguments.
    package var declaration: TypeID? {
        if case .declared(let type, _) = unwrapped { return type }
        return nil
    }

    /// The parts of a composition; the type alone otherwise. Optionals are looked through.
    package var parts: [SwiftType] {
        if case .composition(let parts) = unwrapped { return parts.flatMap(\.parts) }
        return [unwrapped]
    }

    /// The first declared type among the parts that fulfils a condition.
    package func firstDeclaration(where holds: (TypeID) -> Bool = { _ in true }) -> TypeID? {
        switch unwrapped {
        case .declared(let type, _): return holds(type) ? type : nil
        case .composition(let parts):
            for part in parts {
                if let found = part.firstDeclaration(where: holds) { return found }
            }
            return nil
        default: return nil
        }
    }

    /// Every declared type that stands somewhere in the type.
    package var mentioned: [TypeID] {
        switch self {
        case .declared(let type, let arguments): [type] + arguments.flatMap(\.mentioned)
        case .external(_, let arguments): arguments.flatMap(\.mentioned)
        case .parameter(_, let bounds): bounds.flatMap(\.mentioned)
        case .optional(let inner), .array(let inner), .metatype(let inner): inner.mentioned
        case .dictionary(let key, let value): key.mentioned + value.mentioned
        case .tuple(let elements): elements.flatMap(\.type.mentioned)
        case .function(let parameters, let result):
            parameters.flatMap(\.mentioned) + result.mentioned
        case .composition(let parts): parts.flatMap(\.mentioned)
        case .ambiguous, .unknown: []
        }
    }

    package var isFunction: Bool {
        if case .function = unwrapped { return true }
        return false
    }
}
