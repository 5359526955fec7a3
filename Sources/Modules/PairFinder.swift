import Dependencies

/// Decides which linked classes are presenters, by what the links add up to.
struct PairFinder {
    let facts: WiringFacts
    private(set) var pairs: [Pair] = []
    private(set) var inner: [InnerPair] = []
    private var index: ProjectIndex { facts.index }

    /// A view and its presenter.
    struct Pair {
        let view: TypeID
        let presenter: TypeID
        let score: Int
        let isMutual: Bool
        let evidence: [Evidence]
    }

    /// A presenter behind a presenter: an interactor.
    struct InnerPair {
        let presenter: TypeID
        let inner: TypeID
        let score: Int
        let evidence: [Evidence]
    }

    /// What two reaching each other, or one reaching a class named for logic, must add up to.
    private static let threshold = 4

    /// - Parameter stated: the roles that somebody wrote down; two that were called view and
    ///   presenter are a pair whatever links them.
    init(_ facts: WiringFacts, _ stated: [TypeID: RoleAssignment]) {
        self.facts = facts
        let links = LinkFinder(facts, stated).links
        for key in links.keys.sorted() {
            let isStated = stated[key.view] != nil && stated[key.presenter] != nil
            guard let link = links[key],
                let score = score(link, key) ?? (isStated ? Self.threshold : nil)
            else { continue }
            pairs.append(Pair(
                view: key.view, presenter: key.presenter, score: score, isMutual: link.isMutual,
                evidence: link.evidence))
        }
        dropSent()
        findInner()
    }

    private func score(_ link: Link, _ key: PairKey) -> Int? {
        let clue = facts.clue(key.presenter)
        let receivesEvents = clue.kind == .neutral && !link.isMutual && link.toPresenter >= 3
            && SoleLogic(facts: facts).receivesEvents(key.presenter, of: key.view)
        let isModel = link.toPresenter >= 3 && isObservedModel(key)
        var score = link.strength
        switch clue.kind {
        case .logic: score += 2
        case .navigation where link.isObserved: return nil
        case _ where link.isObserved || isModel: score += 2
        case .navigation, .assembly: score -= 3
        case .neutral where receivesEvents: score += 2
        case .helper: score -= 3
        case .service, .stub: score -= 2
        case .view, .neutral: break
        }
        if clue.stem == facts.clue(key.view).stem { score += 1 }
        if clue.kind != .logic, creates(key.presenter, key.view) { score -= 3 }
        // What a view makes for itself is its helper unless it is named for logic, or observed
        // while others could see it too.
        let isOpen = link.isObserved && !index[key.presenter].isFilePrivate
        if clue.kind != .logic, !isOpen, creates(key.view, key.presenter) { return nil }
        if clue.kind != .logic, isShared(key.presenter) { score -= 3 }
        if clue.kind != .logic, !isModel, isCommon(key.presenter) { score -= 3 }
        if facts.nature(key.view) == .viewClass {
            guard clue.kind == .logic,
                link.isMutual || (link.strength >= 3 && !isContent(key.presenter))
            else { return nil }
        }
        let isLogic = clue.kind == .logic || link.isObserved || isModel || receivesEvents
        guard link.isMutual || isLogic else { return nil }
        // Who only holds it, neither wired nor akin by name, may as well be its user.
        guard link.isMutual || link.strength >= 3 || isKin(key) else { return nil }
        return score >= Self.threshold ? score : nil
    }

    /// Whether one name's stem begins with the other's.
    private func isKin(_ key: PairKey) -> Bool {
        let (view, presenter) = (facts.clue(key.view).stem, facts.clue(key.presenter).stem)
        guard min(view.count, presenter.count) >= 3 else { return view == presenter }
        return view.hasPrefix(presenter) || presenter.hasPrefix(view)
    }

    /// Whether an observable object is named as the model of a SwiftUI view, `CartModel` of
    /// `CartScreen`. An observable `Cart` may as well be the data that the view shows.
    private func isObservedModel(_ key: PairKey) -> Bool {
        guard facts.nature(key.view) == .swiftUIView, facts.isObservable(key.presenter) else {
            return false
        }
        let stem = facts.clue(key.view).stem
        return ["Model", "Logic", "State"].contains { word in
            index.name(of: key.presenter) == stem + word
        }
    }

    /// Whether an object only knows values that never change: what a drawing view shows next, not
    /// the logic behind it.
    private func isContent(_ type: TypeID) -> Bool {
        guard index.hierarchy.superclass(of: type) == nil else { return false }
        let properties = index[type].members.filter {
            index[$0].kind == .property && index[$0].isStored && !index[$0].isStatic
        }
        return !properties.isEmpty && properties.allSatisfy {
            index[$0].traits.contains(.isConstant) && isValue(facts.graph.typer.type(of: $0))
        }
    }

    private func isValue(_ type: SwiftType) -> Bool {
        switch type.unwrapped {
        case .external(let name, _): facts.effects(of: name).contains(.value)
        case .declared(let id, _): index[id].kind == .enum
        case .array(let element): isValue(element)
        default: false
        }
    }

    private func creates(_ creator: TypeID, _ created: TypeID) -> Bool {
        facts.creations(of: created).contains { $0.scope.type == creator }
    }

    /// A type that gives out an object of its own is a service for everybody.
    private func isShared(_ type: TypeID) -> Bool {
        facts.sharedObjects[type] != nil
    }

    /// What views all over the project hold is the logic of none of them: a setting, an account.
    private func isCommon(_ type: TypeID) -> Bool {
        let holders = facts.holdings.byHeld(type).lazy.map(\.holder).filter {
            facts.isCandidate($0) && facts.nature($0).isView
        }
        return Set(holders.map(facts.home)).count >= Self.commonFolders
    }

    /// In how many folders views hold what is common to them.
    private static let commonFolders = 3

    // MARK: What views are sent

    /// What the surer logic of a view hands to it through the view's contract is what that shows
    /// or edits, as a text would be, and not the logic behind it.
    private mutating func dropSent() {
        let byView = Dictionary(grouping: pairs, by: \.view)
        pairs = pairs.filter { pair in
            !(byView[pair.view] ?? []).contains { sender in
                sender.presenter != pair.presenter && sender.isMutual && sender.score > pair.score
                    && sends(sender, pair.presenter)
            }
        }
    }

    private func sends(_ sender: Pair, _ sent: TypeID) -> Bool {
        let contracts = facts.holdings.all(of: sender.presenter, index).map(\.held).filter {
            index[$0].kind == .protocol && index.hierarchy.isKind(sender.view, of: $0)
        }
        let asking = contracts.reduce(into: Set(contracts)) {
            $0.formUnion(index.hierarchy.conformances(of: $1).declared)
        }
        guard !asking.isEmpty else { return false }
        let names = [sent] + index.hierarchy.conformances(of: sent).declared.sorted()
        return names.contains { name in
            facts.graph.uses(of: name).contains { use in
                (use.kind == .parameter || use.kind == .genericArgument)
                    && (use.from.map(asking.contains) ?? false)
            }
        }
    }

    // MARK: Interactors

    private mutating func findInner() {
        let views = Set(pairs.map(\.view))
        let presenters = Set(pairs.map(\.presenter))
        for presenter in presenters.sorted() {
            for candidate in reachable(from: presenter).sorted()
            where !presenters.contains(candidate) && !views.contains(candidate) {
                guard let found = innerPair(presenter, candidate) else { continue }
                inner.append(found)
            }
        }
    }

    private func reachable(from presenter: TypeID) -> Set<TypeID> {
        var found: Set<TypeID> = []
        for holding in facts.holdings.all(of: presenter, index) {
            if index[holding.held].kind == .protocol {
                found.formUnion(facts.logicConformers(of: holding.held))
            } else {
                found.insert(holding.held)
            }
        }
        return found.filter { facts.mayBePresenter($0) && $0 != presenter }
    }

    private func innerPair(_ presenter: TypeID, _ candidate: TypeID) -> InnerPair? {
        let clue = facts.clue(candidate)
        let isKin = clue.stem == facts.clue(presenter).stem
        switch clue.kind {
        case .navigation, .assembly, .service, .helper, .stub: return nil
        case .logic: break
        case .neutral, .view: guard isKin else { return nil }
        }
        var link = Link()
        reach(from: presenter, to: candidate) { link.reachesPresenter($0, $1, $2) }
        reach(from: candidate, to: presenter) { link.reachesView($0, $1, $2) }
        // Two that were both handed to one another belong together whatever they are called.
        guard isKin || (link.isMutual && link.strength >= 5) else { return nil }
        guard link.isMutual || (clue.kind == .logic && link.toPresenter > 0) else { return nil }
        let score = link.strength + (clue.kind == .logic ? 2 : 0) + (isKin ? 1 : 0)
        guard score >= Self.threshold else { return nil }
        return InnerPair(
            presenter: presenter, inner: candidate, score: score, evidence: link.evidence)
    }

    private func reach(
        from holder: TypeID, to held: TypeID, _ report: (Int, String, Site) -> Void
    ) {
        let names = ("`\(index.name(of: holder))`", "`\(index.name(of: held))`")
        for holding in facts.holdings.all(of: holder, index) {
            if holding.held == held {
                report(2, "\(names.0) holds \(names.1)", holding.site)
            } else if index[holding.held].kind == .protocol,
                index.hierarchy.isKind(held, of: holding.held)
            {
                let contract = "`\(index.name(of: holding.held))`"
                report(
                    2, "\(names.0) holds \(contract), which \(names.1) implements", holding.site)
            }
        }
        for connection in facts.connections(handing: held) where connection.holder == holder {
            report(3, "\(names.1) is handed to \(names.0)", connection.site)
        }
    }
}
