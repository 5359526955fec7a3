import SourceText
import Syntax

/// Why a file is read: only `linted` files get findings, the others are evidence.
package enum FilePurpose: Sendable {
    case linted, test, generated
}

/// A parsed file as the analysis sees it.
package final class ProjectFile: Sendable {
    package let tree: SyntaxTree
    package let purpose: FilePurpose
    /// The project's number of each of the file's words, by `LocalName`.
    package let names: ContiguousArray<NameID>
    /// The folders of the path, without the file's own name.
    package let folders: [Substring]

    package init(tree: SyntaxTree, purpose: FilePurpose, table: inout NameTable) {
        self.tree = tree
        self.purpose = purpose
        var names = ContiguousArray<NameID>()
        names.reserveCapacity(tree.words.count)
        for range in tree.words { names.append(table.intern(tree.source.bytes, range)) }
        self.names = names
        folders = tree.source.path.split(separator: "/").dropLast()
    }

    /// The word of a node's main token.
    package func name(_ node: NodeID) -> NameID { name(tree.mainToken(node)) }

    package func name(_ token: Token) -> NameID {
        token.name == .none ? .none : names[Int(token.name.rawValue)]
    }
}
