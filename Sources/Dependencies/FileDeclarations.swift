import Syntax

/// What one file declares and binds, told from it alone, so that files can be read in any order
/// and at the same time.
///
/// Types, members and extensions are numbered in source order from zero.
package struct FileDeclarations: Sendable {
    let tree: SyntaxTree
    var types = ContiguousArray<DeclaredType>()
    var members = ContiguousArray<DeclaredMember>()
    var extensions = ContiguousArray<DeclaredExtension>()
    /// The names of types that do not stand at the top level, and of generic parameters.
    var scopedNames = ContiguousArray<LocalName>()
    /// The words that bodies bind by parameters, variables and patterns, a few others among them.
    var boundNames = ContiguousArray<LocalName>()
    /// The names of functions that stand among the statements of bodies, each once.
    var localFunctions = ContiguousArray<LocalName>()
    /// The targets and libraries that the file imports, each once.
    var imports = ContiguousArray<LocalName>()
    /// The numbers of types and members by the nodes that stand for them.
    var typesBySite = NodeNumbers()
    var membersBySite = NodeNumbers()

    /// What a file declares and binds.
    package init(_ tree: SyntaxTree) { self = DeclarationCollector(tree).found }

    /// No declarations yet.
    init(noneOf tree: SyntaxTree) { self.tree = tree }

    /// Takes no more memory than what is there needs.
    mutating func dropSpareCapacity() {
        types = types.compact
        members = members.compact
        extensions = extensions.compact
        scopedNames = scopedNames.compact
        boundNames = boundNames.compact
        localFunctions = localFunctions.compact
        imports = imports.compact
        typesBySite.dropSpareCapacity()
        membersBySite.dropSpareCapacity()
    }

    /// What a declaration belongs to.
    enum Owner {
        case file
        case type(Int32)
        case `extension`(Int32)
        /// A body: what it declares is no member.
        case body
    }

    struct DeclaredType: Sendable {
        let name: LocalName
        let kind: TypeKind
        let node: NodeID
        let owner: Owner
        let access: Access
        var memberCount = 0
    }

    struct DeclaredMember: Sendable {
        let name: LocalName
        let kind: MemberKind
        let owner: Owner
        /// As in `MemberSymbol`.
        let node: NodeID
        let binding: NodeID
        let nameNode: NodeID
        let traits: MemberSymbol.Traits
        let strength: Strength
    }

    struct DeclaredExtension: Sendable {
        let node: NodeID
        let type: NodeID
    }
}

extension ContiguousArray {
    /// The same elements in a buffer of their own that has no space to spare.
    var compact: ContiguousArray {
        capacity == count ? self : withUnsafeBufferPointer { ContiguousArray($0) }
    }
}

extension SymbolTable {
    /// Where the numbers of a file's declarations begin among those of the project.
    private struct Placement {
        let fileID: FileID
        let file: ProjectFile
        let types: Int
        let members: Int
        let extensions: Int

        func type(_ number: Int32) -> TypeID { TypeID(Int(number) + types) }
        func `extension`(_ number: Int32) -> Int { Int(number) + extensions }
    }

    /// Adds what a file declares behind what those before it do.
    mutating func add(_ declarations: FileDeclarations, of fileID: FileID, _ file: ProjectFile) {
        let place = Placement(
            fileID: fileID, file: file, types: types.count, members: members.count,
            extensions: pendingExtensions.count)
        for found in declarations.extensions {
            pendingExtensions.append(PendingExtension(
                site: Site(file: fileID, node: found.node), type: found.type))
        }
        for found in declarations.types { add(found, place) }
        for found in declarations.members { add(found, place) }
        for name in declarations.scopedNames { scopedNames.insert(file.name(name)) }
        appendSites(
            declarations.typesBySite, offset: place.types, declarations.membersBySite,
            offset: place.members)
    }

    private mutating func add(_ found: FileDeclarations.DeclaredType, _ place: Placement) {
        let id = TypeID(types.count)
        let name = place.file.name(found.name)
        var parent: TypeID?
        var isLocal = false
        switch found.owner {
        case .file: globalTypes[name, default: []].append(id)
        case .type(let owner):
            let outer = place.type(owner)
            parent = outer
            types[outer.index].nested.append(id)
        case .extension(let index): pendingExtensions[place.extension(index)].types.append(id)
        case .body: isLocal = true
        }
        var symbol = TypeSymbol(
            name: name, kind: found.kind, site: Site(file: place.fileID, node: found.node),
            parent: parent, isLocal: isLocal,
            isFilePrivate: parent == nil && found.access.isPrivate,
            isPublic: found.access.isPublic)
        if found.memberCount > 0 { symbol.members.reserveCapacity(found.memberCount) }
        types.append(symbol)
    }

    private mutating func add(_ found: FileDeclarations.DeclaredMember, _ place: Placement) {
        let id = MemberID(members.count)
        let name = place.file.name(found.name)
        var ownerType: TypeID?
        switch found.owner {
        case .file: globalMembers[name, default: []].append(id)
        case .type(let owner):
            let type = place.type(owner)
            ownerType = type
            types[type.index].members.append(id)
        case .extension(let index): pendingExtensions[place.extension(index)].members.append(id)
        case .body: break
        }
        members.append(MemberSymbol(
            name: name, kind: found.kind, owner: ownerType,
            site: Site(file: place.fileID, node: found.node), binding: found.binding,
            nameNode: found.nameNode, traits: found.traits, strength: found.strength))
    }
}
