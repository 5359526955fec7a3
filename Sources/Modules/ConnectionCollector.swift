import Dependencies
import Syntax

/// Finds in one file which objects are handed to which.
struct ConnectionCollector {
    let index: ProjectIndex
    let typer: ExpressionTyper
    let types: FileTyper
    let fileID: FileID
    let file: ProjectFile
    let scopes: ScopeFinder
    private(set) var connections: [Connection] = []
    /// Who listens to whose streams.
    var streams: [Connection] = []
    private(set) var creations: [Creation] = []
    var assignments: [Assignment] = []
    var clearings: [Clearing] = []
    var selfRemovingTypes: Set<TypeID> = []
    /// Nil for a file without bindings.
    private(set) var bindings: BindingNames?
    /// What functions inside bodies keep of their parameters, as far as somebody called them.
    var localFlows: [Site: ParameterFlow] = [:]
    let flows: ParameterFlows
    let tree: SyntaxTree

    private let typeFacts: [TypeFacts]

    init(
        _ graph: DependencyGraph, _ typeFacts: [TypeFacts], _ flows: ParameterFlows,
        _ fileID: FileID
    ) {
        self.typeFacts = typeFacts
        self.flows = flows
        index = graph.index
        typer = graph.typer
        types = FileTyper(graph.typer, fileID)
        self.fileID = fileID
        file = graph.index[fileID]
        tree = file.tree
        bindings = BindingNames(file, graph.index)
        scopes = ScopeFinder(graph.index)
        for node in tree.subtree(tree.root) { visit(node) }
    }

    private mutating func visit(_ node: NodeID) {
        switch tree.kind(node) {
        case .sequenceExpression: visitAssignment(node)
        case .callExpression:
            visitCall(node)
            visitClearing(node)
        case .variableDeclaration: visitInitialValues(node)
        case .keyPathComponent, .inOutExpression: visitIndirectAssignment(node)
        case .identifierExpression: bindings?.visit(node)
        case .memberExpression:
            if flows.mayGiveStream(file.name(node)) || tree.mainKind(node) == .dollarIdentifier {
                visitStream(node)
            }
        default: break
        }
    }

    func site(_ node: NodeID) -> Site { Site(file: fileID, node: node) }

    // MARK: Assignments

    private mutating func visitAssignment(_ node: NodeID) {
        var parts = tree.children(node)
        guard let left = parts.next(), parts.next().map(tree.kind) == .assignmentOperator,
            let value = parts.next()
        else { return }
        let target = assignedProperty(left)
        let isClearing = isClearing(value, of: left)
        note(assignmentTo: left, target, isClearing: isClearing)
        if isClearing { note(clearingOf: left) }
        guard let target else { return }
        for object in objects(in: value, rest: ArraySlice(parts)) {
            add(object, to: target.holder, target.property, way: .assignment, at: value)
        }
    }

    struct Target {
        let holder: TypeID
        let property: MemberID
    }

    /// The property that an assignment's left side names, with the object it belongs to.
    func assignedProperty(_ node: NodeID) -> Target? {
        let holder: TypeID?
        switch tree.kind(node) {
        case .memberExpression:
            guard typer.members.isKnown(file.name(node)), let base = tree.firstChild(node) else {
                return nil
            }
            holder = types.concreteType(of: base).firstDeclaration()
        case .identifierExpression:
            guard typer.members.isKnown(file.name(node)) else { return nil }
            if LocalScope(file).binding(of: file.name(node), at: node) != nil { return nil }
            holder = index.resolver.enclosingType(of: site(node))
        case .optionalChaining, .forceUnwrap:
            return tree.firstChild(node).flatMap(assignedProperty)
        default: return nil
        }
        guard let holder, let property = property(file.name(node), of: holder) else { return nil }
        return Target(holder: holder, property: property)
    }

    /// Whose property an assignment sets to a value.
    func assignedHolder(_ assignment: NodeID, value: NodeID) -> TypeID? {
        var parts = tree.children(assignment)
        guard let left = parts.next(), left != value,
            parts.next().map(tree.kind) == .assignmentOperator
        else { return nil }
        return assignedProperty(left)?.holder
    }

    /// Keeps what is assigned, also where the object is not known: then any property of the name
    /// may be meant.
    private mutating func note(
        assignmentTo node: NodeID, _ target: Target?, isClearing: Bool
    ) {
        guard let name = assignedName(node) else { return }
        assignments.append(Assignment(
            name: name, property: target?.property, site: site(node), isClearing: isClearing))
    }

    func assignedName(_ node: NodeID) -> NameID? {
        switch tree.kind(node) {
        case .memberExpression, .identifierExpression: return file.name(node)
        case .optionalChaining, .forceUnwrap, .subscriptExpression:
            return tree.firstChild(node).flatMap(assignedName)
        default: return nil
        }
    }

    private func property(_ name: NameID, of holder: TypeID) -> MemberID? {
        typer.members.matches(name, of: holder).first { index[$0.member].kind == .property }?.member
    }

    /// A key path or an `inout` argument may set what it names.
    private mutating func visitIndirectAssignment(_ node: NodeID) {
        let named = tree.kind(node) == .inOutExpression
            ? tree.firstChild(node) : node
        guard let named, let name = tree.kind(named) == .keyPathComponent
            ? file.name(named) : assignedName(named)
        else { return }
        assignments.append(
            Assignment(name: name, property: nil, site: site(node), isClearing: false))
    }

    // MARK: Objects

    /// An object that an expression hands over.
    struct Handed {
        let type: TypeID
        let way: Connection.Way?
    }

    /// The objects of declared types behind an expression: itself, what a closure captures, the
    /// receiver of a bound method.
    func objects(in node: NodeID, rest: ArraySlice<NodeID> = []) -> [Handed] {
        if tree.kind(node) == .closureExpression {
            return captured(by: node).map { Handed(type: $0, way: .closure) }
        }
        if let cast = rest.first, tree.kind(cast) == .asOperator {
            if let object = object(node) { return [Handed(type: object, way: nil)] }
            let type = tree.type(of: cast).map { index.resolver.type(of: $0, in: fileID) }
            return type?.declaration.map { [Handed(type: $0, way: nil)] } ?? []
        }
        if let choice = rest.first, tree.kind(choice) == .ternaryOperator {
            return (Array(tree.children(choice)) + rest.dropFirst()).flatMap { objects(in: $0) }
        }
        guard rest.isEmpty else { return [] }
        if tree.kind(node) == .arrayExpression {
            return tree.children(node).flatMap { objects(in: $0) }
        }
        if let object = object(node) { return [Handed(type: object, way: nil)] }
        if let receiver = boundReceiver(of: node) {
            return [Handed(type: receiver, way: .boundMethod)]
        }
        return []
    }

    func object(_ node: NodeID) -> TypeID? {
        types.concreteType(of: node).firstDeclaration { index[$0].kind != .external }
    }

    /// `presenter.didTap` handed over as a value keeps the presenter.
    private func boundReceiver(of node: NodeID) -> TypeID? {
        guard tree.kind(node) == .memberExpression,
            types.type(of: node).isFunction,
            let base = tree.firstChild(node)
        else { return nil }
        return object(base)
    }

    func captured(by closure: NodeID) -> [TypeID] {
        var types: [TypeID] = []
        for node in tree.subtree(closure) where tree.kind(node) == .identifierExpression {
            let name = file.name(node)
            guard !index.startsUppercase(name), isReceiver(node) else { continue }
            guard let type = object(node), index[type].kind == .class || index[type].kind == .actor
            else { continue }
            if !types.contains(type) { types.append(type) }
        }
        return types
    }

    private func isReceiver(_ node: NodeID) -> Bool {
        guard let parent = tree.parent(node) else { return false }
        switch tree.kind(parent) {
        case .memberExpression: return true
        case .optionalChaining, .forceUnwrap: return isReceiver(parent)
        default: return false
        }
    }

    mutating func add(
        _ object: Handed, to holder: TypeID, _ property: MemberID?, way: Connection.Way,
        at node: NodeID
    ) {
        guard index[holder].kind != .external, let scope = countedScope(of: node) else { return }
        connections.append(Connection(
            holder: holder, property: property, held: object.type, way: object.way ?? way,
            site: site(node), scope: scope))
    }

    mutating func add(creationOf type: TypeID, at node: NodeID, isAsked: Bool = false) {
        guard let scope = countedScope(of: node) else { return }
        creations.append(Creation(type: type, site: site(node), scope: scope, isAsked: isAsked))
    }

    /// The member that a node stands in; nil in previews and doubles, whose wiring is no evidence.
    func countedScope(of node: NodeID) -> Scope? {
        let site = site(node)
        let scope = scopes.scope(of: site)
        guard !scopes.isPreview(site), !PreviewCode.isDouble(scope, index, typeFacts) else {
            return nil
        }
        return scope
    }

    // MARK: Initial values

    private mutating func visitInitialValues(_ node: NodeID) {
        guard tree.isGlobalOrMember(node) else { return }
        for binding in tree.bindings(of: node) {
            guard let value = binding.initialValue,
                let member = index.member(at: site(binding.node)),
                let owner = index[member].owner
            else { continue }
            for object in objects(in: value) {
                add(object, to: owner, member, way: .initialValue, at: value)
            }
        }
    }
}
