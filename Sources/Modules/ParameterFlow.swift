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
    var isEmpty: Bool { kept.isEmpty }

    init(_ function: Site, _ index: ProjectIndex, _ typer: ExpressionTyper) {
        self.init(function, index, typer, Delegations(), depth: 0)
    }

    /// - Parameter depth: How many steps it is away from the call that is looked at.
    fileprivate init(
        _ function: Site, _ index: ProjectIndex, _ typer: ExpressionTyper,
        _ delegations: Delegations, depth: Int
    ) {
        let file = index[function.file]
        guard depth < 6, let clause = file.tree.child(function.node, .parameterClause),
            let body = file.tree.child(function.node, .codeBlock),
            file.tree.firstChild(clause) != nil, file.tree.firstChild(body) != nil
        else { return }
        var walk = FlowWalk(function, index, typer, delegations, depth: depth)
        walk.follow(body)
        guard walk.kept.contains(where: { $0 != nil }) else { return }
        kept = walk.kept
        labels = walk.parameters.map { parameter in
            file.tree.label(of: parameter, in: function.node).map(file.name) ?? .none
        }
    }

    /// The property that keeps the argument of a call.
    func kept(_ label: NameID, _ position: Int) -> Kept? {
        if label == .none, position < labels.count, labels[position] == .none {
            return kept[position]
        }
        return labels.firstIndex(of: label).flatMap { kept[$0] }
    }
}

/// What was found of initialisers on the way from one call: several may hand on to the same.
private final class Delegations {
    private var known: [Question: ParameterFlow] = [:]

    private struct Question: Hashable {
        let initializer: Site
        let depth: Int
    }

    func flow(
        of initializer: Site, depth: Int, _ index: ProjectIndex, _ typer: ExpressionTyper
    ) -> ParameterFlow {
        let question = Question(initializer: initializer, depth: depth)
        if let flow = known[question] { return flow }
        let flow = ParameterFlow(initializer, index, typer, self, depth: depth)
        known[question] = flow
        return flow
    }
}

/// One walk through a body, for all parameters at a time.
private struct FlowWalk {
    private let index: ProjectIndex
    private let typer: ExpressionTyper
    private let delegations: Delegations
    private let depth: Int
    private let function: Site
    private let fileID: FileID
    private let file: ProjectFile
    private let tree: SyntaxTree
    private let initializer: NameID
    /// Most bodies assign nothing: what follows is asked for by those that do.
    private(set) lazy var parameters = tree.parameters(of: function.node) ?? []
    /// The names of the parameters in the body.
    private lazy var words = parameters.map { $0.innerName.map(file.name) ?? .none }
    /// Empty until something is known.
    private(set) var kept: [ParameterFlow.Kept?] = []

    init(
        _ function: Site, _ index: ProjectIndex, _ typer: ExpressionTyper,
        _ delegations: Delegations, depth: Int
    ) {
        self.function = function
        self.delegations = delegations
        self.index = index
        self.typer = typer
        self.depth = depth
        fileID = function.file
        file = index[function.file]
        tree = file.tree
        initializer = index.words.initializer
    }

    mutating func follow(_ body: NodeID) {
        let tree = tree
        for node in tree.subtree(body) {
            switch tree.kind(node) {
            case .sequenceExpression: visitAssignment(node)
            case .callExpression: visitDelegation(node)
            default: continue
            }
        }
    }

    /// The parameter that an expression names, where nothing is known of it yet.
    private mutating func openParameter(_ node: NodeID) -> Int? {
        guard tree.kind(node) == .identifierExpression else { return nil }
        let word = file.name(node)
        guard let parameter = words.firstIndex(of: word) else { return nil }
        return parameter < kept.count && kept[parameter] != nil ? nil : parameter
    }

    private mutating func keep(_ parameter: Int, _ property: ParameterFlow.Kept?) {
        if kept.isEmpty { kept = Array(repeating: nil, count: words.count) }
        kept[parameter] = property
    }

    private mutating func visitAssignment(_ node: NodeID) {
        var parts = tree.children(node)
        guard let target = parts.next(), parts.next().map(tree.kind) == .assignmentOperator,
            let value = parts.next(), let parameter = openParameter(value)
        else { return }
        let holder: TypeID?
        switch tree.kind(target) {
        case .memberExpression:
            let base = tree.firstChild(target)
            holder = base.flatMap { typer.concreteType(of: $0, in: fileID).declaration }
        case .identifierExpression:
            holder = index.resolver.enclosingType(of: Site(file: fileID, node: node))
        default: return
        }
        guard let holder,
            let property = typer.members.matches(file.name(target), of: holder)
                .map(\.member).first(where: { index[$0].kind == .property })
        else { return }
        keep(parameter, ParameterFlow.Kept(holder: holder, property: property))
    }

    /// `super.init(view: view)` hands the parameter on; a function does with `Screen(view: view)`,
    /// where an initialiser would keep what it constructs.
    private mutating func visitDelegation(_ call: NodeID) {
        guard let callee = tree.firstChild(call), isDelegation(callee),
            let list = tree.child(call, .argumentList)
        else { return }
        let passed = arguments(in: list).filter { !isFunction || mayBeObject($0.parameter) }
        guard !passed.isEmpty,
            case .construction(let type)? = typer.callee(of: call, in: fileID),
            let owner = type.declaration
        else { return }
        guard let initializer = typer.initializer(of: owner, for: call, in: fileID) else {
            for argument in passed where isFunction {
                keep(argument.parameter, property(argument.label, of: owner))
            }
            return
        }
        let flow = delegations.flow(of: index[initializer].site, depth: depth + 1, index, typer)
        for argument in passed {
            keep(argument.parameter, flow.kept(argument.label, argument.position))
        }
    }

    private func isDelegation(_ callee: NodeID) -> Bool {
        switch tree.kind(callee) {
        case .memberExpression: file.name(callee) == initializer
        case .identifierExpression: isFunction && index.startsUppercase(file.name(callee))
        default: false
        }
    }

    /// Whether a parameter is more than a value of plain data, which connects nobody.
    private mutating func mayBeObject(_ parameter: Int) -> Bool {
        guard let written = parameters[parameter].type else { return true }
        switch index.resolver.type(of: written, in: fileID).unwrapped {
        case .external: return false
        case .declared(let type, _):
            return index[type].kind != .enum && index[type].kind != .struct
        default: return true
        }
    }

    private var isFunction: Bool { tree.kind(function.node) == .functionDeclaration }

    /// The property that an initialiser which nobody wrote gives an argument to.
    private func property(_ label: NameID, of type: TypeID) -> ParameterFlow.Kept? {
        let property = index[type].members.first {
            index[$0].kind == .property && index[$0].name == label && index[$0].isStored
        }
        return property.map { ParameterFlow.Kept(holder: type, property: $0) }
    }

    /// The arguments that are parameters, the first one of each.
    private mutating func arguments(
        in list: NodeID
    ) -> [(parameter: Int, label: NameID, position: Int)] {
        var found: [(parameter: Int, label: NameID, position: Int)] = []
        for (position, argument) in tree.children(list).enumerated() {
            guard let value = tree.lastChild(argument), let parameter = openParameter(value),
                !found.contains(where: { $0.parameter == parameter })
            else { continue }
            let label = tree.name(of: argument).map(file.name) ?? .none
            found.append((parameter, label, position))
        }
        return found
    }
}
