import Syntax

/// Finds the uses of types in one file.
struct UseCollector {
    private let index: ProjectIndex
    private let typer: ExpressionTyper
    private let fileID: FileID
    private let file: ProjectFile
    private let tree: SyntaxTree
    /// The types around the node at hand, innermost last, and where their declarations end.
    private var enclosing: [(type: TypeID?, end: NodeID)] = []
    private(set) var uses: [TypeUse] = []
    /// Names that neither the project nor the SDK knows, with the place of each.
    private(set) var unresolved: [(name: NameID, site: Site)] = []

    init(_ index: ProjectIndex, _ typer: ExpressionTyper, _ fileID: FileID) {
        self.index = index
        self.typer = typer
        self.fileID = fileID
        file = index[fileID]
        tree = file.tree
        for node in tree.subtree(tree.root) {
            while let last = enclosing.last, last.end <= node { enclosing.removeLast() }
            visit(node)
        }
    }

    @inline(__always)
    private mutating func visit(_ node: NodeID) {
        switch tree.kind(node) {
        case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration,
            .protocolDeclaration, .extensionDeclaration:
            let type = index.table.type(at: Site(file: fileID, node: node))
            enclosing.append((type ?? enclosing.last?.type, tree.subtreeEnd(node)))
        case .identifierType: visitIdentifierType(node)
        case .identifierExpression: visitIdentifier(node)
        case .memberExpression: visitImplicitMember(node)
        default: break
        }
    }

    // MARK: Types

    private mutating func visitIdentifierType(_ node: NodeID) {
        let name = file.name(node)
        guard index.names.startsUppercase(name) else { return }
        let isSelf = name == index.words.selfType
        var outer = node
        while let parent = tree.parent(outer), tree.kind(parent) == .memberType,
            tree.type(of: parent) == outer
        {
            outer = parent
        }
        let isMetatype = outer != node && isMetatypeSuffix(outer)
        let kind = typeContext(of: outer)
        let isQualified = outer != node && !isMetatype
        if !isSelf {
            let target = index.resolver.target(name, at: Site(file: fileID, node: node))
            add(target, node, isQualified ? .qualifier : kind)
        }
        if isQualified { addType(index.resolver.type(of: outer, in: fileID), outer, kind) }
    }

    private func isMetatypeSuffix(_ node: NodeID) -> Bool {
        let name = file.name(node)
        return name == index.words.type || name == index.words.protocolWord
    }

    private func typeContext(of node: NodeID) -> TypeUse.Kind {
        var current = node
        while let parent = tree.parent(current) {
            let kind = tree.kind(parent)
            switch kind {
            case .genericArgumentClause: return .genericArgument
            case .attribute: return .attribute
            case .inheritanceClause: return .inheritance
            case .extensionDeclaration: return .extended
            case .typealiasDeclaration: return .alias
            case .parameter: return .parameter
            case .returnClause: return .result
            case .asOperator, .isOperator, .isPattern: return .cast
            case .typeAnnotation: return isMemberAnnotation(parent) ? .property : .local
            default: guard kind.isType || kind == .tupleTypeElement else { return .otherType }
            }
            current = parent
        }
        return .otherType
    }

    private func isMemberAnnotation(_ annotation: NodeID) -> Bool {
        guard let binding = tree.parent(annotation), tree.kind(binding) == .patternBinding,
            let declaration = tree.parent(binding)
        else { return false }
        return tree.isGlobalOrMember(declaration)
    }

    // MARK: Expressions

    private mutating func visitIdentifier(_ node: NodeID) {
        let name = file.name(node)
        guard index.names.startsUppercase(name), name != index.words.selfType else { return }
        let target = index.resolver.target(name, at: Site(file: fileID, node: node))
        if case .external = target, index.table.globalMembers[name] != nil { return }
        guard let parent = memberParent(of: node), index.names.startsUppercase(file.name(parent))
        else { return add(target, node, expressionContext(of: node)) }
        var outer = node
        var type = index.resolver.type(target, [], 0)
        while let parent = memberParent(of: outer), index.names.startsUppercase(file.name(parent)) {
            let nested = index.resolver.memberType(file.name(parent), of: type, from: fileID)
            guard nested != .unknown else { break }
            outer = parent
            type = nested
        }
        let kind = expressionContext(of: outer)
        guard outer != node else { return add(target, node, kind) }
        add(target, node, .qualifier)
        addType(type, outer, kind)
    }

    private func memberParent(of node: NodeID) -> NodeID? {
        guard let parent = tree.parent(node), tree.kind(parent) == .memberExpression,
            tree.firstChild(parent) == node
        else { return nil }
        return parent
    }

    private func expressionContext(of node: NodeID) -> TypeUse.Kind {
        guard let parent = tree.parent(node) else { return .otherExpression }
        if isCallee(node, of: parent) { return .constructed }
        guard let member = memberParent(of: node) else { return .otherExpression }
        let name = file.name(member)
        if name == index.words.selfValue { return .metatype }
        if name == index.words.initializer {
            let isCalled = tree.parent(member).map { isCallee(member, of: $0) } ?? false
            return isCalled ? .constructed : .otherExpression
        }
        return .staticMember(name)
    }

    private func isCallee(_ node: NodeID, of parent: NodeID) -> Bool {
        tree.kind(parent) == .callExpression
            && tree.firstChild(parent) == node
    }

    /// `.shared` and `.init(…)` where an annotation tells the type.
    private mutating func visitImplicitMember(_ node: NodeID) {
        let first = tree.firstChild(node)
        if let first, tree.kind(first) != .genericArgumentClause,
            tree.kind(first) != .declNameArguments
        {
            return
        }
        guard let type = typer.contextualType(of: node, in: fileID) else { return }
        let name = file.name(node)
        let isConstruction = name == index.words.initializer
        addType(type, node, isConstruction ? .constructed : .staticMember(name))
    }

    // MARK: Records

    private mutating func add(
        _ target: TypeResolver.Target, _ node: NodeID, _ kind: TypeUse.Kind
    ) {
        switch target {
        case .parameter: return
        case .ambiguous(let name): unresolved.append((name, Site(file: fileID, node: node)))
        case .external(let name): addExternal(name, node, kind)
        case .declared(let type):
            switch index.table[type].kind {
            case .typealias, .associatedtype:
                addType(index.resolver.type(target, [], 0), node, kind)
            default: addUse(of: .declared(type), node, kind)
            }
        }
    }

    private mutating func addType(_ type: SwiftType, _ node: NodeID, _ kind: TypeUse.Kind) {
        switch type.unwrapped {
        case .declared(let id, _): addUse(of: .declared(id), node, kind)
        case .external(let name, _): addExternal(name, node, kind)
        case .composition(let parts):
            for part in parts { addType(part, node, kind) }
        case .metatype(let inner): addType(inner, node, kind)
        case .ambiguous(let name): unresolved.append((name, Site(file: fileID, node: node)))
        default: return
        }
    }

    private mutating func addExternal(_ name: NameID, _ node: NodeID, _ kind: TypeUse.Kind) {
        addUse(of: .external(name), node, kind)
        // What stands before a dot may be a target's name; the whole name tells what is unknown.
        if kind != .qualifier, !index.isOfSDK(name), !isTold(node) {
            unresolved.append((name, Site(file: fileID, node: node)))
        }
    }

    private mutating func addUse(
        of target: TypeUse.Target, _ node: NodeID, _ kind: TypeUse.Kind
    ) {
        uses.append(TypeUse(
            target: target, site: Site(file: fileID, node: node), from: enclosing.last?.type,
            kind: kind))
    }

    /// Whether a node names what stands in a type of the SDK, as in `UIFont.Weight`, or no type at
    /// all: that of `.bold` is told, or counted, where its annotation stands.
    private func isTold(_ node: NodeID) -> Bool {
        var base = node
        while tree.kind(base) == .memberType || tree.kind(base) == .memberExpression {
            guard let inner = tree.firstChild(base) else { return true }
            base = inner
        }
        guard base != node,
            tree.kind(base) == .identifierType || tree.kind(base) == .identifierExpression,
            case .external = index.resolver.target(
                file.name(base), at: Site(file: fileID, node: base))
        else { return false }
        return index.isOfSDK(file.name(base))
    }
}
