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
        var imports: [Import] = []
        collect(in: tree.root, of: file, tree, &imports)
        return imports
    }

    private static func collect(
        in node: NodeID, of file: FileID, _ tree: SyntaxTree, _ imports: inout [Import]
    ) {
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .ifConfig, .ifConfigClause: collect(in: child, of: file, tree, &imports)
            case .importDeclaration:
                guard let path = tree.child(child, .importPath), let first = tree.firstChild(path)
                else { continue }
                imports.append(
                    Import(module: tree.mainText(first), site: Site(file: file, node: first)))
            default: continue
            }
        }
    }
}
