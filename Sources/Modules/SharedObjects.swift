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
        guard symbol.kind == .property, symbol.isStatic, symbol.isStored,
            index[type].kind == .class || index[type].kind == .actor
        else { return false }
        return graph.typer.concreteType(of: member).declaration == type
    }

    /// The singletons of all types.
    static func all(_ graph: DependencyGraph) -> [TypeID: [MemberID]] {
        var shared: [TypeID: [MemberID]] = [:]
        for type in graph.index.table.typeIDs {
            let found = graph.index[type].members.filter { isShared($0, of: type, graph) }
            if !found.isEmpty { shared[type] = found }
        }
        return shared
    }
}
