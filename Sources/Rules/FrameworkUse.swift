import Dependencies
import Syntax

/// The first thing in a file that needs a UI framework.
struct FrameworkUse {
    /// Where it stands; nil where nothing of the framework could be found.
    let site: Site?
    /// What is used, as the end of a sentence.
    let clause: String

    init(of framework: String, in file: FileID, _ input: RuleInput) {
        let index = input.index
        let others = Import.all(in: file, index).map(\.module).filter { $0 != framework }
        let type = input.graph.uses(in: file).first { use in
            guard case .external(let name) = use.target else { return false }
            return UITypes.isUIType(index.text(name), from: framework, besides: others)
        }
        if let type {
            site = type.site
            clause = " and uses \(input.quoted(type.target))"
            return
        }
        let tree = index[file].tree
        let member = Self.mayNeedFramework(index[file], index.names)
            ? tree.subtree(tree.root).first { Self.needsFramework($0, tree) } : nil
        site = member.map { Site(file: file, node: $0) }
        clause = member.map { node in
            let owner = tree.kind(node) == .memberExpression ? "IndexPath." : ""
            return " and uses `\(owner)\(tree.mainText(node))`"
        } ?? ", of which it names nothing"
    }

    /// Whether a file has one of the words that `needsFramework` looks for.
    private static func mayNeedFramework(_ file: ProjectFile, _ names: NameTable) -> Bool {
        UITypes.functions.union(UITypes.indexPathMembers).contains { word in
            names.find(word).map(file.names.contains) ?? false
        }
    }

    /// A function of the framework, or a member that it adds to an index path.
    private static func needsFramework(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
        switch tree.kind(node) {
        case .identifierExpression: return UITypes.functions.contains(tree.mainText(node))
        case .memberExpression:
            guard UITypes.indexPathMembers.contains(tree.mainText(node)),
                let base = tree.firstChild(node)
            else { return false }
            return tree.mainText(base).lowercased().hasSuffix("indexpath")
        default: return false
        }
    }
}
