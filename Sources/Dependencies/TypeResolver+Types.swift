import Syntax

/// Type nodes as values.
extension TypeResolver {
    /// The type that a type node writes, aliases followed.
    package func type(of node: NodeID, in file: FileID, depth: Int = 0) -> SwiftType {
        guard depth < Self.maximumDepth else { return .unknown }
        let tree = files[file.index].tree
        func inner() -> SwiftType {
            guard let child = tree.lastType(of: node) else { return .unknown }
            return type(of: child, in: file, depth: depth + 1)
        }
        switch tree.kind(node) {
        case .identifierType: return identifierType(node, in: file, depth)
        case .memberType: return memberType(node, in: file, depth)
        case .optionalType, .implicitlyUnwrappedOptionalType: return .optional(inner())
        case .arrayType: return .array(inner())
        case .dictionaryType: return dictionaryType(node, in: file, depth)
        case .tupleType: return tupleType(node, in: file, depth)
        case .functionType: return functionType(node, in: file, depth)
        case .compositionType: return .composition(childTypes(node, in: file, depth))
        case .someType, .anyType, .attributedType, .packExpansionType, .packElementType,
            .namedOpaqueType:
            return inner()
        default: return .unknown
        }
    }

    private func childTypes(_ node: NodeID, in file: FileID, _ depth: Int) -> [SwiftType] {
        let tree = files[file.index].tree
        return tree.children(node).filter { tree.kind($0).isType }
            .map { type(of: $0, in: file, depth: depth + 1) }
    }

    private func arguments(of node: NodeID, in file: FileID, _ depth: Int) -> [SwiftType] {
        guard let clause = files[file.index].tree.child(node, .genericArgumentClause)
        else { return [] }
        return childTypes(clause, in: file, depth)
    }

    private func identifierType(_ node: NodeID, in file: FileID, _ depth: Int) -> SwiftType {
        let name = files[file.index].name(node)
        let site = Site(file: file, node: node)
        if name == words.selfType {
            return enclosingType(of: site).map { .declared($0, []) } ?? .unknown
        }
        return type(target(name, at: site), arguments(of: node, in: file, depth), depth)
    }

    /// The type that a word means where it stands, aliases followed.
    package func type(named name: NameID, at site: Site) -> SwiftType {
        type(target(name, at: site), [], 0)
    }

    /// The type that a name means, aliases followed and bounds read.
    func type(_ target: Target, _ arguments: [SwiftType], _ depth: Int) -> SwiftType {
        switch target {
        case .ambiguous(let name): return .ambiguous(name)
        case .parameter(let site): return parameterType(site, depth)
        case .external(let name): return externalType(name, arguments)
        case .declared(let type):
            if type.index < meanings.count {
                return meanings[type.index] ?? .declared(type, arguments)
            }
            return meaning(of: type, depth) ?? .declared(type, arguments)
        }
    }

    /// What an alias or an associated type stands for; nil for every other type.
    func meaning(of type: TypeID) -> SwiftType? { meaning(of: type, 0) }

    private func meaning(of type: TypeID, _ depth: Int) -> SwiftType? {
        let symbol = table[type]
        switch symbol.kind {
        case .typealias:
            guard let aliased = files[symbol.site.file.index].tree.type(of: symbol.site.node)
            else { return .unknown }
            return self.type(of: aliased, in: symbol.site.file, depth: depth + 1)
        case .associatedtype: return associatedType(symbol, depth)
        default: return nil
        }
    }

    private func externalType(_ name: NameID, _ arguments: [SwiftType]) -> SwiftType {
        if name == words.optional, let wrapped = arguments.first { return .optional(wrapped) }
        if name == words.array, let element = arguments.first { return .array(element) }
        if name == words.dictionary, arguments.count == 2 {
            return .dictionary(arguments[0], arguments[1])
        }
        return .external(name, arguments)
    }

    private func parameterType(_ site: Site, _ depth: Int) -> SwiftType {
        let file = files[site.file.index]
        let name = file.tree.name(of: site.node).map(file.name) ?? .none
        guard depth + 1 < Self.maximumDepth / 2 else { return .parameter(name, []) }
        var bounds: [SwiftType] = []
        if let bound = file.tree.type(of: site.node) {
            bounds.append(type(of: bound, in: site.file, depth: depth + 1))
        }
        if let clause = file.tree.parent(site.node), let declaration = file.tree.parent(clause),
            let requirements = file.tree.child(declaration, .whereClause)
        {
            bounds += requiredBounds(name, requirements, in: site.file, depth)
        }
        return .parameter(name, bounds)
    }

    private func requiredBounds(
        _ name: NameID, _ clause: NodeID, in file: FileID, _ depth: Int
    ) -> [SwiftType] {
        let source = files[file.index]
        return source.tree.children(clause).compactMap { requirement in
            guard source.tree.kind(requirement) == .conformanceRequirement else { return nil }
            let sides = Array(source.tree.children(requirement))
            guard sides.count == 2, source.tree.kind(sides[0]) == .identifierType,
                source.name(sides[0]) == name
            else { return nil }
            return type(of: sides[1], in: file, depth: depth + 1)
        }
    }

    private func associatedType(_ symbol: TypeSymbol, _ depth: Int) -> SwiftType {
        let tree = files[symbol.site.file.index].tree
        guard depth + 1 < Self.maximumDepth / 2 else { return .parameter(symbol.name, []) }
        let bounds = tree.inheritedTypes(of: symbol.site.node)
            .map { type(of: $0, in: symbol.site.file, depth: depth + 1) }
        return .parameter(symbol.name, bounds)
    }

    private func memberType(_ node: NodeID, in file: FileID, _ depth: Int) -> SwiftType {
        let source = files[file.index]
        let name = source.name(node)
        guard let baseNode = source.tree.type(of: node) else { return .unknown }
        let base = type(of: baseNode, in: file, depth: depth + 1)
        if name == words.type || name == words.protocolWord { return .metatype(base) }
        if case .external(let module, _) = base,
            isItself(module, name, Site(file: file, node: node))
        {
            return .unknown
        }
        let arguments = arguments(of: node, in: file, depth)
        return memberType(name, of: base, from: file, arguments, depth)
    }

    /// Whether `Target.Name` stands in the alias that it means, as in
    /// `typealias Name = Target.Name` where the target declares no such type: that leads nowhere.
    private func isItself(_ module: NameID, _ name: NameID, _ site: Site) -> Bool {
        guard table.externalTypes[module] == nil, !words.isFramework(module),
            case .declared(let type) = globalTarget(name, of: module, from: site.file)
        else { return false }
        let symbol = table[type]
        let tree = files[site.file.index].tree
        return symbol.kind == .typealias && symbol.site.file == site.file
            && symbol.site.node < site.node && site.node < tree.subtreeEnd(symbol.site.node)
    }

    /// The type `name` inside another type.
    func memberType(
        _ name: NameID, of base: SwiftType, from file: FileID, _ arguments: [SwiftType] = [],
        _ depth: Int = 0
    ) -> SwiftType {
        switch base.unwrapped {
        case .declared(let type, _):
            guard let nested = nestedType(name, in: type) else { return .unknown }
            return self.type(.declared(nested), arguments, depth + 1)
        case .parameter(_, let bounds):
            for bound in bounds.flatMap(\.parts) {
                guard case .declared(let type, _) = bound, let nested = nestedType(name, in: type)
                else { continue }
                return self.type(.declared(nested), [], depth + 1)
            }
            return .unknown
        case .external(let module, _):
            if let extended = table.externalTypes[module],
                let nested = nestedType(name, in: extended)
            {
                return self.type(.declared(nested), arguments, depth + 1)
            }
            // A target of the project used as a qualifier names no type of its own.
            guard !words.isFramework(module) else { return externalType(name, arguments) }
            return self.type(globalTarget(name, of: module, from: file), arguments, depth + 1)
        default: return .unknown
        }
    }

    private func dictionaryType(_ node: NodeID, in file: FileID, _ depth: Int) -> SwiftType {
        let types = childTypes(node, in: file, depth)
        return types.count == 2 ? .dictionary(types[0], types[1]) : .unknown
    }

    private func tupleType(_ node: NodeID, in file: FileID, _ depth: Int) -> SwiftType {
        let elements = elements(node, in: file, depth)
        return elements.count == 1 && elements[0].label == .none
            ? elements[0].type : .tuple(elements)
    }

    private func elements(
        _ node: NodeID, in file: FileID, _ depth: Int
    ) -> [SwiftType.TupleElement] {
        let source = files[file.index]
        let nodes = source.tree.children(node).filter { source.tree.kind($0) == .tupleTypeElement }
        return nodes.map { element in
            let label = source.tree.name(of: element).map(source.name) ?? .none
            var type = SwiftType.unknown
            if let node = source.tree.type(of: element) {
                type = self.type(of: node, in: file, depth: depth + 1)
            }
            return SwiftType.TupleElement(label: label, type: type)
        }
    }

    private func functionType(_ node: NodeID, in file: FileID, _ depth: Int) -> SwiftType {
        let tree = files[file.index].tree
        let result = tree.lastType(of: node)
        let parameters = elements(node, in: file, depth).map(\.type)
        return .function(
            parameters, result.map { type(of: $0, in: file, depth: depth + 1) } ?? .unknown)
    }

    /// The innermost type whose declaration or extension holds a node.
    ///
    /// It is nearly always among the last few that begin before the node; a file with many more
    /// beside one another is climbed instead.
    package func enclosingType(of site: Site) -> TypeID? {
        let tree = files[site.file.index].tree
        let scopes = NodeKinds.memberScopes
        let found = table.lastType(before: site, limit: 16) { node in
            site.node < tree.subtreeEnd(node) && scopes.contains(tree.kind(node))
        }
        return found.isLimited ? enclosingType(climbingFrom: site, tree) : found.type
    }

    private func enclosingType(climbingFrom site: Site, _ tree: SyntaxTree) -> TypeID? {
        var node = tree.nearest(to: site.node, in: .memberScopes)
        while let current = node {
            if let type = table.type(at: Site(file: site.file, node: current)) { return type }
            node = tree.ancestor(of: current, in: .memberScopes)?.outer
        }
        return nil
    }
}
