import Syntax

/// Finds members by name in a type, its superclasses, its protocols and their extensions.
package struct MemberLookup: Sendable {
    let index: ProjectIndex
    private let viewController: NameID?

    /// A member with what the generic parameters around it stand for.
    package struct Match: Sendable {
        package let member: MemberID
        package let arguments: [NameID: SwiftType]
    }

    init(_ index: ProjectIndex) {
        self.index = index
        viewController = index.names.find("UIViewController")
    }

    /// How far a look through a type and its ancestors has gone. The same protocol is met on every
    /// way to it, and a circle for ever.
    private struct Walk {
        var steps = 0
        var depth = 0

        /// Enters a type; false where it is one too many.
        mutating func enter() -> Bool {
            guard depth < TypeResolver.maximumDepth, steps < Hierarchy.maximumAncestors else {
                return false
            }
            steps += 1
            depth += 1
            return true
        }

        mutating func leave() { depth -= 1 }
    }

    /// Whether any type of the project has a member of the name.
    package func isKnown(_ name: NameID) -> Bool { index.memberNames.isKnown(name) }

    /// All members of a name that a value of the type has, the nearest declarations first.
    package func matches(_ name: NameID, in type: SwiftType) -> [Match] {
        guard index.memberNames.isKnown(name) else { return [] }
        var walk = Walk()
        return anyMatches(name, in: type, &walk)
    }

    /// As `matches(_:in:)`, of a type without generic arguments.
    package func matches(_ name: NameID, of type: TypeID) -> [Match] {
        guard index.memberNames.isKnown(name) else { return [] }
        var walk = Walk()
        return declaredMatches(name, in: type, [:], &walk)
    }

    /// Gives the members of a name that a type has, as `matches(_:of:)`, where what generic
    /// parameters stand for does not matter.
    package func forEachMember(_ name: NameID, of type: TypeID, _ body: (MemberID) -> Void) {
        var walk = Walk()
        if index.memberNames.isKnown(name) { _ = visitMembers(name, of: type, &walk, body) }
    }

    /// Gives the members of the nearest type that declares some; false where none does.
    private func visitMembers(
        _ name: NameID, of type: TypeID, _ walk: inout Walk, _ body: (MemberID) -> Void
    ) -> Bool {
        if index.memberNames.visit(name, of: type, body) { return true }
        for parent in index.hierarchy.inheritedTypes(of: type)
        where visitMembers(name, of: parent.type, &walk, body) { return true }
        if let base = viewController, let word = index.hierarchy.externalBase(of: type),
            word != base, SDK.controllers.contains(index.text(word))
        {
            return visitExternalMembers(name, base, body)
        }
        return false
    }

    private func visitMembers(
        _ name: NameID, of type: SwiftType, _ walk: inout Walk, _ body: (MemberID) -> Void
    ) -> Bool {
        guard walk.enter() else { return false }
        defer { walk.leave() }
        switch type.unwrapped {
        case .declared(let id, _): return visitMembers(name, of: id, &walk, body)
        case .external(let external, _): return visitExternalMembers(name, external, body)
        case .parameter(_, let types), .composition(let types):
            return types.contains { visitMembers(name, of: $0, &walk, body) }
        default: return false
        }
    }

    private func visitExternalMembers(
        _ name: NameID, _ external: NameID, _ body: (MemberID) -> Void
    ) -> Bool {
        guard let type = index.table.externalTypes[external] else { return false }
        return index.memberNames.visit(name, of: type, body)
    }

    /// The matches of the first part of a type that has any.
    private func anyMatches(_ name: NameID, in type: SwiftType, _ walk: inout Walk) -> [Match] {
        guard case .composition(let parts) = type.unwrapped else {
            return partMatches(name, in: type, &walk)
        }
        for part in parts {
            let found = anyMatches(name, in: part, &walk)
            if !found.isEmpty { return found }
        }
        return []
    }

    private func partMatches(_ name: NameID, in type: SwiftType, _ walk: inout Walk) -> [Match] {
        guard walk.enter() else { return [] }
        defer { walk.leave() }
        switch type.unwrapped {
        case .declared(let id, let arguments):
            return declaredMatches(name, in: id, generics(of: id, arguments), &walk)
        case .external(let external, _): return externalMatches(name, external)
        case .parameter(_, let bounds):
            for bound in bounds {
                let found = anyMatches(name, in: bound, &walk)
                if !found.isEmpty { return found }
            }
            return []
        default: return []
        }
    }

    private func declaredMatches(
        _ name: NameID, in type: TypeID, _ generics: [NameID: SwiftType], _ walk: inout Walk
    ) -> [Match] {
        let own = index.memberNames.members(name, of: type)
        if !own.isEmpty { return own.map { Match(member: $0, arguments: generics) } }
        for parent in index.hierarchy.inheritedTypes(of: type) {
            let found = anyMatches(name, in: substitute(parent.type, generics), &walk)
            guard !found.isEmpty else { continue }
            return found.map { Match(member: $0.member, arguments: fill($0.arguments, by: type)) }
        }
        if let base = viewController, let word = index.hierarchy.externalBase(of: type),
            word != base, SDK.controllers.contains(index.text(word))
        {
            return externalMatches(name, base)
        }
        return []
    }

    private func externalMatches(_ name: NameID, _ external: NameID) -> [Match] {
        guard let type = index.table.externalTypes[external] else { return [] }
        return index.memberNames.members(name, of: type).map { Match(member: $0, arguments: [:]) }
    }

    /// The generic parameters of a type with the arguments they get.
    package func generics(of type: TypeID, _ arguments: [SwiftType]) -> [NameID: SwiftType] {
        guard !arguments.isEmpty else { return [:] }
        let names = parameterNames(of: type)
        return Dictionary(zip(names, arguments), uniquingKeysWith: { first, _ in first })
    }

    private func parameterNames(of type: TypeID) -> [NameID] {
        let symbol = index[type]
        let file = index[symbol.site.file]
        guard symbol.kind != .external,
            let clause = file.tree.child(symbol.site.node, .genericParameterClause)
        else { return [] }
        return file.tree.children(clause).compactMap { file.tree.name(of: $0).map(file.name) }
    }

    /// A conforming type's aliases stand for its protocols' associated types.
    private func fill(_ arguments: [NameID: SwiftType], by type: TypeID) -> [NameID: SwiftType] {
        var filled = arguments
        for nested in index[type].nested where index[nested].kind == .typealias {
            let alias = index.resolver.type(.declared(nested), [], 0)
            filled[index[nested].name] = filled[index[nested].name] ?? alias
        }
        return filled
    }

    /// A type with generic parameters replaced by what they stand for.
    package func substitute(_ type: SwiftType, _ map: [NameID: SwiftType]) -> SwiftType {
        guard !map.isEmpty else { return type }
        switch type {
        case .parameter(let name, _): return map[name] ?? type
        case .declared(let id, let arguments):
            return .declared(id, arguments.map { substitute($0, map) })
        case .external(let name, let arguments):
            return .external(name, arguments.map { substitute($0, map) })
        case .optional(let inner): return .optional(substitute(inner, map))
        case .array(let inner): return .array(substitute(inner, map))
        case .metatype(let inner): return .metatype(substitute(inner, map))
        case .dictionary(let key, let value):
            return .dictionary(substitute(key, map), substitute(value, map))
        case .tuple(let elements):
            return .tuple(elements.map {
                SwiftType.TupleElement(label: $0.label, type: substitute($0.type, map))
            })
        case .function(let parameters, let result):
            return .function(parameters.map { substitute($0, map) }, substitute(result, map))
        case .composition(let parts): return .composition(parts.map { substitute($0, map) })
        case .ambiguous, .unknown: return type
        }
    }
}
