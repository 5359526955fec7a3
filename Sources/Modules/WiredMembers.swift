import Dependencies

/// Finds what belongs to a module because it is made and wired for it alone, wherever it lies.
struct WiredMembers {
    private let facts: WiringFacts
    private let assembled: AssembledModules
    private let creationsByScope: [Scope: [Creation]]
    /// The creations inside each outermost type.
    private let creationsByOwner: [TypeID: [Creation]]
    private var index: ProjectIndex { facts.index }

    init(_ facts: WiringFacts, _ modules: [UIModule]) {
        self.facts = facts
        assembled = AssembledModules(facts, modules)
        creationsByScope = Dictionary(grouping: facts.creations, by: \.scope)
        creationsByOwner = Dictionary(
            grouping: facts.creations.filter { $0.scope.type != nil },
            by: { $0.scope.type.map(facts.index.outermost) ?? $0.type })
    }

    /// Routers and other partners that only the module's assemblers construct, and the protocols
    /// that only its members implement.
    func members(of module: UIModule) -> Set<TypeID> {
        var members = module.members.union(partners(of: module))
        members.formUnion(helpers(of: module))
        for contract in contracts(heldBy: members) { members.insert(contract) }
        return members.subtracting(module.members)
    }

    /// What keeps the module's presenter or view and is made by the module's own types alone.
    private func helpers(of module: UIModule) -> [TypeID] {
        let parts = module.views + module.presenters
        let holders = Set(parts.flatMap { facts.holdings.byHeld($0) }
            .filter { $0.property != nil }.map(\.holder))
        return holders.sorted().filter { type in
            let creations = facts.creations(of: type)
            return facts.isCandidate(type) && facts.clue(type).kind != .navigation
                && facts.clue(type).kind != .assembly && !creations.isEmpty
                && creations.allSatisfy { creation in
                    creation.scope.type.map { module.members.contains(index.outermost($0)) }
                        ?? false
                }
        }
    }

    private func partners(of module: UIModule) -> [TypeID] {
        let scopes = Set(module.assemblers.map(\.scope))
        let owners = ownAssemblers(of: module)
        func isInside(_ creation: Creation) -> Bool {
            scopes.contains(creation.scope)
                || creation.scope.type.map { owners.contains(index.outermost($0)) } ?? false
        }
        let created = scopes.flatMap { creationsByScope[$0] ?? [] }
            + owners.flatMap { creationsByOwner[$0] ?? [] }
        return Set(created.map(\.type)).sorted().filter { type in
            isPartner(type, of: module) && facts.creations(of: type).allSatisfy(isInside)
        }
    }

    /// The types that assemble this module and no other.
    private func ownAssemblers(of module: UIModule) -> Set<TypeID> {
        Set(module.assemblers.compactMap { assembler in
            guard let type = assembler.scope.type.map(index.outermost), assembled.isOfOne(type)
            else { return nil }
            return type
        })
    }

    /// Something that finds the way, or is named like the module; services serve others as well.
    private func isPartner(_ type: TypeID, of module: UIModule) -> Bool {
        guard facts.isCandidate(type), facts.nature(type) == .plainClass else { return false }
        let clue = facts.clue(type)
        if clue.kind == .navigation { return true }
        guard clue.kind != .assembly, !clue.stem.isEmpty else { return false }
        if clue.kind == .service, !isHandedToView(type, of: module) { return false }
        return (module.views + module.presenters).contains { part in
            let stem = facts.clue(part).stem
            return stem == clue.stem || (stem.count > 3 && clue.stem.hasPrefix(stem))
        }
    }

    /// What only a view is given helps to draw, whatever it is called.
    private func isHandedToView(_ type: TypeID, of module: UIModule) -> Bool {
        let holders = facts.connections(handing: type).map(\.holder)
        return !holders.isEmpty && holders.allSatisfy(module.views.contains)
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
