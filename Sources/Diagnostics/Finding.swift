import SourceText

/// How much a finding weighs: errors decide the exit status, `off` never reaches a report.
package enum Severity: String, Sendable, CaseIterable, Comparable {
    case off, info, warning, error

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
        switch self {
        case .off: 0
        case .info: 1
        case .warning: 2
        case .error: 3
        }
    }
}

/// A place in a file that a finding or a note points at.
package struct Place: Hashable, Sendable {
    /// The index of the file in the linted project.
    package var file: Int
    package var range: SourceRange

    package init(file: Int, range: SourceRange) {
        self.file = file
        self.range = range
    }
}

/// One step of the evidence behind a finding.
package struct Note: Hashable, Sendable {
    package var place: Place
    package var message: String

    package init(place: Place, message: String) {
        self.place = place
        self.message = message
    }
}

/// What the baseline says of a finding.
package enum BaselineVerdict: Sendable, Equatable {
    /// No entry is left for it.
    case unlisted
    /// An entry allows it.
    case allowed
    /// An entry allowed it until a day that has passed.
    case expired
}

/// One violation of one rule at one token.
package struct Finding: Sendable {
    /// The rule's identifier, for example `view-contains-logic`.
    package var rule: String
    package var severity: Severity
    package var place: Place
    /// What is wrong and why, with the names of the reader's own types.
    package var message: String
    /// What to do instead.
    package var instruction: String
    package var notes: [Note] = []
    /// The UI module it belongs to, if any.
    package var module: String?
    /// The role of the type it stands in, as `inspect` prints it.
    package var role: String?
    /// The qualified name of the type it stands in (the from-symbol).
    package var type: String?
    /// What the finding stands in where that is no type: a member, a function. With `target` the
    /// finding's identity.
    package var origin: String?
    /// The name of what is used (the to-symbol).
    package var target: String?
    /// The name of the project's own contract that is broken.
    package var contract: String?
    /// Why the project configured the rule as it did, shown with the finding.
    package var reason: String?
    /// Set where a comment in the source allows the finding; it then never decides the status.
    package var isSuppressed = false
    /// What the baseline says of it.
    package var baseline = BaselineVerdict.unlisted
    /// Why the comment or the baseline allows it.
    package var justification: String?

    /// Whether the finding counts: nothing allows it.
    package var isOpen: Bool { !isSuppressed && baseline != .allowed }

    package init(
        rule: String, severity: Severity, place: Place, message: String, instruction: String
    ) {
        self.rule = rule
        self.severity = severity
        self.place = place
        self.message = message
        self.instruction = instruction
    }
}
