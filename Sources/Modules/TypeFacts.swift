import Dependencies
import Syntax

/// What the declarations of one type tell by themselves, before any wiring is known; types can be
/// asked in any order and at the same time.
package struct TypeFacts: Sendable {
    /// What the type itself holds.
    let holdings: [Holding]
    let nature: TypeNature
    let clue: NameClue
    /// The singletons that the type gives out.
    let sharedObjects: [MemberID]
    /// Whether the type counts at all: in linted files, no double, no declaration inside a body,
    /// and not for previews alone.
    let isCandidate: Bool
    /// Whether its own members are more than data; false for what is no class, actor or singleton.
    let hasBehaviour: Bool
    /// The types that a generic assembler is told.
    let partners: [TypeID: Site]
    /// The types that its properties keep in lists.
    let elements: [TypeID]
    /// The role that a comment on the declaration gives.
    let statedRole: RoleAssignment?

    /// The types that SwiftUI previews use: what is asked once for all types.
    package static func previewedTypes(_ graph: DependencyGraph) -> Set<TypeID> {
        PreviewCode.usedTypes(graph)
    }

    /// - Parameter previewed: What `previewedTypes` gives.
    package init(of type: TypeID, _ graph: DependencyGraph, previewed: Set<TypeID>) {
        let index = graph.index
        let symbol = index[type]
        let clue = NameClue(index.name(of: type))
        let sharedObjects = SharedObjects.all(of: type, graph)
        let written = symbol.members.map { member in
            index[member].kind == .property ? index.annotatedType(of: member) : nil
        }
        holdings = symbol.kind.isNominal ? Holding.all(of: type, written, graph) : []
        nature = TypeNature(of: type, index)
        self.clue = clue
        self.sharedObjects = sharedObjects
        isCandidate = index.isLinted(type) && clue.kind != .stub && !symbol.isLocal
            && !(previewed.contains(type) && PreviewCode.isOnlyUsed(type, graph))
        switch symbol.kind {
        case .class, .actor: hasBehaviour = Self.hasBehaviour(symbol, graph)
        default: hasBehaviour = !sharedObjects.isEmpty && Self.hasBehaviour(symbol, graph)
        }
        partners = Self.partners(of: type, index)
        elements = written.compactMap { $0?.listElement }
        statedRole = symbol.kind.isNominal && !symbol.isLocal
            ? StatedRoles.comment(type, index) : nil
    }

    // MARK: Behaviour

    private static func hasBehaviour(_ type: TypeSymbol, _ graph: DependencyGraph) -> Bool {
        type.members.contains { member in
            let symbol = graph.index[member]
            switch symbol.kind {
            case .function: return !symbol.isStatic && !setsUp(symbol, graph.index)
            // A computed property that gives a closure is a method in other words.
            case .property: return !symbol.isStored && graph.typer.type(of: member).isFunction
            case .initializer: return bindsClosures(symbol.site, graph.index)
            default: return false
            }
        }
    }

    /// What gives back `Self` sets up the object on which the next word is called.
    private static func setsUp(_ function: MemberSymbol, _ index: ProjectIndex) -> Bool {
        let tree = index[function.site.file].tree
        return tree.resultType(of: function.site.node).map(tree.mainText) == "Self"
    }

    /// An initialiser with closures binds signals together.
    private static func bindsClosures(_ initializer: Site, _ index: ProjectIndex) -> Bool {
        let tree = index[initializer.file].tree
        return tree.subtree(initializer.node).contains { tree.kind($0) == .closureExpression }
    }

    // MARK: Partners

    /// The concrete types in a type's aliases and in its superclass's arguments. A type's own
    /// aliases make it a partner of what they name.
    private static func partners(of type: TypeID, _ index: ProjectIndex) -> [TypeID: Site] {
        var named: [TypeID: Site] = [:]
        for nested in index[type].nested where index[nested].kind == .typealias {
            let alias = index[nested]
            let tree = index[alias.site.file].tree
            guard let node = tree.type(of: alias.site.node),
                let target = index.resolver.type(of: node, in: alias.site.file).declaration
            else { continue }
            named[target] = Site(file: alias.site.file, node: node)
            named[type] = Site(file: alias.site.file, node: node)
        }
        if let base = index.hierarchy.superclass(of: type),
            let clause = index.hierarchy.inheritedTypes(of: type).first
        {
            let arguments: [SwiftType]
            switch base {
            case .external(_, let found), .declared(_, let found): arguments = found
            default: arguments = []
            }
            for target in arguments.compactMap(\.declaration) { named[target] = clause.site }
        }
        return named
    }
}

extension SwiftType {
    /// The declared type of a list's elements.
    var listElement: TypeID? {
        guard case .array(let element) = unwrapped else { return nil }
        return element.declaration
    }
}
