import Diagnostics
import SourceText

/// What `baseline show` prints: each entry with what has become of it.
package struct BaselineReport {
    private let entries: [CheckedEntry]
    private let path: String
    private let files: [SourceFile]

    package init(_ entries: [CheckedEntry], path: String, files: [SourceFile]) {
        self.entries = entries
        self.path = path
        self.files = files
    }

    /// The size of the baseline, then one paragraph an entry.
    package var text: String {
        var locator = SourceLocator(files)
        let size = BaselineSize(entries).phrase
        return "\(printable(path)): \(size)\n"
            + entries.map { "\n" + paragraph($0, &locator) }.joined()
    }

    private func paragraph(_ checked: CheckedEntry, _ locator: inout SourceLocator) -> String {
        let identity = checked.entry.identity
        let target = identity.to.map { " on \(printable($0))" } ?? ""
        var text = "\(printable(identity.rule)): \(printable(identity.from))\(target)\n"
        if let contract = identity.contract { text += "  contract: \(printable(contract))\n" }
        text += "  \(checked.state.word)"
        if let place = checked.state.place { text += ": \(locator.label(place))" }
        text += "\n"
        let details = [
            ("reason", checked.entry.reason), ("owner", checked.entry.owner),
            ("until", checked.entry.until?.text),
        ]
        for (name, value) in details {
            if let value { text += "  \(name): \(printable(value))\n" }
        }
        return text
    }

    /// `{"baseline":…,"entries":[…]}` with what is known of each entry.
    package var json: [UInt8] {
        var locator = SourceLocator(files)
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("baseline", path)
            writer.key("entries")
            writer.list(entries) { writer, entry in write(entry, &locator, to: &writer) }
        }
        writer.lineEnd()
        return writer.bytes
    }

    private func write(
        _ checked: CheckedEntry, _ locator: inout SourceLocator, to writer: inout JSONWriter
    ) {
        writer.object { writer in
            writer.member("rule", checked.entry.identity.rule)
            writer.member("contract", checked.entry.identity.contract)
            writer.member("from", checked.entry.identity.from)
            writer.member("to", checked.entry.identity.to)
            writer.member("reason", checked.entry.reason)
            writer.member("owner", checked.entry.owner)
            writer.member("until", checked.entry.until?.text)
            writer.member("state", checked.state.word)
            writer.member("file", checked.state.place.map { locator.path($0) })
            writer.key("line")
            if let place = checked.state.place {
                writer.number(locator.start(place).line)
            } else {
                writer.null()
            }
        }
    }
}

extension BaselineState {
    /// The state as `baseline show` names it.
    fileprivate var word: String {
        switch self {
        case .holds: "holds"
        case .expired: "expired"
        case .stale: "stale"
        case .suppressed: "suppressed"
        case .unchecked: "unchecked"
        }
    }

    fileprivate var place: Place? {
        switch self {
        case .holds(let place), .expired(let place): place
        case .stale, .suppressed, .unchecked: nil
        }
    }
}
