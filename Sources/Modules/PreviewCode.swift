import Dependencies
import Syntax

/// Code that stands in for the real thing: what only previews, tests and doubles need.
enum PreviewCode {
    /// Types that previews, tests and doubles use and nobody else.
    static func types(_ graph: DependencyGraph) -> Set<TypeID> {
        let index = graph.index
        let scopes = ScopeFinder(index)
        var found: Set<TypeID> = []
        for type in index.table.typeIDs where index[type].kind.isNominal {
            let uses = graph.uses(of: type).filter { use in
                use.kind != .extended && use.from != type && use.kind != .qualifier
            }
            guard !uses.isEmpty, uses.contains(where: { scopes.isPreview($0.site) }) else {
                continue
            }
            let isReal = uses.contains { use in
                index[use.site.file].purpose == .linted && !scopes.isPreview(use.site)
            }
            if !isReal { found.insert(type) }
        }
        return found
    }

    /// Whether a member makes doubles: `static func mock()`, `static var preview`, or all of a
    /// type that is called so.
    static func isDouble(_ scope: Scope, _ index: ProjectIndex, _ clues: [NameClue]) -> Bool {
        if let type = scope.type, clues[type.index].kind == .stub { return true }
        guard let member = index.member(at: scope.site), index[member].isStatic else {
            return false
        }
        let name = index[member].name
        return doubles.contains {
            index.names.begins(name, withLetters: $0) || index.names.ends(name, withLetters: $0)
        }
    }

    private static let doubles: [StaticString] = ["mock", "preview", "fake", "stub"]
}
