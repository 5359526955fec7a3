import Dependencies
import Syntax

extension ProjectIndex {
    /// Whether two places stand in branches of one `#if` of which only one is ever compiled.
    func exclude(_ first: Site, _ second: Site) -> Bool {
        guard first.file == second.file else { return false }
        let tree = self[first.file].tree
        let branches = branches(around: first)
        return self.branches(around: second).contains { clause in
            branches.contains { other in
                other != clause && tree.parent(other) == tree.parent(clause)
            }
        }
    }

    private func branches(around site: Site) -> [NodeID] {
        let tree = self[site.file].tree
        var found: [NodeID] = []
        var current: NodeID? = site.node
        while let node = current {
            if tree.kind(node) == .ifConfigClause { found.append(node) }
            current = tree.parent(node)
        }
        return found
    }

    /// Whether something that rests on all of these, each by one of its places, rests on branches
    /// that exclude each other.
    func excludesSome(of steps: [[Site]]) -> Bool {
        for (number, step) in steps.enumerated() {
            for other in steps[(number + 1)...] {
                let isPossible = step.contains { site in
                    other.contains { !exclude(site, $0) }
                }
                if !isPossible { return true }
            }
        }
        return false
    }
}
