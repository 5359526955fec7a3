import Dependencies

/// Two types that belong to one another, in the order in which a search pairs them.
struct PairKey: Hashable, Comparable {
    let view: TypeID
    let presenter: TypeID

    static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.view, lhs.presenter) < (rhs.view, rhs.presenter)
    }
}

/// The facts that connect a view with a class that may be its presenter.
struct Link {
    /// How strongly the view reaches the other: 3 wired, 2 held, 1 held through a protocol that
    /// several classes implement.
    private(set) var toPresenter = 0
    /// How strongly the other reaches the view, in the same measure.
    private(set) var toView = 0
    /// The view keeps it as its observed state (`@StateObject`, `@State` …).
    var isObserved = false
    private(set) var evidence: [Evidence] = []

    mutating func reachesPresenter(
        _ strength: Int, _ message: @autoclosure () -> String, _ site: Site
    ) {
        if strength > toPresenter { evidence.append(Evidence(message(), site)) }
        toPresenter = max(toPresenter, strength)
    }

    mutating func reachesView(
        _ strength: Int, _ message: @autoclosure () -> String, _ site: Site
    ) {
        if strength > toView { evidence.append(Evidence(message(), site)) }
        toView = max(toView, strength)
    }

    var isMutual: Bool { toPresenter > 0 && toView > 0 }
    var strength: Int { toPresenter + toView }
}
