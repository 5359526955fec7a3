import Dependencies

/// Recognises objects that a type gives to everybody.
package enum SharedObjects {
    /// Whether a member is a static property, under any name, that holds an object of its own
    /// type: a singleton.
    package static func isShared(
        _ member: MemberID, of type: TypeID, _ graph: DependencyGraph
    ) -> Bool {
        let index = graph.index
        let symbol = index[member]
        guard symbol.kind == .property, symbol.isStatic, symbol.isStored,
            index[type].kind == .class || index[type].kind == .actor
        else { return false }
        return graph.typer.concreteType(of: member).declaration == type
    }

    /// The singleton that `X.name` gives; nil where it is none or unknown.
    package static func shared(
        _ name: NameID, of type: TypeID, _ graph: DependencyGraph
    ) -> MemberID? {
        graph.index[type].members.first {
            graph.index[$0].name == name && isShared($0, of: type, graph)
        }
    }
}
