import Dependencies
import Syntax

/// Finds the types that do a service's work, and the protocols that stand before them.
struct ServiceFinder {
    let facts: WiringFacts
    let views: Set<TypeID>
    let presenters: Set<TypeID>
    /// The module that each type belongs to.
    let members: [TypeID: ModuleID]
    /// Types that properties keep in lists.
    private let elements: Set<TypeID>
    /// What `LogicKind` and the lists below name, as far as the project does.
    private let outsideWorld: Set<NameID>
    private let noServices: Set<NameID>
    private(set) var contracts: [TypeID: RoleAssignment] = [:]
    private(set) var services: [TypeID: RoleAssignment] = [:]
    private var index: ProjectIndex { facts.index }

    /// - Parameter contracts: protocols that already play another part in a module.
    init(
        _ facts: WiringFacts, views: Set<TypeID>, presenters: Set<TypeID>,
        contracts: Set<TypeID>, members: [TypeID: ModuleID]
    ) {
        self.members = members
        self.facts = facts
        elements = Self.elements(facts)
        let names = facts.index.names
        outsideWorld = Set(LogicKind.outsideWorldTypes.compactMap(names.find))
        noServices = Set(Self.noServices.union(SDK.viewPartProtocols).compactMap(names.find))
        self.views = views
        self.presenters = presenters
        for presenter in presenters.sorted() {
            for holding in facts.holdings.all(of: presenter, index)
            where !contracts.contains(holding.held) {
                addContract(holding)
            }
        }
        for type in index.table.typeIDs {
            if let assignment = service(type) { services[type] = assignment }
        }
    }

    private static func elements(_ facts: WiringFacts) -> Set<TypeID> {
        let index = facts.index
        var elements: Set<TypeID> = []
        for type in index.table.typeIDs { elements.formUnion(facts[type].elements) }
        for member in index.table.memberIDs {
            guard index[member].owner == nil, index[member].kind == .property,
                let element = index.annotatedType(of: member)?.listElement
            else { continue }
            elements.insert(element)
        }
        return elements
    }

    // MARK: Contracts

    /// A protocol that a presenter holds strongly, that asks for methods, and that neither a view
    /// nor a presenter nor a router implements.
    private mutating func addContract(_ holding: Holding) {
        let contract = holding.held
        guard index[contract].kind == .protocol, contracts[contract] == nil,
            facts.isCandidate(contract), !isWeak(holding), requiresMethods(contract),
            facts.clue(contract).kind != .navigation, !isListener(contract),
            !index[contract].isFilePrivate
        else { return }
        let conformers = index.hierarchy.conformers[contract] ?? []
        let isInternal = conformers.contains {
            views.contains($0) || presenters.contains($0) || facts.nature($0).isView
                || facts.clue($0).kind == .navigation
        }
        guard !isInternal, !isLogic(contract, conformers) else { return }
        contracts[contract] = RoleAssignment(
            role: .serviceContract, confidence: conformers.isEmpty ? .medium : .high,
            evidence: [Evidence("`\(index.name(of: holding.holder))` reaches it", holding.site)])
    }

    /// What a view holds as well, and what is implemented by a class named for logic, is the logic
    /// of that view, even where nothing tells that the class is a presenter.
    private func isLogic(_ contract: TypeID, _ conformers: [TypeID]) -> Bool {
        let isNamedSo = conformers.contains { facts.clue($0).kind == .logic }
        return isNamedSo && facts.holdings.byHeld(contract).contains {
            views.contains($0.holder) || facts.nature($0.holder).isView
        }
    }

    private func isWeak(_ holding: Holding) -> Bool {
        holding.property.map { index[$0].strength != .strong } ?? false
    }

    private func isListener(_ contract: TypeID) -> Bool {
        let name = index.name(of: contract)
        return ["Delegate", "Listener", "Output", "Observer", "Routing"].contains {
            name.hasSuffix($0) || name.hasSuffix($0 + "Protocol")
        }
    }

    /// Methods, values to set, or streams to listen to; readable properties alone make a model.
    private func requiresMethods(_ contract: TypeID) -> Bool {
        let parents = index.hierarchy.conformances(of: contract).declared
        return ([contract] + parents).contains { type in
            index[type].members.contains { member in
                guard index[member].traits.contains(.isRequirement) else { return false }
                return index[member].kind == .function || isSettable(member)
                    || Streams.isStream(facts.graph.typer.type(of: member), index)
            }
        }
    }

    /// `{ get set }` in a protocol that only classes implement: a setting, no value.
    private func isSettable(_ requirement: MemberID) -> Bool {
        let symbol = index[requirement]
        guard symbol.kind == .property, let owner = symbol.owner else { return false }
        let tree = index[symbol.site.file].tree
        guard let block = tree.child(symbol.binding, .accessorBlock),
            tree.children(block).contains(where: { tree.isWord($0, "set") })
        else { return false }
        let conformers = (index.hierarchy.conformers[owner] ?? []).filter(facts.isCandidate)
        return !conformers.isEmpty && conformers.allSatisfy { index[$0].kind == .class }
    }

    // MARK: Services

    private func service(_ type: TypeID) -> RoleAssignment? {
        switch index[type].kind {
        case .class, .actor, .struct: break
        case .enum: guard isNamespace(type) else { return nil }
        default: return nil
        }
        guard facts.isCandidate(type), !views.contains(type), !presenters.contains(type),
            !facts.nature(type).isView, index[type].parent == nil,
            facts.clue(type).kind != .navigation, facts.clue(type).kind != .assembly,
            !isNoService(type), !facts.isValue(type), !elements.contains(type)
        else { return nil }
        let evidence = evidence(type)
        if !evidence.isEmpty {
            return RoleAssignment(role: .service, confidence: .high, evidence: evidence)
        }
        guard facts.clue(type).isPlainService, index[type].kind == .class
            || index[type].kind == .actor, facts.hasBehaviour(type)
        else { return nil }
        let message = "its name says so and it has methods"
        return RoleAssignment(
            role: .service, confidence: isCollaborator(type) ? .medium : .low,
            evidence: [Evidence(message, index[type].site)])
    }

    /// Whether a presenter keeps an object of the class, or a protocol stands before it.
    private func isCollaborator(_ type: TypeID) -> Bool {
        let holders = facts.holdings.byHeld(type)
        return holders.contains { $0.property != nil && presenters.contains($0.holder) }
            || index.hierarchy.conformances(of: type).declared.contains {
                index[$0].kind == .protocol
            }
    }

    /// The application's own delegates start everything, parts of SwiftUI views draw; neither
    /// serves anybody.
    private func isNoService(_ type: TypeID) -> Bool {
        !index.hierarchy.conformances(of: type).external.isDisjoint(with: noServices)
    }

    private static let noServices: Set<String> = [
        "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "App",
        "NSApplicationDelegate", "Scene",
    ]

    /// An enumeration of functions alone.
    private func isNamespace(_ type: TypeID) -> Bool {
        let kinds = index[type].members.map { index[$0].kind }
        return kinds.contains(.function) && !kinds.contains(.enumCase)
    }

    private func evidence(_ type: TypeID) -> [Evidence] {
        var found: [Evidence] = []
        if let use = outsideWorldUse(of: type), hasCode(type) {
            found.append(use)
        }
        if let shared = facts.sharedObjects[type]?.first, facts.hasBehaviour(type) {
            let name = index.text(index[shared].name)
            found.append(Evidence("gives out a shared object, `\(name)`", index[shared].site))
        }
        for contract in index.hierarchy.conformances(of: type).declared.sorted()
        where contracts[contract] != nil && !isOwnHelper(type, of: contract) {
            let message = "implements the service contract `\(index.name(of: contract))`"
            found.append(Evidence(message, index[type].site))
        }
        return found
    }

    /// A module's own class behind the module's own protocol is a helper, no service.
    private func isOwnHelper(_ type: TypeID, of contract: TypeID) -> Bool {
        members[type] != nil && members[type] == members[contract]
    }

    /// Whether a type has a method, a static one too, or a computed property.
    private func hasCode(_ type: TypeID) -> Bool {
        index[type].members.contains { member in
            switch index[member].kind {
            case .function, .subscript: true
            case .property: !index[member].isStored
            case .initializer, .enumCase: false
            }
        }
    }

    private func outsideWorldUse(of type: TypeID) -> Evidence? {
        for use in facts.graph.usesIncludingNested(in: type) {
            guard case .external(let name) = use.target else { continue }
            if use.kind != .inheritance, outsideWorld.contains(name) {
                return Evidence("uses `\(index.text(name))`", use.site)
            }
            if let access = facts.storageAccess(of: use) {
                return Evidence(access.phrase, access.site)
            }
        }
        return facts.storageCalls(in: type).first.map { Evidence($0.phrase, $0.site) }
    }
}
