import Dependencies
import Syntax

/// Puts the pieces together: pairs become modules, types get roles and a module.
struct ModuleBuilder {
    let facts: WiringFacts
    let settings: ModuleSettings
    private(set) var modules: [UIModule] = []
    private(set) var roles: [TypeID: RoleAssignment] = [:]
    private(set) var assemblers: [Assembler] = []
    private(set) var moduleByType: [TypeID: ModuleID] = [:]
    /// Types that may belong to a module: they lie in its folder, and others use them too.
    private(set) var disputed: [TypeID: ModuleID] = [:]
    private var stated: [TypeID: RoleAssignment] = [:]
    private var pairs: [PairFinder.Pair] = []
    private var inner: [PairFinder.InnerPair] = []
    private var index: ProjectIndex { facts.index }

    init(_ facts: WiringFacts, _ settings: ModuleSettings) {
        self.facts = facts
        self.settings = settings
    }

    mutating func build() {
        stated = StatedRoles.find(facts, settings)
        findPairs()
        giveViewRoles()
        givePresenterRoles()
        assemblers = AssemblerFinder(facts, pairs).assemblers
        giveAssemblerRoles()
        for (type, assignment) in stated { roles[type] = assignment }
        group()
        giveContractRoles()
        addMembers()
        giveResultRoles()
        givePublicInterfaceRoles()
        giveServiceRoles()
    }

    private func types(_ role: Role) -> Set<TypeID> {
        Set(roles.filter { $0.value.role == role }.keys)
    }

    private mutating func giveRoles(_ found: [TypeID: RoleAssignment]) {
        for (type, assignment) in found where roles[type] == nil { roles[type] = assignment }
    }

    // MARK: Views and presenters

    private mutating func findPairs() {
        let finder = PairFinder(facts, stated.filter { $0.value.confidence == .high })
        func isOther(_ type: TypeID, than role: Role) -> Bool {
            stated[type].map { $0.role != role } ?? false
        }
        pairs = finder.pairs.filter {
            !isOther($0.view, than: .view) && !isOther($0.presenter, than: .presenter)
        }
        inner = finder.inner.filter { !isOther($0.inner, than: .presenter) }
        let controlled = Set(
            pairs.filter { facts.nature($0.view) != .viewClass }.map(\.presenter))
        // A drawing view counts as the view only where no controller plays that part.
        pairs.removeAll {
            facts.nature($0.view) == .viewClass && controlled.contains($0.presenter)
        }
    }

    private mutating func giveViewRoles() {
        for type in index.table.typeIDs where facts.isCandidate(type) {
            guard let base = index.hierarchy.externalBase(of: type) else { continue }
            let nature = facts.nature(type)
            guard nature == .controller || nature == .container else { continue }
            let evidence = Evidence("inherits from `\(index.text(base))`", index[type].site)
            roles[type] = RoleAssignment(role: .view, confidence: .high, evidence: [evidence])
        }
        for pair in pairs {
            let known = roles[pair.view]?.evidence ?? []
            roles[pair.view] = RoleAssignment(
                role: .view, confidence: .high, evidence: known + pair.evidence)
        }
        for type in index.table.typeIDs where facts.isCandidate(type) && roles[type] == nil {
            guard facts.nature(type) == .unknownClass,
                index.name(of: type).hasSuffix("ViewController")
            else { continue }
            let evidence = Evidence("only its name says so", index[type].site)
            roles[type] = RoleAssignment(role: .view, confidence: .low, evidence: [evidence])
        }
    }

    private mutating func givePresenterRoles() {
        for pair in pairs {
            let known = roles[pair.presenter]?.evidence ?? []
            roles[pair.presenter] = RoleAssignment(
                role: .presenter, confidence: pair.isMutual || pair.score > 4 ? .high : .medium,
                evidence: known + pair.evidence)
        }
        for pair in inner where roles[pair.inner] == nil {
            roles[pair.inner] = RoleAssignment(
                role: .presenter, confidence: pair.score > 4 ? .high : .medium,
                evidence: pair.evidence)
        }
    }

    private mutating func giveAssemblerRoles() {
        for assembler in assemblers {
            guard assembler.kind == .code || assembler.kind == .generic,
                let type = assembler.scope.type, roles[type]?.role != .presenter,
                roles[type]?.role != .view
            else { continue }
            let known = roles[type]?.role == .assembler ? roles[type]?.evidence ?? [] : []
            roles[type] = RoleAssignment(
                role: .assembler, confidence: .high, evidence: known + assembler.evidence)
        }
    }

    private mutating func giveServiceRoles() {
        let contracts = Set(modules.flatMap {
            $0.eventOutputs + $0.interfaceContracts + $0.publicInterfaces
        })
        let services = ServiceFinder(
            facts, views: types(.view), presenters: types(.presenter), contracts: contracts,
            members: moduleByType)
        giveRoles(services.contracts)
        giveRoles(services.services)
    }

    // MARK: Modules

    private mutating func group() {
        var grouping = ModuleGrouping(facts)
        grouping.join(pairs, inner)
        uniteByFolder(&grouping)
        let groups = grouping.result.filter { group in
            group.contains { roles[$0]?.role == .view }
                && group.contains { roles[$0]?.role == .presenter }
        }
        let names = ModuleNames(facts)
        let paired = Set(pairs.map(\.presenter))
        let assemblersByView = Dictionary(grouping: assemblers.indices) { assemblers[$0].view }
        for group in groups.sorted(by: { ($0.first ?? TypeID(0)) < ($1.first ?? TypeID(0)) }) {
            let id = ModuleID(modules.count)
            let views = group.filter { roles[$0]?.role == .view }
            let logic = group.filter { roles[$0]?.role == .presenter }
            let presenters = logic.filter(paired.contains) + logic.filter { !paired.contains($0) }
            var module = UIModule(
                id: id, name: names.name(views, presenters), views: views, presenters: presenters)
            module.members = Set(group)
            module.assemblers = group.flatMap { assemblersByView[$0] ?? [] }.sorted()
                .map { assemblers[$0] }.filter { module.members.contains($0.presenter) }
            modules.append(module)
            for type in group { moduleByType[type] = id }
        }
        modules = names.distinguished(modules)
        dropHelpers()
    }

    /// What views keep beside the logic of their module, and is not named as logic, helps them.
    private mutating func dropHelpers() {
        for type in types(.presenter)
        where moduleByType[type] == nil && stated[type] == nil
            && facts.clue(type).kind != .logic
        {
            roles[type] = nil
        }
    }

    /// A configured module folder holds one module, whatever the wiring says.
    private func uniteByFolder(_ grouping: inout ModuleGrouping) {
        var first: [String: TypeID] = [:]
        for type in (types(.view).union(types(.presenter))).sorted() {
            let path = index[index[type].site.file].tree.source.path
            guard let folder = settings.folder(path) else { continue }
            if let other = first[folder] {
                grouping.unite(other, type)
            } else {
                first[folder] = type
                grouping.unite(type, type)
            }
        }
    }

    // MARK: Contracts

    private var core: Set<TypeID> { Set(modules.flatMap { $0.views + $0.presenters }) }

    private mutating func giveContractRoles() {
        let core = core
        for position in modules.indices {
            let finder = ContractFinder(facts, modules[position], core: core)
            modules[position].eventOutputs = finder.eventOutputs.map(\.type)
            modules[position].interfaceContracts = finder.interfaceContracts.map(\.type)
            modules[position].closureOutputs = finder.closureOutputs
            give(.eventOutput, finder.eventOutputs)
            give(.interfaceContract, finder.interfaceContracts)
            join(finder.eventOutputs + finder.interfaceContracts, position)
        }
    }

    private mutating func giveResultRoles() {
        for position in modules.indices {
            let core = Set(modules[position].views + modules[position].presenters)
            for assembler in modules[position].assemblers {
                guard let type = result(of: assembler), !core.contains(type),
                    index[type].kind != .protocol, !modules[position].results.contains(type),
                    holdsEntities(type, of: core)
                else { continue }
                modules[position].results.append(type)
                if moduleByType[type] == nil {
                    moduleByType[type] = modules[position].id
                    modules[position].members.insert(type)
                }
                guard roles[type] == nil else { continue }
                let evidence = Evidence("the assembler returns it", assembler.scope.site)
                roles[type] = RoleAssignment(
                    role: .result, confidence: .high, evidence: [evidence])
            }
        }
    }

    private func result(of assembler: Assembler) -> TypeID? {
        guard let member = index.member(at: assembler.scope.site) else { return nil }
        switch index[member].kind {
        case .function, .property: return index.annotatedType(of: member)?.declaration
        default: return nil
        }
    }

    private func holdsEntities(_ type: TypeID, of core: Set<TypeID>) -> Bool {
        facts.holdings.all(of: type, index).contains { holding in
            core.contains { index.hierarchy.isKind($0, of: holding.held) }
        }
    }

    /// Needs the members: what they hold of one another is inside.
    private mutating func givePublicInterfaceRoles() {
        let core = core
        for position in modules.indices {
            var finder = ContractFinder(facts, modules[position], core: core)
            finder.findPublicInterfaces()
            modules[position].publicInterfaces = finder.publicInterfaces.map(\.type)
            give(.publicInterface, finder.publicInterfaces)
            join(finder.publicInterfaces, position)
        }
    }

    private mutating func join(_ found: [ContractFinder.Found], _ position: Int) {
        for contract in found where moduleByType[contract.type] == nil {
            moduleByType[contract.type] = modules[position].id
            modules[position].members.insert(contract.type)
        }
    }

    private mutating func give(_ role: Role, _ found: [ContractFinder.Found]) {
        for contract in found {
            guard roles[contract.type] == nil else { continue }
            roles[contract.type] = RoleAssignment(
                role: role, confidence: .high, evidence: contract.evidence)
        }
    }

    // MARK: Members

    private mutating func addMembers() {
        let wired = WiredMembers(facts, modules)
        for position in modules.indices {
            for type in wired.members(of: modules[position]).sorted()
            where moduleByType[type] == nil && roles[type]?.role != .assembler {
                moduleByType[type] = modules[position].id
                modules[position].members.insert(type)
            }
        }
        let membership = Membership(facts, modules, settings)
        for type in index.table.typeIDs {
            guard index[type].parent == nil, moduleByType[type] == nil else { continue }
            switch membership.home(of: type) {
            case .certain(let module):
                moduleByType[type] = module
                modules[module.index].members.insert(type)
            case .disputed(let module): disputed[type] = module
            case nil: continue
            }
        }
    }
}
