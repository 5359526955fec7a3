import Dependencies
import Syntax

/// Code that creates a view and a presenter and connects them.
package struct Assembler: Sendable {
    /// The function, initialiser or property that does it, or a type that names both to a
    /// generic assembler.
    package let scope: Scope
    package let view: TypeID
    package let presenter: TypeID
    package let kind: Kind
    package let evidence: [Evidence]

    /// Where the assembling code lives.
    package enum Kind: Sendable {
        /// In a type or function made for it.
        case code
        /// A type that hands both types to a generic parent.
        case generic
        /// In the module's own view.
        case ownView
        /// In another view.
        case foreignView
    }
}

/// Finds who assembles each pair.
struct AssemblerFinder {
    let facts: WiringFacts
    let pairs: [PairFinder.Pair]
    private(set) var assemblers: [Assembler] = []
    /// What the code of each type constructs, in any of its members.
    private let createdByType: [TypeID: Set<TypeID>]
    /// The positions in `pairs` by the presenter.
    private let pairsByPresenter: [[Int]]
    private var index: ProjectIndex { facts.index }

    init(_ facts: WiringFacts, _ pairs: [PairFinder.Pair]) {
        self.facts = facts
        self.pairs = pairs
        createdByType = facts.creations.reduce(into: [:]) { created, creation in
            guard let type = creation.scope.type else { return }
            created[type, default: []].insert(creation.type)
        }
        var byPresenter = [[Int]](repeating: [], count: facts.index.table.types.count)
        for (position, pair) in pairs.enumerated() {
            byPresenter[pair.presenter.index].append(position)
        }
        pairsByPresenter = byPresenter
        findInScopes()
        findGeneric()
    }

    /// Takes what is connected and created scope by scope, in the order of their places.
    private mutating func findInScopes() {
        // Who reads a stream for itself connects nobody.
        let streams = facts.streams.filter { $0.scope.type != $0.holder }
        let connections = (facts.connections + streams).sorted { $0.scope < $1.scope }
        let creations = facts.creations.sorted { $0.scope < $1.scope }
        var (connected, created) = (connections[...], creations[...])
        while let scope = [connected.first?.scope, created.first?.scope].compactMap({ $0 }).min() {
            let own = (
                connected.prefix { $0.scope == scope }, created.prefix { $0.scope == scope })
            connected = connected[own.0.endIndex...]
            created = created[own.1.endIndex...]
            find(in: scope, own.0, own.1)
        }
    }

    private mutating func find(
        in scope: Scope, _ connections: ArraySlice<Connection>, _ creations: ArraySlice<Creation>
    ) {
        // A helper of the same type may construct what this member connects.
        let own = scope.type.flatMap { createdByType[$0] } ?? []
        var touched = creations.map(\.type)
        if !touched.isEmpty { touched += own }
        for connection in connections { touched += [connection.holder, connection.held] }
        let presenters = Set(touched.filter { !pairsByPresenter[$0.index].isEmpty })
        if presenters.isEmpty { return }
        let created = Set(creations.map(\.type))
        let all = Set(touched)
        for presenter in presenters.sorted() {
            for pair in pairsByPresenter[presenter.index].map({ pairs[$0] })
            where all.contains(pair.view) {
                let isCreated = created.contains(presenter) || own.contains(presenter)
                    || (created.contains(pair.view) && connectsBoth(pair, connections))
                guard isCreated, scope.type != presenter || created.contains(presenter),
                    let connection = connection(of: pair, connections)
                        ?? creations.first(where: {
                            $0.type == presenter || $0.type == pair.view
                        }).map(\.site)
                else { continue }
                assemblers.append(Assembler(
                    scope: scope, view: pair.view, presenter: presenter,
                    kind: kind(of: scope, pair),
                    evidence: [Evidence(
                        "connects `\(index.name(of: pair.view))` and "
                            + "`\(index.name(of: presenter))`", connection)]))
            }
        }
    }

    /// Who is given the presenter and introduces the two to each other assembles them too.
    private func connectsBoth(
        _ pair: PairFinder.Pair, _ connections: ArraySlice<Connection>
    ) -> Bool {
        connections.contains { $0.holder == pair.view && $0.held == pair.presenter }
            && connections.contains { $0.holder == pair.presenter && $0.held == pair.view }
    }

    private func connection(
        of pair: PairFinder.Pair, _ connections: ArraySlice<Connection>
    ) -> Site? {
        connections.first {
            ($0.holder == pair.view && $0.held == pair.presenter)
                || ($0.holder == pair.presenter && $0.held == pair.view)
        }?.site
    }

    private func kind(of scope: Scope, _ pair: PairFinder.Pair) -> Assembler.Kind {
        guard let type = scope.type else { return .code }
        if index.outermost(type) == index.outermost(pair.view) {
            // A static function beside the view makes one from outside, as an assembler does.
            return isStaticFunction(scope) ? .code : .ownView
        }
        return facts.nature(type).isView ? .foreignView : .code
    }

    private func isStaticFunction(_ scope: Scope) -> Bool {
        guard let member = index.member(at: scope.site) else { return false }
        return index[member].kind == .function && index[member].isStatic
    }

    private mutating func findGeneric() {
        for type in index.table.typeIDs where facts.isCandidate(type) {
            let named = facts[type].partners
            let positions = named.keys.flatMap { pairsByPresenter[$0.index] }.sorted()
            for pair in positions.map({ pairs[$0] })
            where named[pair.view] != nil && type != pair.view && type != pair.presenter {
                let symbol = index[type]
                assemblers.append(Assembler(
                    scope: Scope(site: symbol.site, type: type), view: pair.view,
                    presenter: pair.presenter, kind: .generic,
                    evidence: [Evidence(
                        "names `\(index.name(of: pair.view))` and "
                            + "`\(index.name(of: pair.presenter))`", named[pair.presenter])]))
            }
        }
    }
}
