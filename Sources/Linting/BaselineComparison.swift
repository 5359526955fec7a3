import Diagnostics
import SourceText

/// Compares findings with the entries of the baseline: each entry allows one finding.
struct BaselineComparison {
    private let entries: [BaselineEntry]
    private let today: CalendarDay
    private let entriesByIdentity: [FindingIdentity: [Int]]
    private(set) var states: [BaselineState]

    init(_ entries: [BaselineEntry], today: CalendarDay) {
        self.entries = entries
        self.today = today
        states = Array(repeating: .stale, count: entries.count)
        entriesByIdentity = Dictionary(grouping: entries.indices) { entries[$0].identity }
    }

    /// Marks what an entry allows; `identity` tells what a finding is, in the order of places.
    ///
    /// Of several equal findings the first ones are allowed, by the entries that still hold.
    mutating func compare(
        _ findings: inout [Finding], identities: [FindingIdentity], baselineIndex: Int
    ) {
        var groups: [FindingIdentity: [Int]] = [:]
        for index in findings.indices where entriesByIdentity[identities[index]] != nil {
            groups[identities[index], default: []].append(index)
        }
        for (identity, group) in groups {
            let found = group.sorted { findings[$0].isBefore(findings[$1]) }
            let open = found.filter { !findings[$0].isSuppressed }
            let listed = (entriesByIdentity[identity] ?? []).sorted {
                (isOver($0) ? 1 : 0, $0) < (isOver($1) ? 1 : 0, $1)
            }
            for (index, entry) in zip(open, listed) {
                mark(&findings[index], by: entry, in: baselineIndex)
            }
            for entry in listed.dropFirst(open.count).prefix(found.count - open.count) {
                states[entry] = .suppressed
            }
        }
    }

    private func isOver(_ entry: Int) -> Bool {
        entries[entry].until.map { $0 < today } ?? false
    }

    private mutating func mark(_ finding: inout Finding, by entry: Int, in file: Int) {
        guard isOver(entry), let until = entries[entry].until?.text else {
            finding.baseline = .allowed
            finding.justification = entries[entry].reason
            states[entry] = .holds(finding.place)
            return
        }
        finding.baseline = .expired
        finding.message += "; the baseline allowed it until \(until)"
        finding.notes.append(
            Note(
                place: Place(file: file, range: entries[entry].range),
                message: "this entry has run out"))
        states[entry] = .expired(finding.place)
    }

    /// Takes back that entries are stale, where the run cannot tell.
    mutating func leaveOpen(where cannotTell: (BaselineEntry) -> Bool) {
        for index in entries.indices where states[index].isStale && cannotTell(entries[index]) {
            states[index] = .unchecked
        }
    }

    var checked: [CheckedEntry] { zip(entries, states).map { CheckedEntry($0, $1) } }
}

extension Finding {
    /// The order of places; equal places are told apart by what is said.
    fileprivate func isBefore(_ other: Finding) -> Bool {
        (place.file, place.range.start, message)
            < (other.place.file, other.place.range.start, other.message)
    }
}
