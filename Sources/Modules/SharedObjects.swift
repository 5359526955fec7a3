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
        guard symbol.kind == .property, symbol.isStatic, index[type].kind == .class
            || index[type].kind == .actor || index[type].kind == .external
        else { return false }
        let held = graph.typer.concreteType(of: member).unwrapped
        switch held {
        case .declared(let found, _): return found == type
        case .external(let name, _):
            return index[type].kind == .external && name == index[type].name
        default: return false
        }
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
