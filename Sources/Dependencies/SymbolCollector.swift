import Syntax

/// Reads the declarations of files into a `SymbolTable`.
struct SymbolCollector {
    private(set) var table = SymbolTable()
    private var file: ProjectFile
    private var fileID = FileID(0)
    private var enclosing: [Enclosing] = []

    private enum Owner {
        case file
        case type(TypeID)
        case `extension`(Int)
        /// A body: what it declares is no member.
        case body
    }

    private struct Enclosing {
        let owner: Owner
        let end: NodeID
    }

    init?(_ files: [ProjectFile]) {
        guard let first = files.first else { return nil }
        file = first
        for (index, file) in files.enumerated() { collect(file, FileID(index)) }
    }

    private mutating func collect(_ file: ProjectFile, _ fileID: FileID) {
        self.file = file
        self.fileID = fileID
        enclosing = [Enclosing(owner: .file, end: file.tree.subtreeEnd(file.tree.root))]
        for node in file.tree.subtree(file.tree.root) {
            while let last = enclosing.last, last.end <= node, enclosing.count > 1 {
                enclosing.removeLast()
            }
            visit(node)
        }
    }

    private var owner: Owner { enclosing.last?.owner ?? .file }

    private mutating func visit(_ node: NodeID) {
        switch file.tree.kind(node) {
        case .classDeclaration: addType(node, .class)
        case .structDeclaration: addType(node, .struct)
        case .enumDeclaration: addType(node, .enum)
        case .actorDeclaration: addType(node, .actor)
        case .protocolDeclaration: addType(node, .protocol)
        case .typealiasDeclaration: addType(node, .typealias)
        case .associatedtypeDeclaration: addType(node, .associatedtype)
        case .extensionDeclaration: addExtension(node)
        case .functionDeclaration: addCallable(node, .function)
        case .initializerDeclaration: addCallable(node, .initializer)
        case .subscriptDeclaration: addCallable(node, .subscript)
        case .variableDeclaration: addProperties(node)
        case .enumCaseElement: addCase(node)
        case .genericParameter:
            if let name = file.tree.name(of: node) { table.scopedNames.insert(file.name(name)) }
        case .codeBlock, .accessorBlock, .initializer: enter(.body, node)
        default: break
        }
    }

    private mutating func enter(_ owner: Owner, _ node: NodeID) {
        enclosing.append(Enclosing(owner: owner, end: file.tree.subtreeEnd(node)))
    }

    private var isInBody: Bool {
        if case .body = owner { return true }
        return false
    }

    // MARK: Types

    private mutating func addType(_ node: NodeID, _ kind: TypeKind) {
        let tree = file.tree
        guard let nameNode = tree.child(node, .name) else { return }
        let type = TypeID(table.types.count)
        let access = Access(node, tree)
        let isLocal = isInBody
        var parent: TypeID?
        if case .type(let owner) = owner { parent = owner }
        table.types.append(TypeSymbol(
            name: file.name(nameNode), kind: kind, site: Site(file: fileID, node: node),
            parent: parent, isLocal: isLocal,
            isFilePrivate: parent == nil && access.isPrivate, isPublic: access.isPublic))
        table.set(type, at: Site(file: fileID, node: node))
        if case .file = owner {} else { table.scopedNames.insert(file.name(nameNode)) }
        switch owner {
        case .file: table.globalTypes[file.name(nameNode), default: []].append(type)
        case .type(let owner): table.types[owner.index].nested.append(type)
        case .extension(let index): table.pendingExtensions[index].types.append(type)
        case .body: break
        }
        if kind != .typealias, kind != .associatedtype { enter(.type(type), node) }
    }

    private mutating func addExtension(_ node: NodeID) {
        let tree = file.tree
        let head: Set<NodeKind> = [.attribute, .modifier, .ifConfig]
        guard let type = tree.children(node).first(where: { !head.contains(tree.kind($0)) })
        else { return }
        let site = Site(file: fileID, node: node)
        table.pendingExtensions.append(SymbolTable.PendingExtension(site: site, type: type))
        enter(.extension(table.pendingExtensions.count - 1), node)
    }

    // MARK: Members

    private mutating func add(_ member: MemberSymbol) {
        let id = MemberID(table.members.count)
        var member = member
        switch owner {
        case .body: return
        case .file: table.globalMembers[member.name, default: []].append(id)
        case .type(let type):
            member.owner = type
            table.types[type.index].members.append(id)
        case .extension(let index): table.pendingExtensions[index].members.append(id)
        }
        table.members.append(member)
        table.set(id, at: Site(file: fileID, node: member.binding))
        // A declaration of several variables stands for its first.
        if table.member(at: member.site) == nil { table.set(id, at: member.site) }
    }

    private mutating func addCallable(_ node: NodeID, _ kind: MemberKind) {
        let tree = file.tree
        var traits = Access(node, tree).traits
        if tree.child(node, .codeBlock) == nil, isInProtocol { traits.insert(.isRequirement) }
        let nameNode = tree.child(node, .name) ?? node
        add(MemberSymbol(
            name: file.name(nameNode), kind: kind, owner: nil,
            site: Site(file: fileID, node: node), binding: node, nameNode: nameNode,
            traits: traits, strength: .strong))
        // A body's declarations are no members, parameters' default values neither.
        enter(.body, node)
    }

    private mutating func addProperties(_ node: NodeID) {
        guard !isInBody else { return }
        let tree = file.tree
        let access = Access(node, tree)
        for binding in tree.children(node) where tree.kind(binding) == .patternBinding {
            var traits = access.traits
            if tree.isWord(node, "let") { traits.insert(.isConstant) }
            if isInProtocol {
                traits.insert(.isRequirement)
            } else if isStored(binding) {
                traits.insert(.isStored)
            }
            let pattern = tree.firstChild(binding)
            let isTuple = pattern.map { tree.kind($0) == .tuplePattern } ?? false
            if isTuple { traits.insert(.isTuplePart) }
            for name in boundNames(binding) {
                add(MemberSymbol(
                    name: file.name(name), kind: .property, owner: nil,
                    site: Site(file: fileID, node: node), binding: binding, nameNode: name,
                    traits: traits, strength: access.strength))
            }
        }
    }

    private mutating func addCase(_ node: NodeID) {
        guard let nameNode = file.tree.child(node, .name) else { return }
        add(MemberSymbol(
            name: file.name(nameNode), kind: .enumCase, owner: nil,
            site: Site(file: fileID, node: node), binding: node, nameNode: nameNode,
            traits: [.isStatic], strength: .strong))
    }

    private var isInProtocol: Bool {
        guard case .type(let type) = owner else { return false }
        return table[type].kind == .protocol
    }

    private func boundNames(_ binding: NodeID) -> [NodeID] {
        let tree = file.tree
        guard let pattern = tree.firstChild(binding) else { return [] }
        return tree.subtree(pattern).filter { tree.kind($0) == .identifierPattern }
    }

    /// Storage is what has no accessors, or only observers.
    private func isStored(_ binding: NodeID) -> Bool {
        let tree = file.tree
        guard let block = tree.child(binding, .accessorBlock) else { return true }
        var hasAccessor = false
        for accessor in tree.children(block) where tree.kind(accessor) == .accessor {
            let word = tree.mainText(accessor)
            if word != "willSet", word != "didSet" { return false }
            hasAccessor = true
        }
        return hasAccessor
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
            case .modifier: read(modifier: tree.mainText(child), child, tree)
            case .attribute where tree.mainText(child) == "IBOutlet": traits.insert(.isOutlet)
            case .attribute, .ifConfig: continue
            default: return
            }
        }
    }

    private mutating func read(modifier word: String, _ node: NodeID, _ tree: SyntaxTree) {
        let hasDetail = tree.range(node) != tree.mainRange(node)
        switch word {
        case "private" where !hasDetail, "fileprivate" where !hasDetail:
            isPrivate = true
            traits.insert(.isPrivate)
        case "public" where !hasDetail, "open" where !hasDetail:
            isPublic = true
            traits.insert(.isPublic)
        case "static", "class": traits.insert(.isStatic)
        case "lazy": traits.insert(.isLazy)
        case "override": traits.insert(.isOverride)
        case "weak": strength = .weak
        case "unowned": strength = .unowned
        default: break
        }
    }
}
