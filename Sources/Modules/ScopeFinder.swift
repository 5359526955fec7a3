import Dependencies
import Syntax

/// Tells in which member a node stands.
struct ScopeFinder: Sendable {
    let index: ProjectIndex
    let previewProvider: NameID?

    init(_ index: ProjectIndex) {
        self.index = index
        previewProvider = index.names.find("PreviewProvider")
    }

    /// The outermost member of the innermost type around a node.
    func scope(of site: Site) -> Scope {
        let tree = index[site.file].tree
        let type = index.resolver.enclosingType(of: site)
        var node = site.node
        var found = site.node
        while let parent = tree.parent(node) {
            if tree.kind(node).isDeclaration, tree.isGlobalOrMember(node) {
                found = node
                break
            }
            node = parent
            found = node
        }
        return Scope(site: Site(file: site.file, node: found), type: type)
    }

    /// Whether a node belongs to a SwiftUI preview.
    func isPreview(_ site: Site) -> Bool {
        guard index.mayHoldPreviews(site.file) else { return false }
        let tree = index[site.file].tree
        var current = tree.nearest(to: site.node, in: Self.possiblePreviews)
        while let node = current {
            if declaresPreview(Site(file: site.file, node: node)) { return true }
            if tree.kind(node) == .ifConfigClause, isForPreviews(node, site.file) { return true }
            current = tree.ancestor(of: node, in: Self.possiblePreviews)?.outer
        }
        return false
    }

    private static let possiblePreviews = NodeKinds.memberScopes.union([
        .macroExpansion, .ifConfigClause,
    ])

    private func declaresPreview(_ site: Site) -> Bool {
        let tree = index[site.file].tree
        if tree.kind(site.node) == .macroExpansion { return tree.mainText(site.node) == "Preview" }
        guard let provider = previewProvider, let type = index.type(at: site) else { return false }
        return index.hierarchy.conformances(of: type).external.contains(provider)
    }

    /// What only debug builds have beside previews is there for them.
    private func isForPreviews(_ clause: NodeID, _ file: FileID) -> Bool {
        let tree = index[file].tree
        guard let condition = tree.child(clause, .ifConfigCondition) else { return false }
        let text = tree.source.text(tree.range(condition))
        guard text.containsBytes(of: "DEBUG"), !text.containsBytes(of: "!DEBUG") else {
            return false
        }
        return tree.children(clause).contains {
            declaresPreview(Site(file: file, node: $0))
        }
    }
}
