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
    /// The same as words of the project, to be compared often.
    let folderNames: ContiguousArray<NameID>
    private let boundWords: BoundWords

    package init(tree: SyntaxTree, purpose: FilePurpose, table: inout NameTable) {
        self.tree = tree
        self.purpose = purpose
        var names = ContiguousArray<NameID>()
        names.reserveCapacity(tree.words.count)
        for word in tree.words { names.append(table.intern(tree.source.bytes, word.range)) }
        self.names = names
        folders = tree.source.path.utf8.split(separator: UInt8(ascii: "/")).dropLast()
            .map { Substring($0) }
        folderNames = ContiguousArray(folders.map { table.intern(String($0)) })
        boundWords = BoundWords(tree, names)
    }

    /// False for a word that no parameter, variable or pattern inside a body of the file binds;
    /// true tells nothing.
    func mayBeLocal(_ name: NameID) -> Bool { boundWords.mayContain(name) }

    /// The word of a node's main token.
    package func name(_ node: NodeID) -> NameID {
        names[Int(tree.mainName(node).rawValue)]
    }
}

/// The words that bodies of a file bind, a few others among them.
private struct BoundWords {
    private static let bitCount = 1024
    private var bits = ContiguousArray<UInt64>(repeating: 0, count: bitCount / 64)

    init(_ tree: SyntaxTree, _ names: ContiguousArray<NameID>) {
        for node in tree.subtree(tree.root) {
            guard let word = Self.boundWord(node, tree) else { continue }
            insert(names[Int(tree.mainName(word).rawValue)])
        }
    }

    private static func boundWord(_ node: NodeID, _ tree: SyntaxTree) -> NodeID? {
        switch tree.kind(node) {
        case .identifierPattern: isMemberPattern(node, tree) ? nil : node
        case .parameter: tree.innerName(ofParameter: node)
        case .capture, .accessor: tree.name(of: node)
        case .functionDeclaration:
            tree.parent(node).map(tree.kind) == .memberBlock ? nil : tree.name(of: node)
        default: nil
        }
    }

    private static func isMemberPattern(_ pattern: NodeID, _ tree: SyntaxTree) -> Bool {
        guard let binding = tree.parent(pattern), tree.kind(binding) == .patternBinding,
            let declaration = tree.parent(binding)
        else { return false }
        return tree.isGlobalOrMember(declaration)
    }

    private mutating func insert(_ name: NameID) {
        let bit = Int(name.rawValue) % Self.bitCount
        bits[bit / 64] |= 1 << UInt64(bit % 64)
    }

    func mayContain(_ name: NameID) -> Bool {
        let bit = Int(name.rawValue) % Self.bitCount
        return bits[bit / 64] & 1 << UInt64(bit % 64) != 0
    }
}
