import Dependencies
import Syntax

/// Tells the contracts of one module by who holds and who implements them.
struct ContractFinder {
    /// A protocol that plays a role, with the reasons.
    struct Found {
        let type: TypeID
        let evidence: [Evidence]
    }

    private let facts: WiringFacts
    private let module: UIModule
    /// The views and presenters of all modules.
    private let core: Set<TypeID>
    private(set) var eventOutputs: [Found] = []
    private(set) var interfaceContracts: [Found] = []
    private(set) var publicInterfaces: [Found] = []
    private(set) var closureOutputs: [MemberID] = []
    private var index: ProjectIndex { facts.index }

    init(_ facts: WiringFacts, _ module: UIModule, core: Set<TypeID>) {
        self.facts = facts
        self.module = module
        self.core = core
        let held = contracts(heldBy: module.views, implementedBy: module.presenters)
        let implemented = contracts(
            heldBy: module.presenters, implementedBy: module.views + viewStates)
        let streams = implemented.filter { onlyGivesStreams($0.type) }
        eventOutputs = held + streams
        let outputs = Set(eventOutputs.map(\.type))
        interfaceContracts = implemented.filter { !outputs.contains($0.type) }
        closureOutputs = module.views.flatMap(closures)
    }

    /// Objects that the views hold as their state: they take calls in the views' place.
    private var viewStates: [TypeID] {
        var states: [TypeID] = []
        for view in module.views {
            for holding in facts.holdings.all(of: view, index)
            where facts.nature(holding.held) == .plainClass && !core.contains(holding.held) {
                let clue = facts.clue(holding.held).kind
                guard clue != .service, clue != .navigation else { continue }
                states.append(holding.held)
            }
        }
        return states
    }

    /// A protocol of signals and publishers is how a view sends its events, not how it is driven.
    private func onlyGivesStreams(_ contract: TypeID) -> Bool {
        let members = index[contract].members
        return !members.isEmpty && members.allSatisfy { member in
            index[member].kind == .property
                && Streams.isStream(facts.graph.typer.type(of: member), index)
        }
    }

    private func contracts(heldBy holders: [TypeID], implementedBy others: [TypeID]) -> [Found] {
        var found: [TypeID: [Evidence]] = [:]
        for holder in holders {
            for holding in facts.holdings.all(of: holder, index)
            where index[holding.held].kind == .protocol {
                guard let other = others.first(where: {
                    index.hierarchy.isKind($0, of: holding.held)
                }) else { continue }
                found[holding.held, default: []] += [
                    Evidence("`\(index.name(of: holder))` holds it", holding.site),
                    Evidence("`\(index.name(of: other))` implements it", index[other].site),
                ]
            }
        }
        return found.keys.sorted().map { Found(type: $0, evidence: found[$0] ?? []) }
    }

    /// Protocols that a view or presenter implements and that types outside hold or return.
    mutating func findPublicInterfaces() {
        let known = Set((eventOutputs + interfaceContracts).map(\.type))
        for inside in module.views + module.presenters {
            for contract in index.hierarchy.conformances(of: inside).declared.sorted()
            where index[contract].kind == .protocol && !known.contains(contract) {
                guard !publicInterfaces.contains(where: { $0.type == contract }),
                    facts.isCandidate(contract), let use = outsideUse(of: contract)
                else { continue }
                publicInterfaces.append(Found(
                    type: contract,
                    evidence: [
                        Evidence("`\(index.name(of: inside))` implements it", index[inside].site),
                        use,
                    ]))
            }
        }
    }

    /// Types of the module that the outside sees: assemblers and what they return.
    private var handsOut: Set<TypeID> {
        Set(module.assemblers.compactMap(\.scope.type) + module.results)
            .subtracting(module.views + module.presenters)
    }

    private func outsideUse(of contract: TypeID) -> Evidence? {
        // A protocol with many implementations is a trait, no module's interface.
        guard (index.hierarchy.conformers[contract] ?? []).filter(facts.isCandidate).count <= 2
        else { return nil }
        for use in facts.graph.uses(of: contract) {
            switch use.kind {
            case .property, .result, .alias, .genericArgument: break
            default: continue
            }
            guard index[use.site.file].purpose == .linted, isSeenOutside(use) else { continue }
            let holder = use.from.map { "`\(index.name(of: $0))`" } ?? "a typealias"
            return Evidence("\(holder) holds or returns it", use.site)
        }
        return nil
    }

    /// Whether the outside, an assembler or its result holds or returns what is used. Another
    /// module's view or presenter that holds it has made it for itself; a requirement and a
    /// drawing view hold nothing for the outside.
    private func isSeenOutside(_ use: TypeUse) -> Bool {
        guard let from = use.from else { return use.kind == .alias && isReturnedAlias(use) }
        if handsOut.contains(from) { return true }
        return !module.members.contains(from) && index[from].kind != .protocol
            && !facts.nature(from).isView && !core.contains(index.outermost(from))
            && !isListener(use, of: from)
    }

    /// A protocol that stands beside its holder, away from the module, is what the holder asks of
    /// whoever listens to it: the holder's own. So it is where the holder implements a protocol
    /// beside it that asks for the listener.
    private func isListener(_ use: TypeUse, of holder: TypeID) -> Bool {
        guard let contract = use.declared else { return false }
        let file = index[contract].site.file
        if (module.views + module.presenters).contains(where: { index[$0].site.file == file }) {
            return false
        }
        let outer = index.outermost(holder)
        if index[outer].site.file == file { return true }
        let kept = index.hierarchy.conformances(of: holder).declared.filter {
            $0 != contract && index[$0].site.file == file
        }
        return !kept.isEmpty
            && facts.graph.uses(of: contract).contains { $0.from.map(kept.contains) ?? false }
    }

    /// `typealias Components = (view: UIViewController, output: Output)` that an assembler returns.
    private func isReturnedAlias(_ use: TypeUse) -> Bool {
        let tree = index[use.site.file].tree
        var node = use.site.node
        while tree.kind(node) != .typealiasDeclaration {
            guard let parent = tree.parent(node) else { return false }
            node = parent
        }
        guard let name = tree.name(of: node).map(index[use.site.file].name) else { return false }
        return module.assemblers.contains { assembler in
            let file = index[assembler.scope.site.file]
            guard let result = file.tree.resultType(of: assembler.scope.site.node) else {
                return false
            }
            return file.name(result) == name
        }
    }

    // MARK: Closures

    /// Stored closures of a view that lead to a presenter of the module.
    private func closures(of view: TypeID) -> [MemberID] {
        index.hierarchy.chain(of: view).flatMap { index[$0].members }.filter { member in
            let symbol = index[member]
            guard symbol.kind == .property, symbol.isStored, !symbol.isStatic else { return false }
            let type = facts.graph.typer.type(of: member)
            guard type.isFunction else { return false }
            return isWired(member) || hasHandler(of: type)
                || EventOutputName.isPlain(index.text(symbol.name))
        }
    }

    /// Whether a presenter of the module is behind a closure that somebody stores, in the view or
    /// through the contract that asks for the property.
    private func isWired(_ member: MemberID) -> Bool {
        module.presenters.flatMap(facts.connections(handing:)).contains { connection in
            guard let property = connection.property else { return false }
            return property == member
                || isRequirement(property, of: connection.holder, metBy: member)
        }
    }

    private func isRequirement(
        _ property: MemberID, of contract: TypeID, metBy member: MemberID
    ) -> Bool {
        guard index[property].name == index[member].name, index[contract].kind == .protocol,
            let owner = index[member].owner
        else { return false }
        return module.views.contains { view in
            index.hierarchy.isKind(view, of: contract) && index.hierarchy.isKind(view, of: owner)
        }
    }

    /// A presenter that gives a closure of the very same type is made to receive it.
    private func hasHandler(of type: SwiftType) -> Bool {
        guard case .function(let parameters, _) = type.unwrapped, !parameters.isEmpty,
            parameters.allSatisfy({ !$0.mentioned.isEmpty })
        else { return false }
        return module.presenters.flatMap { index[$0].members }.contains { member in
            index[member].kind == .property && !index[member].isStored
                && facts.graph.typer.type(of: member).unwrapped == type.unwrapped
        }
    }
}
