import SourceText
import Syntax

/// Why a file is read: only `linted` files get findings, the others are evidence.
package enum FilePurpose: Sendable {
    case linted, test, generated
}

/// A parsed file as the analysis sees it.
public final class ProjectFile: Sendable {
    public let tree: SyntaxTree
    package let purpose: FilePurpose
    /// The project's number of each of the file's words, by `LocalName`.
    public let names: ContiguousArray<NameID>
    private let folderPath: Substring
    /// The folders of the path, without the file's own name.
    package let folders: [Substring]
    /// The same as words of the project, to be compared often.
    let folderNames: ContiguousArray<NameID>
    private let boundWords: BoundWords
    /// The names of functions that bodies declare; few files have any.
    private let localFunctions: Set<NameID>
    /// What statements of long blocks bind.
    let longBlocks: LongBlocks
    /// The targets and libraries that the file imports.
    private let imports: Set<NameID>

    /// - Parameter previous: the file before, which most often lies in the same folder.
    init(
        _ declarations: FileDeclarations, _ purpose: FilePurpose, after previous: ProjectFile?,
        _ table: inout NameTable
    ) {
        tree = declarations.tree
        self.purpose = purpose
        names = table.intern(wordsOf: tree)
        longBlocks = LongBlocks(tree, names)
        let path = tree.source.path.utf8
        let folder = path.prefix(upTo: path.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)
        if let previous, previous.folderPath == Substring(folder) {
            folders = previous.folders
            folderNames = previous.folderNames
        } else {
            folders = folder.split(separator: UInt8(ascii: "/")).map { Substring($0) }
            folderNames = ContiguousArray(folders.map { table.intern(String($0)) })
        }
        folderPath = Substring(folder)
        boundWords = BoundWords(declarations.boundNames.lazy.map { [names] in
            names[Int($0.rawValue)]
        })
        localFunctions = Set(declarations.localFunctions.lazy.map { [names] in
            names[Int($0.rawValue)]
        })
        imports = Set(declarations.imports.lazy.map { [names] in names[Int($0.rawValue)] })
    }

    /// Whether the file imports a target or a library, which is then not the file's own.
    func imports(_ module: NameID) -> Bool { imports.contains(module) }

    /// Whether a body of the file declares a function of the name.
    func hasLocalFunction(_ name: NameID) -> Bool { localFunctions.contains(name) }

    /// False for a word that no parameter, variable or pattern inside a body of the file binds;
    /// true tells nothing.
    package func mayBeLocal(_ name: NameID) -> Bool { boundWords.mayContain(name) }

    /// The word of a node's main token.
    @inlinable @inline(__always)
    public func name(_ node: NodeID) -> NameID {
        names[Int(tree.mainName(node).rawValue)]
    }

    func name(_ name: LocalName) -> NameID { names[Int(name.rawValue)] }
}

/// The words that bodies of a file bind, a few others among them.
private struct BoundWords {
    private static let bitCount = 1024
    private var bits = ContiguousArray<UInt64>(repeating: 0, count: bitCount / 64)

    init(_ names: some Sequence<NameID>) {
        for name in names { insert(name) }
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
