import Syntax

/// Finds what a type's name means where it stands.
package final class TypeResolver: Sendable {
    let files: [ProjectFile]
    let table: SymbolTable
    let words: KnownWords
    private let ambiguities: NameAmbiguities
    /// The types that each type inherits from, once they are known.
    let inherited: [[InheritedType]]
    /// The types among those and their ancestors that have types nested in them.
    private let nestingAncestors: [[TypeID]]
    /// What each alias and each associated type stands for, once `inherited` is known.
    let meanings: [SwiftType?]

    convenience init(
        files: [ProjectFile], table: SymbolTable, words: KnownWords,
        ambiguities: NameAmbiguities, inherited: [[InheritedType]] = []
    ) {
        guard !inherited.isEmpty else {
            self.init(files, table, words, ambiguities, inherited, nesting: [], meanings: [])
            return
        }
        let nesting = Self.nestingAncestors(table, inherited)
        let resolver = TypeResolver(
            files, table, words, ambiguities, inherited, nesting: nesting, meanings: [])
        let meanings = table.typeIDs.map(resolver.meaning)
        self.init(
            files, table, words, ambiguities, inherited, nesting: nesting, meanings: meanings)
    }

    private init(
        _ files: [ProjectFile], _ table: SymbolTable, _ words: KnownWords,
        _ ambiguities: NameAmbiguities, _ inherited: [[InheritedType]], nesting: [[TypeID]],
        meanings: [SwiftType?]
    ) {
        self.ambiguities = ambiguities
        self.inherited = inherited
        nestingAncestors = nesting
        self.files = files
        self.table = table
        self.words = words
        self.meanings = meanings
    }

    /// How far aliases and bounds are followed before a type counts as unknown.
    static let maximumDepth = 12

    /// What a name means.
    package enum Target: Sendable {
        case declared(TypeID)
        /// A generic parameter; the node declares it.
        case parameter(Site)
        case external(NameID)
        case ambiguous(NameID)
    }

    // MARK: Names

    /// What an unqualified name means at a node.
    package func target(_ name: NameID, at site: Site) -> Target {
        ambiguities.meaning(of: name) ?? lexicalTarget(name, at: site)
            ?? globalTarget(name, from: site.file)
    }

    /// What a name means at the top level, seen from a file.
    ///
    /// One target cannot declare a name twice, so of several the one in the nearest folder is
    /// meant; without a nearest one the name is ambiguous.
    package func globalTarget(_ name: NameID, from file: FileID) -> Target {
        if let only = ambiguities.meaning(of: name) { return only }
        guard let candidates = table.globalTypes[name] else { return .external(name) }
        // Lazily it would take the whole table along.
        let visible = candidates.filter {
            !table[$0].isFilePrivate || table[$0].site.file == file
        }
        guard let first = visible.first else { return .external(name) }
        if ambiguities.sharedWithSDK.contains(name),
            !visible.contains(where: { isNear($0, to: file) })
        {
            return .ambiguous(name)
        }
        if candidates.count == 1 { return .declared(first) }
        guard let nearest = nearest(visible, to: file) else { return .ambiguous(name) }
        return .declared(nearest)
    }

    /// What a name means behind that of a target, seen from a file.
    ///
    /// A file that imports the target is no part of it, so what such a file declares is not meant.
    /// Sources lie in a folder of the target's name, or else the target is the file's own; an
    /// imported one without such a folder may be a library that has a type of the name too.
    func globalTarget(_ name: NameID, of module: NameID, from file: FileID) -> Target {
        if case .external? = ambiguities.meaning(of: name) { return .external(name) }
        guard let candidates = table.globalTypes[name] else { return .external(name) }
        let found = candidates.filter {
            let declaring = table[$0].site.file
            return !files[declaring.index].imports(module)
                && (!table[$0].isFilePrivate || declaring == file)
        }
        let inFolder = found.filter {
            files[table[$0].site.file.index].folderNames.contains(module)
        }
        if !inFolder.isEmpty {
            return nearest(inFolder, to: file).map(Target.declared) ?? .ambiguous(name)
        }
        return files[file.index].imports(module)
            ? .ambiguous(name) : globalTarget(name, from: file)
    }

    /// Whether one of the folders of a declaration and of a file lies in the other: then they
    /// share a target, and the project's type hides the SDK's.
    private func isNear(_ type: TypeID, to file: FileID) -> Bool {
        let declaring = files[table[type].site.file.index].folderNames
        let using = files[file.index].folderNames
        return using.starts(with: declaring) || declaring.starts(with: using)
    }

    private func nearest(_ candidates: some Sequence<TypeID>, to file: FileID) -> TypeID? {
        let here = files[file.index].folderNames
        var best: (type: TypeID, shared: Int)?
        var isTied = false
        for candidate in candidates {
            let declaring = table[candidate].site.file
            // Declarations in branches of one file exclude each other; the first stands for all.
            if let best, table[best.type].site.file == declaring { continue }
            let folders = files[declaring.index].folderNames
            var shared = zip(here, folders).prefix { $0 == $1 }.count
            if declaring == file { shared += 1 }
            if let found = best {
                if shared == found.shared { isTied = true }
                guard shared > found.shared else { continue }
            }
            best = (candidate, shared)
            isTied = false
        }
        return isTied ? nil : best?.type
    }

    private func lexicalTarget(_ name: NameID, at site: Site) -> Target? {
        let file = files[site.file.index]
        var node = site.node
        while let scope = file.tree.ancestor(of: node, in: Self.scopes)?.outer {
            if let target = target(name, in: scope, of: file, site.file) { return target }
            node = scope
        }
        return nil
    }

    /// What may declare types or generic parameters for what stands in it.
    private static let scopes = NodeKinds.memberScopes.union([
        .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration,
        .subscriptDeclaration, .typealiasDeclaration, .codeBlock,
    ])
    /// What declares a type or extends one.
    private static let typeDeclarations = NodeKinds.memberScopes.union([
        .typealiasDeclaration, .associatedtypeDeclaration,
    ])

    private func target(
        _ name: NameID, in scope: NodeID, of file: ProjectFile, _ fileID: FileID
    ) -> Target? {
        if file.tree.kind(scope) == .codeBlock {
            return localType(name, in: scope, of: file, fileID)
        }
        if let clause = file.tree.child(scope, .genericParameterClause),
            let parameter = parameter(name, in: clause, of: file)
        {
            return .parameter(Site(file: fileID, node: parameter))
        }
        guard let type = table.type(at: Site(file: fileID, node: scope)) else { return nil }
        return memberTarget(name, of: type)
    }

    private func memberTarget(_ name: NameID, of type: TypeID) -> Target? {
        if let nested = nestedType(name, in: type) { return .declared(nested) }
        let symbol = table[type]
        let declaring = files[symbol.site.file.index]
        if symbol.kind != .external,
            let clause = declaring.tree.child(symbol.site.node, .genericParameterClause),
            let parameter = parameter(name, in: clause, of: declaring)
        {
            return .parameter(Site(file: symbol.site.file, node: parameter))
        }
        return symbol.name == name && symbol.kind != .external ? .declared(type) : nil
    }

    private func parameter(_ name: NameID, in clause: NodeID, of file: ProjectFile) -> NodeID? {
        file.tree.children(clause).first { parameter in
            file.tree.name(of: parameter).map { file.name($0) == name } ?? false
        }
    }

    private func localType(
        _ name: NameID, in block: NodeID, of file: ProjectFile, _ fileID: FileID
    ) -> Target? {
        for statement in file.tree.children(block)
        where Self.typeDeclarations.contains(file.tree.kind(statement)) {
            guard let type = table.type(at: Site(file: fileID, node: statement)),
                table[type].name == name, table[type].kind != .external
            else { continue }
            return .declared(type)
        }
        return nil
    }

    /// A type nested in a type, its superclasses or its protocols.
    package func nestedType(_ name: NameID, in type: TypeID) -> TypeID? {
        if let own = ownType(name, in: type) { return own }
        guard type.index < nestingAncestors.count else { return nil }
        for ancestor in nestingAncestors[type.index] {
            if let found = ownType(name, in: ancestor) { return found }
        }
        return nil
    }

    private func ownType(_ name: NameID, in type: TypeID) -> TypeID? {
        for nested in table[type].nested where table[nested].name == name { return nested }
        return nil
    }

    /// Each type's ancestors that have types nested in them: a parent's before the next parent.
    private static func nestingAncestors(
        _ table: SymbolTable, _ inherited: [[InheritedType]]
    ) -> [[TypeID]] {
        let parents = inherited.map { $0.flatMap(\.type.parts).compactMap(\.declaration) }
        return parents.indices.map { type in
            if parents[type].isEmpty { return [] }
            var seen: Set<TypeID> = []
            var found: [TypeID] = []
            var pending = Array(parents[type].reversed())
            while let ancestor = pending.popLast(), seen.count < Hierarchy.maximumAncestors {
                guard seen.insert(ancestor).inserted else { continue }
                if !table[ancestor].nested.isEmpty { found.append(ancestor) }
                pending += parents[ancestor.index].reversed()
            }
            return found
        }
    }
}
