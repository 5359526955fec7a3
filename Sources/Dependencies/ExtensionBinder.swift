import Syntax

/// Attaches extensions to the types they extend, wherever those are declared.
enum ExtensionBinder {
    /// Binds until no further extension resolves: one may extend what another one declares.
    static func bind(
        _ table: inout SymbolTable, _ files: [ProjectFile], _ words: KnownWords,
        _ ambiguities: NameAmbiguities
    ) {
        var pending = Array(table.pendingExtensions.indices)
        while !pending.isEmpty {
            let resolver = TypeResolver(
                files: files, table: table, words: words, ambiguities: ambiguities)
            let found = pending.map { index in
                let entry = table.pendingExtensions[index]
                return resolver.type(of: entry.type, in: entry.site.file)
            }
            var left: [Int] = []
            for (index, type) in zip(pending, found) {
                if let type = type.declaration, table[type].kind.isNominal {
                    attach(index, to: type, &table)
                } else {
                    left.append(index)
                }
            }
            if left.count == pending.count { break }
            pending = left
        }
        bindExternal(pending, &table, files)
    }

    private static func attach(_ index: Int, to type: TypeID, _ table: inout SymbolTable) {
        let entry = table.pendingExtensions[index]
        table.types[type.index].extensions.append(entry.site)
        table.types[type.index].members += entry.members
        table.types[type.index].nested += entry.types
        table.set(type, at: entry.site)
        for member in entry.members { table.members[member.index].owner = type }
        for nested in entry.types { table.types[nested.index].parent = type }
    }

    /// Extensions of types from elsewhere share one external type per name.
    private static func bindExternal(
        _ pending: [Int], _ table: inout SymbolTable, _ files: [ProjectFile]
    ) {
        var externals: [NameID: TypeID] = [:]
        for index in pending {
            let entry = table.pendingExtensions[index]
            let name = files[entry.site.file.index].name(entry.type)
            if externals[name] == nil {
                externals[name] = TypeID(table.types.count)
                table.types.append(TypeSymbol(
                    name: name, kind: .external, site: entry.site, parent: nil, isLocal: false,
                    isFilePrivate: false, isPublic: true))
            }
            if let type = externals[name] { attach(index, to: type, &table) }
        }
        table.externalTypes = externals
    }
}
