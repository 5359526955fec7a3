import Diagnostics
import Linting
import Project

/// What the command line says of the entries to add.
package struct EntryOptions: Equatable, Sendable {
    /// Only findings of these rules; of all rules where there are none.
    package var rules: [String] = []
    package var reason: String?
    package var owner: String?
    /// The last day as it was written.
    package var lastDay: String?
    /// The last day; nil where nothing or no day was written.
    package var until: CalendarDay? { lastDay.flatMap { CalendarDay($0) } }
}

/// How a run would change the baseline.
struct BaselineChange {
    let result: LintResult
    private let options: EntryOptions
    private let today: CalendarDay
    private var checked: [CheckedEntry] { result.baseline.entries }

    init(_ result: LintResult, _ options: EntryOptions, today: CalendarDay) {
        self.result = result
        self.options = options
        self.today = today
    }

    /// The entries afterwards, and how to say it.
    struct Step {
        var entries: [BaselineEntry]
        /// Whether the file is to be written.
        var changesFile: Bool
        var sentence: String
        /// Why nothing can be done.
        var refusal: String?
    }

    /// The baseline's path as findings print it.
    var path: String {
        let location = result.baseline.location
        return location.relative(to: FileLocation(result.report.root)) ?? location.path
    }

    /// All entries that there are, and one for each finding that counts. An entry that has run out
    /// holds again where a new last day is given; without one it keeps reporting.
    var added: Step {
        var entries = checked.map(\.entry)
        var renewed = 0
        var expired = 0
        for index in entries.indices {
            guard case .expired = checked[index].state, isMeant(entries[index].identity.rule)
            else { continue }
            guard let until = options.until else {
                expired += 1
                continue
            }
            entries[index].until = until
            entries[index].reason = options.reason ?? entries[index].reason
            entries[index].owner = options.owner ?? entries[index].owner
            renewed += 1
        }
        let new = newEntries
        var sentence = self.sentence(from: entries.count, to: entries.count + new.count)
        if renewed > 0 { sentence += "; \(renewed) renewed" }
        if expired > 0 {
            sentence += "; \(expired) expired, which a new day (--until) makes hold again"
        }
        return Step(
            entries: entries + new, changesFile: !new.isEmpty || renewed > 0, sentence: sentence,
            refusal: refusal)
    }

    /// A day that has passed would allow nothing.
    private var refusal: String? {
        guard let until = options.until, until < today else { return nil }
        return "--until \(until.text) has passed already."
    }

    private var newEntries: [BaselineEntry] {
        result.report.findings.filter { finding in
            finding.isOpen && finding.baseline == .unlisted && isMeant(finding.rule)
                && !HygieneRules.neverBaselined.contains(finding.rule)
        }.map { finding in
            let path = result.report.files[finding.place.file].path
            return BaselineEntry(
                finding.identity(path: path), reason: options.reason, owner: options.owner,
                until: options.until)
        }
    }

    private func isMeant(_ rule: String) -> Bool {
        options.rules.isEmpty || options.rules.contains(rule)
    }

    /// The entries whose findings are there, or may be.
    var pruned: Step {
        let kept = checked.filter { !$0.state.isStale }.map(\.entry)
        return Step(
            entries: kept, changesFile: kept.count < checked.count,
            sentence: sentence(from: checked.count, to: kept.count))
    }

    private func sentence(from count: Int, to newCount: Int) -> String {
        let noun = newCount == 1 ? "entry" : "entries"
        if count == newCount { return "\(count) \(noun), no change" }
        let change = newCount > count ? "+\(newCount - count)" : "\(newCount - count)"
        return "\(count) → \(newCount) \(noun), change \(change)"
    }
}
