import Dependencies

/// Recognises objects that a type gives to everybody.
enum SharedObjects {
    /// The static properties of a type, under any name, that hold an object of that type:
    /// singletons.
    ///
    /// Several objects of a class that is nothing but fixed data are constants, as if the class
    /// were an enumeration, unless their names say that they are shared.
    static func all(of type: TypeID, _ graph: DependencyGraph) -> [MemberID] {
        let found = graph.index[type].members.filter { isShared($0, of: type, graph) }
        guard found.count > 1, isFixedData(type, graph) else { return found }
        return found.filter { isSharedName(graph.index.text(graph.index[$0].name)) }
    }

    /// Whether objects of a class keep values alone and never change.
    private static func isFixedData(_ type: TypeID, _ graph: DependencyGraph) -> Bool {
        let index = graph.index
        let kept = index.hierarchy.chain(of: type).flatMap { index[$0].members }.filter {
            index[$0].kind == .property && index[$0].isStored && !index[$0].isStatic
        }
        return !kept.isEmpty && kept.allSatisfy { member in
            guard index[member].traits.contains(.isConstant) else { return false }
            let kept = graph.typer.type(of: member)
            return kept != .unknown && !kept.isFunction
                && kept.mentioned.allSatisfy {
                    index[$0].kind == .struct || index[$0].kind == .enum
                }
        } && !reachesOutsideWorld(type, graph)
    }

    private static func isShared(
        _ member: MemberID, of type: TypeID, _ graph: DependencyGraph
    ) -> Bool {
        let index = graph.index
        let symbol = index[member]
        guard symbol.kind == .property, symbol.isStatic,
            !PreviewCode.isDoubleName(symbol.name, index)
        else { return false }
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
