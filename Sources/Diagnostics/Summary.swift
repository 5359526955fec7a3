/// What a run read, found and had to leave open.
package struct Summary: Sendable, Equatable {
    /// Swift files that were read.
    package var files = 0
    /// Files among them that were read but not linted: tests, mocks, generated ones.
    package var unlintedFiles = 0
    package var lines = 0
    package var types = 0
    /// UI modules.
    package var modules = 0
    package var errors = 0
    package var warnings = 0
    package var infos = 0
    /// Findings that a comment in the source allows.
    package var suppressed = 0
    /// Findings that the baseline allows.
    package var baselined = 0
    /// Nil where there is no baseline.
    package var baseline: BaselineSize?
    /// Uses of names that could not be resolved to one declaration.
    package var unresolvedNames = 0
    /// Types whose role is not sure: it rests on a name alone, or they inherit from a class that
    /// the sources do not show.
    package var unknownRoles = 0
    /// Assemblies whose object graph could be read to its end.
    package var assembliesDecided = 0
    package var assembliesFound = 0
    /// Why the other assemblies are undecided: the calls that objects escaped to, the commonest
    /// first.
    package var undecided: [UndecidedCall] = []

    package init() {}

    /// Counts findings by severity, the allowed ones apart.
    package mutating func count(_ findings: [Finding]) {
        for finding in findings {
            if finding.isSuppressed {
                suppressed += 1
                continue
            }
            if finding.baseline == .allowed {
                baselined += 1
                continue
            }
            switch finding.severity {
            case .error: errors += 1
            case .warning: warnings += 1
            case .info: infos += 1
            case .off: break
            }
        }
    }
}

/// How large the baseline is, and how much of it has to go.
package struct BaselineSize: Sendable, Equatable {
    package let entries: Int
    /// Entries without a finding left for them.
    package let stale: Int
    /// Entries whose last day has passed, with their findings still there.
    package let expired: Int

    /// The change in size that the run asks for.
    package var delta: Int { -stale }

    package init(_ entries: [CheckedEntry]) {
        self.entries = entries.count
        stale = entries.count(where: \.state.isStale)
        expired = entries.count { entry in
            if case .expired = entry.state { true } else { false }
        }
    }
}

/// A call that cannot be read, with the number of assemblies that it leaves undecided.
package struct UndecidedCall: Sendable, Equatable {
    package let call: String
    package let count: Int

    package init(call: String, count: Int) {
        self.call = call
        self.count = count
    }

    /// The calls of several assemblies, counted.
    package static func counted(_ calls: some Sequence<String>) -> [UndecidedCall] {
        Dictionary(grouping: calls) { $0 }.map { UndecidedCall(call: $0, count: $1.count) }
            .sorted { ($1.count, $0.call) < ($0.count, $1.call) }
    }
}
