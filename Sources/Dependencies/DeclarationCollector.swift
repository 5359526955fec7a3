import Syntax

/// Reads the declarations of a file in one walk over its nodes.
struct DeclarationCollector {
    private typealias Owner = FileDeclarations.Owner

    private let tree: SyntaxTree
    private(set) var found: FileDeclarations
    private var enclosing: [Enclosing]
    /// Where the innermost owner ends.
    private var innermostEnd: NodeID

    private struct Enclosing {
        let owner: Owner
        let end: NodeID
    }

    init(_ tree: SyntaxTree) {
        self.tree = tree
        found = FileDeclarations(noneOf: tree)
        innermostEnd = tree.subtreeEnd(tree.root)
        enclosing = [Enclosing(owner: .file, end: innermostEnd)]
        walk()
    }

    private mutating func walk() {
        for node in tree.subtree(tree.root) {
            while innermostEnd <= node { leave() }
            visit(node)
        }
        found.scopedNames.removeRepetitions()
        found.boundNames.removeRepetitions()
        found.localFunctions.removeRepetitions()
        found.imports.removeRepetitions()
        found.dropSpareCapacity()
    }

    private mutating func leave() {
        enclosing.removeLast()
        innermostEnd = enclosing.last?.end ?? tree.subtreeEnd(tree.root)
    }

    private var owner: Owner { enclosing.last?.owner ?? .file }

    @inline(__always)
    private mutating func visit(_ node: NodeID) {
        switch tree.kind(node) {
        case .classDeclaration: addType(node, .class)
        case .structDeclaration: addType(node, .struct)
        case .enumDeclaration: addType(node, .enum)
        case .actorDeclaration: addType(node, .actor)
        case .protocolDeclaration: addType(node, .protocol)
        case .typealiasDeclaration: addType(node, .typealias)
        case .associatedtypeDeclaration: addType(node, .associatedtype)
        case .extensionDeclaration: addExtension(node)
        case .functionDeclaration: addFunction(node)
        case .initializerDeclaration: addCallable(node, .initializer, tree.name(of: node))
        case .subscriptDeclaration: addCallable(node, .subscript, tree.name(of: node))
        case .variableDeclaration: addProperties(node)
        case .enumCaseElement: addCase(node)
        case .genericParameter:
            if let name = tree.name(of: node) { found.scopedNames.append(tree.mainName(name)) }
        case .codeBlock, .accessorBlock, .initializer: enter(.body, node)
        case .identifierPattern:
            if isInBody || !isMemberPattern(node) { bind(node) }
        case .parameter: bind(tree.innerName(ofParameter: node))
        case .capture, .accessor: bind(tree.name(of: node))
        case .importDeclaration: addImport(node)
        default: break
        }
    }

    private mutating func enter(_ owner: Owner, _ node: NodeID) {
        let end = tree.subtreeEnd(node)
        enclosing.append(Enclosing(owner: owner, end: end))
        innermostEnd = end
    }

    private var isInBody: Bool {
        if case .body = owner { return true }
        return false
    }

    // MARK: Bound words

    private mutating func bind(_ name: NodeID?) {
        if let name { found.boundNames.append(tree.mainName(name)) }
    }

    private func isMemberPattern(_ pattern: NodeID) -> Bool {
        guard let binding = tree.parent(pattern), tree.kind(binding) == .patternBinding,
            let declaration = tree.parent(binding)
        else { return false }
        return tree.isGlobalOrMember(declaration)
    }

    private mutating func addImport(_ node: NodeID) {
        guard let path = tree.child(node, .importPath), let first = tree.firstChild(path) else {
            return
        }
        found.imports.append(tree.mainName(first))
    }

    // MARK: Types

    private mutating func addType(_ node: NodeID, _ kind: TypeKind) {
        guard let nameNode = tree.child(node, .name) else { return }
        let name = tree.mainName(nameNode)
        let type = found.types.count
        found.types.append(FileDeclarations.DeclaredType(
            name: name, kind: kind, node: node, owner: owner, access: Access(node, tree)))
        found.typesBySite.set(Int32(type), at: node)
        if case .file = owner {} else { found.scopedNames.append(name) }
        if kind != .typealias, kind != .associatedtype { enter(.type(Int32(type)), node) }
    }

    private mutating func addExtension(_ node: NodeID) {
        let type = tree.headEnd(of: node)
        guard type < tree.subtreeEnd(node) else { return }
        found.extensions.append(FileDeclarations.DeclaredExtension(node: node, type: type))
        enter(.extension(Int32(found.extensions.count - 1)), node)
    }

    // MARK: Members

    private mutating func add(_ member: FileDeclarations.DeclaredMember) {
        switch member.owner {
        case .body: return
        case .type(let type): found.types[Int(type)].memberCount += 1
        case .file, .extension: break
        }
        let number = Int32(found.members.count)
        found.members.append(member)
        found.membersBySite.set(number, at: member.binding)
        // A declaration of several variables stands for its first.
        if found.membersBySite[member.node] == nil {
            found.membersBySite.set(number, at: member.node)
        }
    }

    private mutating func addFunction(_ node: NodeID) {
        let name = tree.name(of: node)
        switch tree.parent(node).map(tree.kind) {
        case .memberBlock: break
        case .codeBlock:
            bind(name)
            if let name { found.localFunctions.append(tree.mainName(name)) }
        default: bind(name)
        }
        addCallable(node, .function, name)
    }

    private mutating func addCallable(_ node: NodeID, _ kind: MemberKind, _ name: NodeID?) {
        // A body's declarations are no members.
        if !isInBody {
            var traits = Access(node, tree).traits
            if isInProtocol, tree.child(node, .codeBlock) == nil { traits.insert(.isRequirement) }
            if let name, isCallback(node, name) { traits.insert(.isCallback) }
            add(FileDeclarations.DeclaredMember(
                name: tree.mainName(name ?? node), kind: kind, owner: owner, node: node,
                binding: node, nameNode: name ?? node, traits: traits, strength: .strong))
        }
        // What parameters' default values declare is no member either.
        enter(.body, node)
    }

    private func isCallback(_ function: NodeID, _ name: NodeID) -> Bool {
        guard let clause = tree.child(function, .parameterClause),
            let first = tree.firstChild(clause), let word = tree.innerName(ofParameter: first)
        else { return false }
        return tree.mainName(word) == tree.mainName(name)
    }

    private mutating func addProperties(_ node: NodeID) {
        guard !isInBody else { return }
        let access = Access(node, tree)
        for binding in tree.children(node) where tree.kind(binding) == .patternBinding {
            var traits = access.traits
            if case .let = tree.mainKeyword(node) { traits.insert(.isConstant) }
            if isInProtocol {
                traits.insert(.isRequirement)
            } else if isStored(binding) {
                traits.insert(.isStored)
            }
            guard let pattern = tree.firstChild(binding) else { continue }
            if tree.kind(pattern) == .tuplePattern { traits.insert(.isTuplePart) }
            for name in tree.subtree(pattern) where tree.kind(name) == .identifierPattern {
                add(FileDeclarations.DeclaredMember(
                    name: tree.mainName(name), kind: .property, owner: owner, node: node,
                    binding: binding, nameNode: name, traits: traits, strength: access.strength))
            }
        }
    }

    private mutating func addCase(_ node: NodeID) {
        guard let name = tree.child(node, .name) else { return }
        add(FileDeclarations.DeclaredMember(
            name: tree.mainName(name), kind: .enumCase, owner: owner, node: node, binding: node,
            nameNode: name, traits: [.isStatic], strength: .strong))
    }

    private var isInProtocol: Bool {
        guard case .type(let type) = owner else { return false }
        return found.types[Int(type)].kind == .protocol
    }

    /// Storage is what has no accessors, or only observers.
    private func isStored(_ binding: NodeID) -> Bool {
        guard let block = tree.child(binding, .accessorBlock) else { return true }
        var hasAccessor = false
        for accessor in tree.children(block) where tree.kind(accessor) == .accessor {
            switch tree.mainKeyword(accessor) {
            case .willSet, .didSet: hasAccessor = true
            default: return false
            }
        }
        return hasAccessor
    }
}

extension ContiguousArray<LocalName> {
    /// Keeps each name once, in the order of their numbers.
    fileprivate mutating func removeRepetitions() {
        sort { $0.rawValue < $1.rawValue }
        var kept = 0
        for index in indices where kept == 0 || self[kept - 1] != self[index] {
            self[kept] = self[index]
            kept += 1
        }
        removeLast(count - kept)
    }
}

/// What a declaration's modifiers and attributes say.
struct Access {
    private(set) var isPrivate = false
    private(set) var isPublic = false
    private(set) var strength = Strength.strong
    private(set) var traits: MemberSymbol.Traits = []

    init(_ declaration: NodeID, _ tree: SyntaxTree) {
        for child in tree.children(declaration) {
            switch tree.kind(child) {
            case .modifier: read(tree.mainKeyword(child), child, tree)
            case .attribute:
                if tree.isWord(child, "IBOutlet") { traits.insert(.isOutlet) }
            case .ifConfig: continue
            default: return
            }
        }
    }

    private mutating func read(_ modifier: Keyword, _ node: NodeID, _ tree: SyntaxTree) {
        switch modifier {
        case .private, .fileprivate:
            guard !hasDetail(node, tree) else { return }
            isPrivate = true
            traits.insert(.isPrivate)
        case .public, .open:
            guard !hasDetail(node, tree) else { return }
            isPublic = true
            traits.insert(.isPublic)
        case .static, .class: traits.insert(.isStatic)
        case .lazy: traits.insert(.isLazy)
        case .override: traits.insert(.isOverride)
        case .weak: strength = .weak
        case .unowned: strength = .unowned
        default: break
        }
    }

    /// Whether something stands behind the modifier's word, as in `private(set)`.
    private func hasDetail(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
        tree.range(node) != tree.mainRange(node)
    }
}
