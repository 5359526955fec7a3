import Dependencies

/// Recognises objects that a type gives to everybody.
enum SharedObjects {
    /// Whether a member is a static property, under any name, that holds an object of its own
    /// type: a singleton.
    static func isShared(
        _ member: MemberID, of type: TypeID, _ graph: DependencyGraph
    ) -> Bool {
        let index = graph.index
        let symbol = index[member]
        guard symbol.kind == .property, symbol.isStatic else { return false }
        // A computed one makes new objects, unless its name says that they are shared.
        guard symbol.isStored || isSharedName(graph.index.text(symbol.name)) else { return false }
        switch index[type].kind {
        case .class, .actor: break
        // A constant of a value type is a value; one that reaches a storage is a shared object.
        case .struct: guard reachesOutsideWorld(type, graph) else { return false }
        default: return false
        }
        return graph.typer.concreteType(of: member).declaration == type
    }

    private static func isSharedName(_ name: String) -> Bool {
        name.hasPrefix("shared") || SDK.sharedNames.contains(name)
    }

    private static func reachesOutsideWorld(_ type: TypeID, _ graph: DependencyGraph) -> Bool {
        graph.usesIncludingNested(in: type).contains { use in
            guard case .external(let name) = use.target else { return false }
            return LogicKind.isOutsideWorld(graph.index.text(name))
        }
    }
}
