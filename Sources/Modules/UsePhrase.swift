import Dependencies

extension ProjectIndex {
    /// The name of what a use uses, qualified.
    package func name(_ target: TypeUse.Target) -> String {
        switch target {
        case .declared(let type): qualifiedName(of: type)
        case .external(let name): text(name)
        }
    }

    /// How a use names its type, as a verb with its object in a message.
    package func phrase(_ use: TypeUse) -> String {
        let name = "`\(self.name(use.target))`"
        switch use.kind {
        // A closure's parameters and its result pass by; nobody keeps them.
        case .property where isInFunctionType(use.site),
            .parameter where isInFunctionType(use.site):
            return "names \(name)"
        case .constructed: return "constructs \(name)"
        case .property: return "stores \(name)"
        case .parameter: return "receives \(name)"
        case .alias: return "names \(name) in a typealias"
        case .cast: return "casts to \(name)"
        case .inheritance: return "\(isConformance(use) ? "conforms to" : "inherits from") \(name)"
        case .staticMember(let member): return "uses `\(self.name(use.target)).\(text(member))`"
        default: return "names \(name)"
        }
    }

    private func isInFunctionType(_ site: Site) -> Bool {
        let tree = self[site.file].tree
        var node = site.node
        while let parent = tree.parent(node), tree.kind(parent).isType
            || tree.kind(parent) == .tupleTypeElement || tree.kind(parent) == .genericArgumentClause
        {
            if tree.kind(parent) == .functionType { return true }
            node = parent
        }
        return false
    }

    private func isConformance(_ use: TypeUse) -> Bool {
        guard let declared = use.declared, self[declared].kind == .protocol else { return false }
        return use.from.map { self[$0].kind != .protocol } ?? true
    }
}
