import Dependencies
import Syntax

/// Collects the names at the end of chains that begin with a binding, and names after `$`.
struct BindingNames {
    private(set) var names: Set<NameID> = []
    private let file: ProjectFile

    /// Nil for a file without bindings.
    init?(_ file: ProjectFile, _ index: ProjectIndex) {
        guard file.names.contains(where: index.names.isProjection) else { return nil }
        self.file = file
    }

    /// - Parameter node: An `identifierExpression`.
    mutating func visit(_ node: NodeID) {
        let tree = file.tree
        guard tree.mainKind(node) == .dollarIdentifier else { return }
        var base = node
        while let member = tree.parent(base), tree.kind(member) == .memberExpression,
            tree.firstChild(member) == base
        {
            names.insert(file.name(member))
            base = member
        }
    }
}
