import SourceText

/// One finding that the project has agreed to live with.
package struct BaselineEntry: Sendable, Equatable {
    package var identity: FindingIdentity
    package var reason: String?
    package var owner: String?
    /// The last day on which the entry holds; nil for ever.
    package var until: CalendarDay?
    /// The entry's bytes in the baseline's file.
    package var range: SourceRange

    package init(
        _ identity: FindingIdentity, reason: String? = nil, owner: String? = nil,
        until: CalendarDay? = nil, range: SourceRange = SourceRange(start: 0, end: 0)
    ) {
        self.identity = identity
        self.reason = reason
        self.owner = owner
        self.until = until
        self.range = range
    }
}

/// What a run makes of an entry.
package enum BaselineState: Sendable, Equatable {
    /// Its finding is there and does not count.
    case holds(Place)
    /// Its finding is there and counts again, because the entry's last day has passed.
    case expired(Place)
    /// Its finding is gone.
    case stale
    /// Its finding is there, and a comment allows it already.
    case suppressed
    /// The run did not look at what it is about.
    case unchecked

    /// Whether the entry has to go.
    package var isStale: Bool { self == .stale || self == .suppressed }
}

/// An entry with what a run makes of it.
package struct CheckedEntry: Sendable {
    package var entry: BaselineEntry
    package var state: BaselineState

    package init(_ entry: BaselineEntry, _ state: BaselineState) {
        self.entry = entry
        self.state = state
    }
}
