import Dependencies
import Modules
import Syntax

/// Domain objects that a view builds and sends out: the view assembles what its logic should.
struct ModelBuilding {
    private let view: TypeID
    private let input: RuleInput
    private let outputs: Set<NameID>
    private var index: ProjectIndex { input.index }

    init(_ view: TypeID, _ input: RuleInput) {
        self.view = view
        self.input = input
        var outputs: Set<NameID> = []
        for member in input.index.hierarchy.chain(of: view).flatMap({ input.index[$0].members })
        where input.index[member].kind == .property
            && input.graph.typer.type(of: member).isFunction
        {
            outputs.insert(input.index[member].name)
        }
        for holding in input.model.facts.holdings.all(of: view, input.index) {
            guard let property = holding.property,
                input.model.role(of: holding.held) == .eventOutput
            else { continue }
            outputs.insert(input.index[property].name)
        }
        self.outputs = outputs
    }

    /// Constructions that end as an argument of a call to an event output.
    func works(_ uses: [TypeUse]) -> [ViewWork] {
        guard !outputs.isEmpty else { return [] }
        return uses.compactMap { use in
            guard use.isConstruction, isModel(use) else { return nil }
            let tree = index[use.site.file].tree
            guard let call = construction(use.site.node, tree), hasLabels(call, tree),
                isSentOut(call, use.site.file, tree)
            else { return nil }
            let name = input.quoted(use.target)
            return ViewWork(
                kind: .model, site: use.site, target: input.name(use.target),
                phrase: "builds the model \(name) that it sends out")
        }
    }

    /// A value of the project that is not the module's own, or a type of a library that neither
    /// the project nor the SDK knows.
    private func isModel(_ use: TypeUse) -> Bool {
        switch use.target {
        case .declared(let type):
            guard index[type].kind == .struct || index[type].kind == .class,
                !input.model.facts.nature(type).isView, input.model.role(of: type) == nil
            else { return false }
            return input.model.moduleID(of: type) == nil
                || input.model.moduleID(of: type) != input.model.moduleID(of: view)
        case .external(let name):
            return !index.isOfSDK(name) && !SDK.isKnown(index.text(name))
                && input.model.facts.logicKind(ofExternal: name) == nil
        }
    }

    private func construction(_ node: NodeID, _ tree: SyntaxTree) -> NodeID? {
        var current = node
        while let parent = tree.parent(current) {
            if tree.kind(parent) == .callExpression { return parent }
            guard tree.kind(parent) == .memberExpression else { return nil }
            current = parent
        }
        return nil
    }

    private func hasLabels(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
        guard let list = tree.child(call, .argumentList) else { return false }
        return tree.children(list).contains { tree.name(of: $0) != nil }
    }

    /// Whether a value is an argument of an output's call, directly or through a local constant.
    private func isSentOut(_ call: NodeID, _ file: FileID, _ tree: SyntaxTree) -> Bool {
        if isInsideOutputCall(call, file, tree) { return true }
        guard let initializer = tree.parent(call), tree.kind(initializer) == .initializer,
            let binding = tree.parent(initializer), tree.kind(binding) == .patternBinding,
            let declaration = tree.parent(binding), !tree.isGlobalOrMember(declaration),
            let pattern = tree.binding(binding).pattern,
            let block = tree.parent(declaration)
        else { return false }
        let names = Set(tree.boundNames(in: pattern).map(index[file].name))
        return tree.subtree(block).contains { node in
            tree.kind(node) == .identifierExpression && names.contains(index[file].name(node))
                && node > declaration && isInsideOutputCall(node, file, tree)
        }
    }

    private func isInsideOutputCall(_ node: NodeID, _ file: FileID, _ tree: SyntaxTree) -> Bool {
        var current = node
        while let parent = tree.parent(current) {
            switch tree.kind(parent) {
            case .callExpression:
                if let callee = tree.firstChild(parent),
                    callee != current, isOutput(callee, file, tree)
                {
                    return true
                }
            case .codeBlock, .closureExpression, .memberBlock: return false
            default: break
            }
            current = parent
        }
        return false
    }

    /// `output?(…)`, `self.output(…)`, `output?.didTap(…)`.
    private func isOutput(_ callee: NodeID, _ file: FileID, _ tree: SyntaxTree) -> Bool {
        tree.subtree(callee).contains { node in
            switch tree.kind(node) {
            case .identifierExpression, .memberExpression: outputs.contains(index[file].name(node))
            default: false
            }
        }
    }
}
