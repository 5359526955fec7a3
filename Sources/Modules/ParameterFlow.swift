import Dependencies
import Syntax

/// The properties that a function or an initialiser assigns its parameters to, superclasses'
/// initialisers included.
package struct ParameterFlow: Sendable {
    /// The labels by which calls name the parameters.
    private var labels: [NameID] = []
    /// What becomes of each of them.
    private var kept: [Kept?] = []

    /// A property that keeps an argument.
    struct Kept {
        let holder: TypeID
        let property: MemberID
    }

    /// Whether no parameter ends in a property.
    var isEmpty: Bool { kept.allSatisfy { $0 == nil } }

    init(_ function: Site, _ index: ProjectIndex, _ typer: ExpressionTyper) {
        self.init(function, index, typer, depth: 0)
    }

    private init(
        _ function: Site, _ index: ProjectIndex, _ typer: ExpressionTyper, depth: Int
    ) {
        let file = index[function.file]
        guard depth < 6, let clause = file.tree.child(function.node, .parameterClause),
            let body = file.tree.child(function.node, .codeBlock),
            file.tree.firstChild(clause) != nil, file.tree.firstChild(body) != nil
        else { return }
        let parameters = file.tree.parameters(of: function.node) ?? []
        labels = parameters.map { parameter in
            file.tree.label(of: parameter, in: function.node).map(file.name) ?? .none
        }
        var walk = FlowWalk(
            index: index, typer: typer, fileID: function.file, file: file, depth: depth,
            words: parameters.map { $0.innerName.map(file.name) ?? .none })
        walk.follow(body)
        kept = walk.kept
    }

    /// The property that keeps the argument of a call.
    func kept(_ label: NameID, _ position: Int) -> Kept? {
        if label == .none, position < labels.count, labels[position] == .none {
            return kept[position]
        }
        return labels.firstIndex(of: label).flatMap { kept[$0] }
    }

    /// What another function's call of this one, one step further from the call that is looked at,
    /// keeps.
    fileprivate static func passed(
        to function: Site, from walk: FlowWalk
    ) -> ParameterFlow {
        ParameterFlow(function, walk.index, walk.typer, depth: walk.depth + 1)
    }
}

/// One walk through a body, for all parameters at a time.
private struct FlowWalk {
    let index: ProjectIndex
    let typer: ExpressionTyper
    let fileID: FileID
    let file: ProjectFile
    let depth: Int
    /// The names of the parameters in the body.
    let words: [NameID]
    private(set) var kept: [ParameterFlow.Kept?]

    init(
        index: ProjectIndex, typer: ExpressionTyper, fileID: FileID, file: ProjectFile,
        depth: Int, words: [NameID]
    ) {
        self.index = index
        self.typer = typer
        self.fileID = fileID
        self.file = file
        self.depth = depth
        self.words = words
        kept = Array(repeating: nil, count: words.count)
    }

    mutating func follow(_ body: NodeID) {
        for node in file.tree.subtree(body) {
            switch file.tree.kind(node) {
            case .sequenceExpression: visitAssignment(node)
            case .callExpression: visitDelegation(node)
            default: continue
            }
        }
    }

    /// The parameter that an expression names, where nothing is known of it yet.
    private func openParameter(_ node: NodeID) -> Int? {
        guard file.tree.kind(node) == .identifierExpression else { return nil }
        let word = file.name(node)
        return words.firstIndex(of: word).flatMap { kept[$0] == nil ? $0 : nil }
    }

    private mutating func visitAssignment(_ node: NodeID) {
        var parts = file.tree.children(node)
        guard let target = parts.next(), parts.next().map(file.tree.kind) == .assignmentOperator,
            let parameter = parts.next().flatMap(openParameter)
        else { return }
        let holder: TypeID?
        switch file.tree.kind(target) {
        case .memberExpression:
            let base = file.tree.firstChild(target)
            holder = base.flatMap { typer.concreteType(of: $0, in: fileID).declaration }
        case .identifierExpression:
            holder = index.resolver.enclosingType(of: Site(file: fileID, node: node))
        default: return
        }
        guard let holder,
            let property = typer.members.matches(file.name(target), of: holder)
                .map(\.member).first(where: { index[$0].kind == .property })
        else { return }
        kept[parameter] = ParameterFlow.Kept(holder: holder, property: property)
    }

    /// `super.init(view: view)` hands the parameter on.
    private mutating func visitDelegation(_ call: NodeID) {
        guard let callee = file.tree.firstChild(call),
            file.tree.kind(callee) == .memberExpression,
            file.name(callee) == index.words.initializer,
            let list = file.tree.child(call, .argumentList),
            file.tree.children(list).contains(where: {
                file.tree.lastChild($0).flatMap(openParameter) != nil
            }),
            case .construction(let type)? = typer.callee(of: call, in: fileID),
            let owner = type.declaration,
            let initializer = typer.initializer(of: owner, for: call, in: fileID)
        else { return }
        let flow = ParameterFlow.passed(to: index[initializer].site, from: self)
        var seen: Set<Int> = []
        for (position, argument) in file.tree.children(list).enumerated() {
            guard let value = file.tree.lastChild(argument), let parameter = openParameter(value),
                seen.insert(parameter).inserted
            else { continue }
            let label = file.tree.name(of: argument).map(file.name) ?? .none
            kept[parameter] = flow.kept(label, position)
        }
    }
}
