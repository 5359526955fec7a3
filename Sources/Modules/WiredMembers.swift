import Dependencies

/// Finds what belongs to a module because it is made and wired for it alone, wherever it lies.
struct WiredMembers {
    private let facts: WiringFacts
    private var index: ProjectIndex { facts.index }

    init(_ facts: WiringFacts) { self.facts = facts }

    /// Routers and other partners that only the module's assemblers construct, and the protocols
    /// that only its members implement.
    func members(of module: UIModule) -> Set<TypeID> {
        var members = module.members.union(partners(of: module))
        for contract in contracts(heldBy: members) { members.insert(contract) }
        return members.subtracting(module.members)
    }

    private func partners(of module: UIModule) -> [TypeID] {
        let scopes = Set(module.assemblers.map(\.scope))
        let created = facts.creations.filter { scopes.contains($0.scope) }.map(\.type)
        return Set(created).sorted().filter { type in
            isPartner(type, of: module)
                && facts.creations(of: type).allSatisfy { scopes.contains($0.scope) }
        }
    }

    /// Something that finds the way, or is named like the module; services serve others as well.
    private func isPartner(_ type: TypeID, of module: UIModule) -> Bool {
        guard facts.isCandidate(type), facts.nature(type) == .plainClass else { return false }
        let clue = facts.clue(type)
        if clue.kind == .navigation { return true }
        guard clue.kind != .service, clue.kind != .assembly, !clue.stem.isEmpty else {
            return false
        }
        return (module.views + module.presenters).contains { facts.clue($0).stem == clue.stem }
    }

    private func contracts(heldBy members: Set<TypeID>) -> [TypeID] {
        var found: Set<TypeID> = []
        for member in members.sorted() {
            for holding in facts.holdings.all(of: member, index)
            where index[holding.held].kind == .protocol {
                let conformers = (index.hierarchy.conformers[holding.held] ?? [])
                    .filter(facts.isCandidate)
                guard !conformers.isEmpty, conformers.allSatisfy(members.contains) else { continue }
                found.insert(holding.held)
            }
        }
        return found.sorted()
    }
}
