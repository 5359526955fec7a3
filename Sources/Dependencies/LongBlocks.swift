import SourceText
import Syntax

/// Which statements of long blocks bind which words. Nobody writes such blocks by hand; in one
/// that a program wrote, each word would be looked for in all the statements before it.
struct LongBlocks: Sendable {
    /// The number of statements from which on a block is long.
    private static let minimumLength = 256
    /// In a file of fewer nodes looking takes no time.
    private static let minimumNodeCount = 16_384

    private var blocks: [NodeID: Block] = [:]

    /// The statements that bind something, by the word, then in source order.
    private struct Block {
        /// They count wherever they stand in the block.
        var functions: [Entry] = []
        var others: [Entry] = []
    }

    private struct Entry {
        let word: NameID
        let statement: NodeID
    }

    /// - Parameter names: The numbers of the file's words, by `LocalName`.
    init(_ tree: SyntaxTree, _ names: ContiguousArray<NameID>) {
        guard tree.nodeCount >= Self.minimumNodeCount else { return }
        for node in tree.subtree(tree.root) where tree.kind(node) == .codeBlock {
            let length = tree.children(node).prefix(Self.minimumLength).count { _ in true }
            if length == Self.minimumLength { blocks[node] = Self.block(node, tree, names) }
        }
    }

    private static func block(
        _ node: NodeID, _ tree: SyntaxTree, _ names: ContiguousArray<NameID>
    ) -> Block {
        var block = Block()
        func entry(_ word: NodeID, _ statement: NodeID) -> Entry {
            Entry(word: names[Int(tree.mainName(word).rawValue)], statement: statement)
        }
        for statement in tree.children(node) {
            switch tree.kind(statement) {
            case .functionDeclaration:
                if let word = tree.name(of: statement) {
                    block.functions.append(entry(word, statement))
                }
            default:
                for word in binders(in: statement, tree).flatMap(tree.subtree)
                where tree.kind(word) == .identifierPattern {
                    block.others.append(entry(word, statement))
                }
            }
        }
        block.functions.sort { ($0.word, $0.statement) < ($1.word, $1.statement) }
        block.others.sort { ($0.word, $0.statement) < ($1.word, $1.statement) }
        return block
    }

    /// The parts of a statement whose patterns bind words for what stands behind it, as
    /// `LocalScope` finds them.
    private static func binders(in statement: NodeID, _ tree: SyntaxTree) -> [NodeID] {
        switch tree.kind(statement) {
        case .variableDeclaration:
            return tree.children(statement).filter { tree.kind($0) == .patternBinding }
                .compactMap(tree.firstChild)
        case .guardStatement:
            guard let list = tree.child(statement, .conditionList) else { return [] }
            return tree.children(list).compactMap { condition in
                guard tree.kind(condition) == .optionalBinding else {
                    return tree.kind(condition) == .matchingCondition ? condition : nil
                }
                return tree.children(condition).first { tree.kind($0).isPattern }
            }
        default: return []
        }
    }

    /// Whether a block is long.
    func contains(_ block: NodeID) -> Bool { !blocks.isEmpty && blocks[block] != nil }

    /// The statements of a long block that may bind a word for what stands at a place in it, the
    /// last one first: functions of the block and statements before the place.
    func statements(
        binding word: NameID, in block: NodeID, before place: NodeID
    ) -> [NodeID] {
        guard let block = blocks[block] else { return [] }
        let function = last(of: word, in: block.functions, before: nil)
        let other = last(of: word, in: block.others, before: place)
        return [function, other].compactMap { $0 }.sorted(by: >)
    }

    private func last(of word: NameID, in entries: [Entry], before place: NodeID?) -> NodeID? {
        let end = entries.indices.partitioningIndex { position in
            let entry = entries[position]
            guard entry.word == word else { return entry.word > word }
            return place.map { entry.statement >= $0 } ?? false
        }
        guard end > 0, entries[end - 1].word == word else { return nil }
        return entries[end - 1].statement
    }
}
