import Dependencies
import Syntax

/// One way in which a type holds another one: a property, an initialiser's parameter, or the
/// generic argument of a superclass from elsewhere.
package struct Holding: Sendable {
    package let holder: TypeID
    /// A declared type in the property's type, compositions and bounds taken apart.
    package let held: TypeID
    package let property: MemberID?
    /// The type node, or the initial value where no type is written.
    package let site: Site
    package let form: Form

    /// What holds.
    package enum Form: Sendable {
        case property, parameter, genericArgument
        /// The outer type of a nested one that a property holds: `FeedViewModel.Context`.
        case qualifier
    }
}

/// Everything that types hold, by holder and by what is held.
package struct Holdings: Sendable {
    private let ofHolders: [[Holding]]
    private let ofHeld: [[Holding]]

    init(_ types: [TypeFacts]) {
        var ofHeld = [[Holding]](repeating: [], count: types.count)
        for type in types {
            for holding in type.holdings { ofHeld[holding.held.index].append(holding) }
        }
        ofHolders = types.map(\.holdings)
        self.ofHeld = ofHeld
    }

    /// Who holds a type, in the order of the holders.
    package func byHeld(_ type: TypeID) -> [Holding] { ofHeld[type.index] }

    /// What a type and its superclasses in the project hold.
    package func all(of type: TypeID, _ index: ProjectIndex) -> [Holding] {
        guard index.hierarchy.parentClass(of: type) != nil else { return ofHolders[type.index] }
        return index.hierarchy.chain(of: type).flatMap { ofHolders[$0.index] }
    }
}

extension Holding {
    /// What a type holds itself.
    ///
    /// - Parameter written: The types that its properties' declarations write, by the place of each
    ///   among the type's members.
    static func all(
        of type: TypeID, _ written: [SwiftType?], _ graph: DependencyGraph
    ) -> [Holding] {
        let index = graph.index
        var result: [Holding] = []
        for (member, written) in zip(index[type].members, written) {
            switch index[member].kind {
            case .property: result += property(member, written, of: type, graph)
            case .initializer: result += parameters(of: member, of: type, index)
            default: continue
            }
        }
        return result + genericArguments(of: type, index)
    }

    private static func property(
        _ member: MemberID, _ written: SwiftType?, of type: TypeID, _ graph: DependencyGraph
    ) -> [Holding] {
        let index = graph.index
        let symbol = index[member]
        guard symbol.isStored || symbol.traits.contains(.isRequirement), !symbol.isStatic
        else { return [] }
        let held = heldTypes(written ?? graph.typer.type(of: member))
        let tree = index[symbol.site.file].tree
        let binding = tree.binding(symbol.binding)
        let node = binding.type.map { wrapped($0, tree) } ?? binding.initialValue ?? symbol.binding
        let site = Site(file: symbol.site.file, node: node)
        let direct = held.map {
            Holding(holder: type, held: $0, property: member, site: site, form: .property)
        }
        guard let outer = binding.type.flatMap({ qualifier($0, in: symbol.site.file, index) })
        else { return direct }
        return direct + [
            Holding(holder: type, held: outer, property: member, site: site, form: .qualifier)
        ]
    }

    /// The type node inside optionals, whose main token is a name.
    private static func wrapped(_ node: NodeID, _ tree: SyntaxTree) -> NodeID {
        var current = node
        while tree.kind(current) == .optionalType
            || tree.kind(current) == .implicitlyUnwrappedOptionalType
        {
            guard let inner = tree.type(of: current) else { return current }
            current = inner
        }
        return current
    }

    /// The class before the dot of a nested type's name.
    private static func qualifier(
        _ node: NodeID, in file: FileID, _ index: ProjectIndex
    ) -> TypeID? {
        let tree = index[file].tree
        let current = wrapped(node, tree)
        guard tree.kind(current) == .memberType, let base = tree.type(of: current) else {
            return nil
        }
        // An alias in the outer type leads elsewhere; only what is nested in it belongs to it.
        guard let nested = index.resolver.type(of: current, in: file).declaration,
            index[nested].parent != nil, index[nested].kind != .protocol
        else { return nil }
        let written = index.resolver.type(of: base, in: file).unwrapped
        guard let outer = written.declaration, index[outer].kind == .class else { return nil }
        // `Base<State, Action>.Context` means the class that inherits from just that base.
        guard case .declared(_, let arguments) = written, !arguments.isEmpty else { return outer }
        let heirs = index.table.typeIDs.filter { index.hierarchy.superclass(of: $0) == written }
        return heirs.count == 1 ? heirs[0] : outer
    }

    private static func parameters(
        of initializer: MemberID, of type: TypeID, _ index: ProjectIndex
    ) -> [Holding] {
        let site = index[initializer].site
        let tree = index[site.file].tree
        return (tree.parameters(of: site.node) ?? []).flatMap { parameter -> [Holding] in
            guard let node = parameter.type else { return [] }
            let written = index.resolver.type(of: node, in: site.file)
            return heldTypes(written).map {
                Holding(
                    holder: type, held: $0, property: nil, site: Site(file: site.file, node: node),
                    form: .parameter)
            }
        }
    }

    private static func genericArguments(of type: TypeID, _ index: ProjectIndex) -> [Holding] {
        guard index[type].kind == .class, let base = index.hierarchy.superclass(of: type),
            let clause = index.hierarchy.inheritedTypes(of: type).first
        else { return [] }
        let arguments: [SwiftType]
        switch base {
        case .external(_, let found), .declared(_, let found): arguments = found
        default: return []
        }
        return arguments.flatMap(heldTypes).map {
            Holding(
                holder: type, held: $0, property: nil, site: clause.site, form: .genericArgument)
        }
    }

    /// The declared types an object of a type may be held as.
    static func heldTypes(_ type: SwiftType) -> [TypeID] {
        switch type.unwrapped {
        case .declared(let id, let arguments): [id] + arguments.flatMap(heldTypes)
        case .external(_, let arguments): arguments.flatMap(heldTypes)
        case .composition(let parts): parts.flatMap(heldTypes)
        case .parameter(_, let bounds): bounds.flatMap(heldTypes)
        case .array(let element): heldTypes(element)
        case .dictionary(_, let value): heldTypes(value)
        default: []
        }
    }
}
