import Dependencies
import Syntax

/// Code that stands in for the real thing: what only previews, tests and doubles need.
enum PreviewCode {
    /// The types that previews use, whoever else does.
    static func usedTypes(_ graph: DependencyGraph) -> Set<TypeID> {
        let index = graph.index
        let scopes = ScopeFinder(index)
        var used: Set<TypeID> = []
        for file in index.files.indices.map(FileID.init) where index.mayHoldPreviews(file) {
            for use in graph.uses(in: file) where scopes.isPreview(use.site) {
                if let type = use.declared, counts(use, of: type) { used.insert(type) }
            }
        }
        return used
    }

    /// Whether a type that previews use is for them, for tests and for doubles alone.
    static func isOnlyUsed(_ type: TypeID, _ graph: DependencyGraph) -> Bool {
        let index = graph.index
        guard index[type].kind.isNominal else { return false }
        let scopes = ScopeFinder(index)
        return !graph.uses(of: type).contains { use in
            counts(use, of: type) && index[use.site.file].purpose == .linted
                && !scopes.isPreview(use.site)
        }
    }

    private static func counts(_ use: TypeUse, of type: TypeID) -> Bool {
        use.kind != .extended && use.from != type && use.kind != .qualifier
    }

    /// Whether a member makes doubles: `static func mock()`, `static var preview`, or all of a
    /// type that is called so.
    static func isDouble(_ scope: Scope, _ index: ProjectIndex, _ types: [TypeFacts]) -> Bool {
        if let type = scope.type, types[type.index].clue.kind == .stub { return true }
        guard let member = index.member(at: scope.site), index[member].isStatic else {
            return false
        }
        let name = index[member].name
        return doubles.contains {
            index.names.begins(name, withLetters: $0) || index.names.ends(name, withLetters: $0)
        }
    }

    /// Whether a static property is called as the objects of previews and tests are: `preview`.
    static func isDoubleName(_ name: NameID, _ index: ProjectIndex) -> Bool {
        let text = index.text(name)
        return doubles.contains { $0.description == text }
    }

    private static let doubles: [StaticString] = ["mock", "preview", "fake", "stub"]
}
