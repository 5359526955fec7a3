import Syntax

/// The declarations of a project with their names resolved: what every later stage asks.
public final class ProjectIndex: Sendable {
    public let files: [ProjectFile]
    package let names: NameTable
    package let words: KnownWords
    public let table: SymbolTable
    package let resolver: TypeResolver
    public let hierarchy: Hierarchy
    let memberNames: MemberNames
    private let sdkNames: NameSet
    /// Whether each file may hold SwiftUI previews.
    private let previewFiles: [Bool]

    /// The index of files that nobody has looked at before.
    package convenience init(_ trees: [(tree: SyntaxTree, purpose: FilePurpose)]) {
        self.init(trees.map { (declarations: FileDeclarations($0.tree), purpose: $0.purpose) })
    }

    /// - Parameter found: What each file declares, in the order of the files.
    package init(_ found: [(declarations: FileDeclarations, purpose: FilePurpose)]) {
        var names = NameTable()
        let words = KnownWords(&names)
        var files: [ProjectFile] = []
        files.reserveCapacity(found.count)
        var table = SymbolTable()
        for (declarations, purpose) in found {
            let file = ProjectFile(declarations, purpose, after: files.last, &names)
            table.add(declarations, of: FileID(files.count), file)
            files.append(file)
        }
        let listed = SDK.listedNames(in: names)
        let sdkNames = SDK.knownNames(in: names, listed: listed)
        let ambiguities = NameAmbiguities(table, names, listed)
        ExtensionBinder.bind(&table, files, words, ambiguities)
        let clauses = TypeResolver(
            files: files, table: table, words: words, ambiguities: ambiguities)
        let inherited = table.typeIDs.map { clauses.inheritedTypes(of: $0) }
        let resolver = TypeResolver(
            files: files, table: table, words: words, ambiguities: ambiguities,
            inherited: inherited)
        self.files = files
        self.names = names
        self.words = words
        self.table = table
        self.resolver = resolver
        hierarchy = Hierarchy(table, inherited, names)
        memberNames = MemberNames(table)
        previewFiles = Self.previewFiles(files, table, hierarchy, names)
        self.sdkNames = sdkNames
    }

    @inlinable @inline(__always)
    public subscript(type: TypeID) -> TypeSymbol { table[type] }
    @inlinable @inline(__always)
    public subscript(member: MemberID) -> MemberSymbol { table[member] }
    @inlinable @inline(__always)
    public subscript(file: FileID) -> ProjectFile { files[file.index] }

    package func text(_ name: NameID) -> String { names.text(name) }

    /// As `NameTable.startsUppercase(_:)`.
    package func startsUppercase(_ name: NameID) -> Bool { names.startsUppercase(name) }

    /// As `SymbolTable.type(at:)`.
    package func type(at site: Site) -> TypeID? { table.type(at: site) }

    /// As `SymbolTable.member(at:)`.
    package func member(at site: Site) -> MemberID? { table.member(at: site) }

    /// Whether the SDK, or a library that many use, declares a type of the name.
    package func isOfSDK(_ name: NameID) -> Bool {
        sdkNames.contains(name) && names.startsUppercase(name)
    }

    /// Whether a file may hold SwiftUI previews; most files hold none.
    package func mayHoldPreviews(_ file: FileID) -> Bool { previewFiles[file.index] }

    private static func previewFiles(
        _ files: [ProjectFile], _ table: SymbolTable, _ hierarchy: Hierarchy, _ names: NameTable
    ) -> [Bool] {
        let word = names.find("Preview")
        var found = files.map { file in word.map(file.names.contains) ?? false }
        guard let provider = names.find("PreviewProvider") else { return found }
        for type in table.typeIDs
        where hierarchy.conformances(of: type).external.contains(provider) {
            for site in table[type].sites { found[site.file.index] = true }
        }
        return found
    }

    /// A type's own name.
    package func name(of type: TypeID) -> String { names.text(table[type].name) }

    /// A type's name with those of the types around it.
    package func qualifiedName(of type: TypeID) -> String {
        var parts = [name(of: type)]
        var current = table[type].parent
        while let parent = current, parts.count < 64 {
            parts.append(name(of: parent))
            current = table[parent].parent
        }
        return parts.reversed().joined(separator: ".")
    }

    /// Whether a type is declared in files that get findings.
    package func isLinted(_ type: TypeID) -> Bool {
        files[table[type].site.file.index].purpose == .linted
    }

    /// The outermost type around a type that is more than a namespace.
    package func outermost(_ type: TypeID) -> TypeID {
        var current = type
        while let parent = table[current].parent, !isNamespace(parent) { current = parent }
        return current
    }

    /// A type that only holds others: an extended one from elsewhere, or one without cases,
    /// instance members and initialisers.
    func isNamespace(_ type: TypeID) -> Bool {
        let symbol = table[type]
        switch symbol.kind {
        case .external: return true
        case .enum, .struct: break
        default: return false
        }
        return symbol.members.allSatisfy { member in
            table[member].isStatic && table[member].kind != .enumCase
        }
    }

    /// The type that `@Environment(X.self) var x` has without naming it again.
    private func environmentType(of property: MemberSymbol) -> SwiftType? {
        let file = files[property.site.file.index]
        let tree = file.tree
        for attribute in tree.attributes(of: property.site.node)
        where tree.isWord(attribute, "Environment") {
            guard let list = tree.child(attribute, .argumentList),
                let argument = tree.firstChild(list),
                let value = tree.firstChild(argument),
                tree.kind(value) == .memberExpression, file.name(value) == words.selfValue,
                let base = tree.firstChild(value),
                tree.kind(base) == .identifierExpression
            else { continue }
            let target = resolver.target(
                file.name(base), at: Site(file: property.site.file, node: base))
            return resolver.type(target, [], 0)
        }
        return nil
    }

    /// The type that a member's declaration gives it: a property's annotation or its initial
    /// value's type, a function's result.
    package func annotatedType(of member: MemberID) -> SwiftType? {
        let symbol = table[member]
        let tree = files[symbol.site.file.index].tree
        switch symbol.kind {
        case .property:
            guard !symbol.traits.contains(.isTuplePart) else { return nil }
            guard let node = tree.binding(symbol.binding).type else {
                return environmentType(of: symbol)
            }
            return resolver.type(of: node, in: symbol.site.file)
        case .function, .subscript:
            guard let node = tree.resultType(of: symbol.site.node) else { return .tuple([]) }
            return resolver.type(of: node, in: symbol.site.file)
        case .initializer, .enumCase:
            return symbol.owner.map { .declared($0, []) }
        }
    }
}

extension TypeResolver {
    /// The types in the clauses of a type and of its extensions.
    func inheritedTypes(of type: TypeID) -> [InheritedType] {
        let symbol = table[type]
        guard symbol.kind.isNominal || symbol.kind == .external || symbol.kind == .associatedtype
        else { return [] }
        var result: [InheritedType] = []
        for site in symbol.sites {
            let tree = files[site.file.index].tree
            for node in tree.inheritedTypes(of: site.node) {
                let meant = self.type(of: node, in: site.file)
                result.append(InheritedType(
                    // Nothing inherits from itself: `Kit.Screen` is one of that name elsewhere.
                    type: meant.declaration == type ? .unknown : meant,
                    site: Site(file: site.file, node: node),
                    isInExtension: tree.kind(site.node) == .extensionDeclaration))
            }
            result += selfRequirements(of: site)
        }
        return result
    }

    /// What `where Self: P` adds to a protocol.
    private func selfRequirements(of site: Site) -> [InheritedType] {
        let file = files[site.file.index]
        guard file.tree.kind(site.node) == .protocolDeclaration,
            let clause = file.tree.child(site.node, .whereClause)
        else { return [] }
        return file.tree.children(clause).compactMap { requirement in
            let sides = Array(file.tree.children(requirement))
            guard file.tree.kind(requirement) == .conformanceRequirement, sides.count == 2,
                file.name(sides[0]) == words.selfType
            else { return nil }
            return InheritedType(
                type: type(of: sides[1], in: site.file),
                site: Site(file: site.file, node: sides[1]), isInExtension: false)
        }
    }
}
