import Dependencies
import Modules
import Syntax

/// Delays after which a view reaches its logic: timing that the logic should decide.
struct DelayedWork {
    private let view: TypeID
    private let input: RuleInput
    private let outputs: Set<NameID>

    init(_ view: TypeID, _ input: RuleInput) {
        self.view = view
        self.input = input
        let holdings = input.model.facts.holdings.all(of: view, input.index)
        outputs = Set(holdings.compactMap { holding in
            switch input.model.role(of: holding.held) {
            case .presenter, .eventOutput, .serviceContract, .service:
                holding.property.map { input.index[$0].name }
            default: nil
            }
        })
    }

    var works: [ViewWork] {
        let words = ["asyncAfter", "sleep"].compactMap(input.index.names.find)
        guard !outputs.isEmpty, !words.isEmpty else { return [] }
        return input.index[view].sites.flatMap { site -> [ViewWork] in
            guard input.index[site.file].purpose == .linted,
                input.index[site.file].names.contains(where: words.contains)
            else { return [] }
            let tree = input.index[site.file].tree
            return tree.subtree(site.node).compactMap { node in
                guard tree.kind(node) == .callExpression else { return nil }
                return work(node, in: site.file, tree)
            }
        }
    }

    private func work(_ call: NodeID, in file: FileID, _ tree: SyntaxTree) -> ViewWork? {
        guard let callee = tree.firstChild(call), tree.kind(callee) == .memberExpression,
            let (scope, start) = delayed(by: call, callee, tree),
            let next = tree.subtree(scope).first(where: { node in
                node >= start && (isEvent(node, file, tree) || isPause(node, tree))
            }), !isPause(next, tree)
        else { return nil }
        let name = tree.isWord(callee, "sleep") ? "Task.sleep" : "asyncAfter"
        return ViewWork(
            kind: .timer, site: Site(file: file, node: callee), target: name,
            phrase: "delays an event by `\(name)`")
    }

    /// What runs later: the closure that a queue gets, or what follows a pause.
    private func delayed(
        by call: NodeID, _ callee: NodeID, _ tree: SyntaxTree
    ) -> (scope: NodeID, start: NodeID)? {
        if tree.isWord(callee, "asyncAfter") { return (call, call) }
        guard isPause(callee, tree),
            let block = tree.ancestor(of: call, in: [.codeBlock, .closureExpression])?.outer
        else { return nil }
        return (block, tree.subtreeEnd(call))
    }

    /// `Task.sleep`, which is followed by what it delays.
    private func isPause(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
        guard tree.kind(node) == .memberExpression, tree.isWord(node, "sleep"),
            let base = tree.firstChild(node)
        else { return false }
        return tree.kind(base) == .identifierExpression && tree.isWord(base, "Task")
    }

    /// Whether a node names an output that is called or told something there.
    private func isEvent(_ node: NodeID, _ file: FileID, _ tree: SyntaxTree) -> Bool {
        switch tree.kind(node) {
        case .identifierExpression, .memberExpression: break
        default: return false
        }
        guard outputs.contains(input.index[file].name(node)) else { return false }
        var node = node
        while let parent = tree.parent(node), tree.firstChild(parent) == node {
            switch tree.kind(parent) {
            case .callExpression: return true
            case .sequenceExpression:
                return tree.children(parent).dropFirst().first { _ in true }
                    .map(tree.kind) == .assignmentOperator
            case .memberExpression, .optionalChaining, .forceUnwrap: node = parent
            default: return false
            }
        }
        return false
    }
}
