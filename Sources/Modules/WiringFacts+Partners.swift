import Dependencies
import Syntax

/// Types that a generic assembler is told.
extension WiringFacts {
    /// The concrete types in a type's aliases and in its superclass's arguments. A type's own
    /// aliases make it a partner of what they name.
    func partners(of type: TypeID) -> [TypeID: Site] {
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
