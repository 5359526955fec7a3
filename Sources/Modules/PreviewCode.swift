import Dependencies
import Syntax

/// Code that stands in for the real thing: what only previews, tests and doubles need.
enum PreviewCode {
    /// Whether previews, tests and doubles use a type and nobody else does.
    static func isOnlyUsed(_ type: TypeID, _ graph: DependencyGraph) -> Bool {
        let index = graph.index
        guard index[type].kind.isNominal else { return false }
        let scopes = ScopeFinder(index)
        let uses = graph.uses(of: type).filter { use in
            use.kind != .extended && use.from != type && use.kind != .qualifier
        }
        return uses.contains { scopes.isPreview($0.site) } && !uses.contains { use in
            index[use.site.file].purpose == .linted && !scopes.isPreview(use.site)
        }
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

    private static let doubles: [StaticString] = ["mock", "preview", "fake", "stub"]
}
