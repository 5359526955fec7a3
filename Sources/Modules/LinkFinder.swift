import Dependencies
import Syntax

/// Collects the links between views and the classes around them.
struct LinkFinder {
    let facts: WiringFacts
    /// The roles that somebody wrote down: they decide who may be a view or a presenter.
    private let stated: [TypeID: RoleAssignment]
    private(set) var links: [PairKey: Link] = [:]
    /// Whether views tell their events to what they listen to, as far as that was asked.
    private var isTold: [PairKey: Bool] = [:]
    private var index: ProjectIndex { facts.index }

    init(_ facts: WiringFacts, _ stated: [TypeID: RoleAssignment]) {
        self.facts = facts
        self.stated = stated
        for type in facts.index.table.typeIDs where mayBeView(type) {
            addHeldByView(type)
            addHoldersOfContracts(of: type)
            addHoldersOfView(type)
        }
        for connection in facts.connections { add(connection) }
        for stream in facts.streams { addListener(stream) }
        for type in facts.index.table.typeIDs { addGenericPairs(of: type) }
    }

    private func mayBeView(_ type: TypeID) -> Bool {
        guard facts.isCandidate(type) else { return false }
        if let role = stated[type]?.role { return role == .view }
        switch facts.nature(type) {
        case .controller, .container, .viewClass, .swiftUIView: return true
        // Its superclass is not in the sources; the wiring has to speak for it as well.
        case .unknownClass: return index.name(of: type).hasSuffix("ViewController")
        default: return false
        }
    }

    private func mayBePresenter(_ type: TypeID) -> Bool {
        guard let role = stated[type]?.role else { return facts.mayBePresenter(type) }
        return role == .presenter && facts.isCandidate(type)
    }

    private func name(_ type: TypeID) -> String { "`\(index.name(of: type))`" }

    // MARK: Holding

    private mutating func addHeldByView(_ view: TypeID) {
        for holding in facts.holdings.all(of: view, index) {
            guard index[holding.held].kind == .protocol else {
                if mayBePresenter(holding.held) {
                    let message = "\(name(view)) holds \(name(holding.held))"
                    let key = PairKey(view: view, presenter: holding.held)
                    links[key, default: Link()].reachesPresenter(2, message, holding.site)
                    if facts.isObserved(holding) { links[key]?.isObserved = true }
                } else if facts.isObserved(holding) {
                    addWriters(of: holding.held, shownBy: view)
                }
                continue
            }
            let conformers = (index.hierarchy.conformers[holding.held] ?? []).filter(mayBePresenter)
            guard conformers.count <= Self.maximumConformers else { continue }
            for conformer in conformers {
                let message = "\(name(view)) holds \(name(holding.held)), "
                    + "which \(name(conformer)) implements"
                let key = PairKey(view: view, presenter: conformer)
                links[key, default: Link()]
                    .reachesPresenter(conformers.count == 1 ? 2 : 1, message, holding.site)
            }
        }
    }

    /// Who keeps the values that a view observes drives the view by them.
    private mutating func addWriters(of state: TypeID, shownBy view: TypeID) {
        for holding in facts.holdings.byHeld(state)
        where holding.property != nil && mayBePresenter(holding.holder) {
            let message = "\(name(holding.holder)) holds \(name(state)), "
                + "which \(name(view)) observes"
            links[PairKey(view: view, presenter: holding.holder), default: Link()]
                .reachesView(2, message, holding.site)
        }
    }

    /// A protocol with more implementations tells nothing about who belongs to whom.
    private static let maximumConformers = 6

    private mutating func addHoldersOfContracts(of view: TypeID) {
        for contract in index.hierarchy.conformances(of: view).declared.sorted()
        where index[contract].kind == .protocol {
            let views = (index.hierarchy.conformers[contract] ?? []).filter(facts.isCandidate)
            guard views.count <= Self.maximumConformers else { continue }
            for holding in facts.holdings.byHeld(contract)
            where mayBePresenter(holding.holder) {
                let message = "\(name(holding.holder)) holds \(name(contract)), "
                    + "which \(name(view)) implements"
                let key = PairKey(view: view, presenter: holding.holder)
                links[key, default: Link()]
                    .reachesView(views.count == 1 ? 2 : 1, message, holding.site)
            }
        }
    }

    private mutating func addHoldersOfView(_ view: TypeID) {
        for holding in facts.holdings.byHeld(view)
        where mayBePresenter(holding.holder) && holding.form != .qualifier {
            let message = "\(name(holding.holder)) holds \(name(view))"
            let key = PairKey(view: view, presenter: holding.holder)
            links[key, default: Link()].reachesView(2, message, holding.site)
        }
    }

    // MARK: Wiring

    private mutating func add(_ connection: Connection) {
        guard !isPassedOn(connection) else { return }
        let holders = concrete(connection.holder)
        let held = connection.held
        for holder in holders {
            if mayBeView(holder), mayBePresenter(held), !isContent(connection, of: holder) {
                let message = sentence(connection, to: holder)
                let key = PairKey(view: holder, presenter: held)
                links[key, default: Link()].reachesPresenter(3, message, connection.site)
            }
            if mayBeView(held), mayBePresenter(holder) {
                let message = sentence(connection, to: holder)
                let key = PairKey(view: held, presenter: holder)
                links[key, default: Link()].reachesView(3, message, connection.site)
            }
        }
    }

    /// A class that listens to a controller's events is reached by it. A controller that listens
    /// to a class is driven by it where somebody else said so, or where it alone knows the class
    /// and tells it its events: any view may listen to a service.
    private mutating func addListener(_ stream: Connection) {
        guard !isPassedOn(stream) else { return }
        let listener = stream.holder
        for source in concrete(stream.held) {
            let message = "\(name(listener)) listens to a stream of \(name(source))"
            if mayBeController(source), mayBePresenter(listener) {
                links[PairKey(view: source, presenter: listener), default: Link()]
                    .reachesPresenter(3, message, stream.site)
            }
            let key = PairKey(view: listener, presenter: source)
            if mayBeController(listener), mayBePresenter(source),
                stream.scope.type != listener || tells(key)
            {
                links[key, default: Link()].reachesView(3, message, stream.site)
            }
        }
    }

    private mutating func tells(_ key: PairKey) -> Bool {
        if let known = isTold[key] { return known }
        let answer = SoleLogic(facts: facts).isTold(key.presenter, by: key.view)
        isTold[key] = answer
        return answer
    }

    private func mayBeController(_ type: TypeID) -> Bool {
        mayBeView(type) && facts.nature(type) != .viewClass
    }

    /// Whether closures make what a view is built around, as a list is around its rows: those, and
    /// the actions beside them, tie it to none of the objects that use it.
    private func isContent(_ connection: Connection, of view: TypeID) -> Bool {
        guard connection.way == .closure || connection.way == .boundMethod,
            facts.nature(view) == .swiftUIView
        else { return false }
        return index[view].members.contains { member in
            index[member].kind == .property && index[member].isStored
                && isContent(facts.graph.typer.type(of: member))
        }
    }

    private func isContent(_ type: SwiftType) -> Bool {
        switch type.unwrapped {
        case .function(_, let result): isContent(result)
        case .parameter(_, let bounds): bounds.contains(where: isContent)
        case .external(let name, _): ["View", "AnyView"].contains(index.text(name))
        default: false
        }
    }

    private func sentence(_ connection: Connection, to holder: TypeID) -> String {
        let held = name(connection.held)
        switch connection.way {
        case .closure: return "a closure with \(held) is handed to \(name(holder))"
        case .boundMethod: return "a method of \(held) is handed to \(name(holder))"
        default: return "\(held) is handed to \(name(holder))"
        }
    }

    /// A view that hands on what it was given itself wires nothing.
    private func isPassedOn(_ connection: Connection) -> Bool {
        guard let type = connection.scope.type else { return false }
        // Who makes a screen, or has one made, and listens to it opens it; it is no part of it.
        if type == connection.held, connection.way == .closure || connection.way == .boundMethod {
            return !keeps(type, connection.holder)
                || facts.creations(of: connection.holder).contains { $0.scope.type == type }
        }
        guard facts.nature(type).isView, type != connection.holder else { return false }
        return !facts.creations(of: connection.held).contains { $0.scope.type == type }
    }

    private func keeps(_ type: TypeID, _ held: TypeID) -> Bool {
        facts.holdings.all(of: type, index).contains {
            $0.held == held || index.hierarchy.isKind(held, of: $0.held)
        }
    }

    /// The class behind a protocol that only one class implements.
    private func concrete(_ type: TypeID) -> [TypeID] {
        guard index[type].kind == .protocol else { return [type] }
        let conformers = (index.hierarchy.conformers[type] ?? []).filter(facts.isCandidate)
        return conformers.count == 1 ? conformers : []
    }

    // MARK: Generic assemblers

    /// A type whose aliases or whose superclass's arguments name a view and a presenter.
    private mutating func addGenericPairs(of type: TypeID) {
        guard facts.isCandidate(type) else { return }
        let named = facts[type].partners
        guard !named.isEmpty else { return }
        for view in named.keys.sorted() where mayBeView(view) && view != type {
            for presenter in named.keys.sorted() where mayBePresenter(presenter) {
                guard let site = named[presenter], presenter != type || named[view] != nil
                else { continue }
                let key = PairKey(view: view, presenter: presenter)
                let message = "\(name(type)) names \(name(view)) and \(name(presenter)) together"
                if presenter != type {
                    links[key, default: Link()].reachesPresenter(3, message, site)
                }
                links[key, default: Link()].reachesView(3, message, site)
            }
        }
    }
}
