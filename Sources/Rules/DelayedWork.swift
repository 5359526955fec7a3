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
        guard !outputs.isEmpty, let word = input.index.names.find("asyncAfter") else { return [] }
        return input.index[view].sites.flatMap { site -> [ViewWork] in
            guard input.index[site.file].purpose == .linted,
                input.index[site.file].names.contains(word)
            else { return [] }
            let tree = input.index[site.file].tree
            return tree.subtree(site.node).compactMap { node in
                guard tree.kind(node) == .callExpression else { return nil }
                return work(node, in: site.file, tree)
            }
        }
    }

    private func work(_ call: NodeID, in file: FileID, _ tree: SyntaxTree) -> ViewWork? {
        guard let callee = tree.firstChild(call),
            tree.kind(callee) == .memberExpression,
            tree.isWord(callee, "asyncAfter"),
            tree.subtree(call).contains(where: { isOutput($0, file, tree) })
        else { return nil }
        return ViewWork(
            kind: .timer, site: Site(file: file, node: callee), target: "asyncAfter",
            phrase: "delays an event by `asyncAfter`")
    }

    private func isOutput(_ node: NodeID, _ file: FileID, _ tree: SyntaxTree) -> Bool {
        switch tree.kind(node) {
        case .identifierExpression, .memberExpression:
            outputs.contains(input.index[file].name(node))
        default: false
        }
    }
}
