import Dependencies
import Syntax

/// One import of a file.
struct Import {
    /// The first component of the path: what is linked.
    let module: String
    /// The node of that component.
    let site: Site

    /// The imports at the top level of a file, in all branches of `#if`.
    static func all(in file: FileID, _ index: ProjectIndex) -> [Import] {
        let tree = index[file].tree
        return tree.subtree(tree.root).compactMap { node in
            guard tree.kind(node) == .importDeclaration,
                let path = tree.child(node, .importPath),
                let first = tree.firstChild(path)
            else { return nil }
            return Import(module: tree.mainText(first), site: Site(file: file, node: first))
        }
    }
}
