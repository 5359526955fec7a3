import Dependencies
import Modules
import Syntax

extension RuleInput {
    /// Whether a static function of a service does a service's work itself: it, or a shared object
    /// it hands on to, reaches the outside world. A pure function of the same type does not.
    func doesWork(_ member: NameID, of type: TypeID) -> Bool {
        index[type].members.contains { found in
            let symbol = index[found]
            guard symbol.name == member, symbol.isStatic, !symbol.isStored else { return false }
            let tree = index[symbol.site.file].tree
            let range = symbol.site.node..<tree.subtreeEnd(symbol.site.node)
            return graph.uses(in: type).contains { use in
                use.site.file == symbol.site.file && range.contains(use.site.node)
                    && reachesOutside(use)
            }
        }
    }

    private func reachesOutside(_ use: TypeUse) -> Bool {
        switch use.target {
        case .external(let name): LogicKind.isOutsideWorld(index.text(name))
        case .declared(let type): model.facts.sharedObjects[type] != nil || model.isService(type)
        }
    }
}
