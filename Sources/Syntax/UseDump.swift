import SourceText

/// Prints each identifier with a capital that refers to something, a line each.
package enum UseDump {
    /// The lines `path TAB line:column TAB name` of one file in source order.
    package static func lines(of tree: SyntaxTree) -> [UInt8] {
        let line = DumpLine(tree.source)
        var output: [UInt8] = []
        let tokens = tree.readTokens()
        for index in UseFinder.tokenIndices(of: tree) {
            let token = tokens[index]
            line.begin(at: token.start, in: &output)
            tree.appendBytes(tree.wordRange(of: token), to: &output)
            output.append(newline)
        }
        return output
    }
}

/// Finds the tokens of uses; a member comes behind its base although its node comes before.
private struct UseFinder {
    private let tree: SyntaxTree
    private let tokens: ContiguousArray<Token>
    private var isUse: [Bool]

    /// The indices of the tokens that refer to something, in source order.
    static func tokenIndices(of tree: SyntaxTree) -> [Int] {
        var finder = UseFinder(tree)
        finder.markNodes()
        return finder.isUse.indices.filter { finder.isUse[$0] }
    }

    private init(_ tree: SyntaxTree) {
        self.tree = tree
        tokens = tree.readTokens()
        isUse = Array(repeating: false, count: tokens.count)
    }

    private mutating func markNodes() {
        var node = tree.root
        while node.index < tree.nodeCount {
            switch tree.kind(node) {
            case .identifierType, .memberType, .identifierExpression, .memberExpression,
                .keyPathComponent:
                mark(tokens.index(from: tree.mainStart(node)))
            case .argumentList where isArgumentsOfLanguageAttribute(node):
                node = tree.subtreeEnd(node)
                continue
            default: break
            }
            node = NodeID(node.index + 1)
        }
    }

    private func isArgumentsOfLanguageAttribute(_ node: NodeID) -> Bool {
        guard let parent = tree.parent(node), tree.kind(parent) == .attribute else { return false }
        return tree.isLanguageAttribute(parent)
    }

    /// Marks a name and, as in `Swift::Int`, the module selected before it.
    private mutating func mark(_ index: Int) {
        if countsAsUse(tokens[index]) { isUse[index] = true }
        guard index >= 2, case .colonColon = tokens[index - 1].kind else { return }
        if countsAsUse(tokens[index - 2]) { isUse[index - 2] = true }
    }

    private func countsAsUse(_ token: Token) -> Bool {
        guard case .identifier = token.kind, tree.isCapitalized(token) else { return false }
        switch tree.wordRange(of: token).length {
        case 3: return !tree.isWord(token, "Any")
        case 4: return !tree.isWord(token, "Self") && !tree.isWord(token, "Type")
        default: return !tree.isWord(token, "Protocol")
        }
    }
}
