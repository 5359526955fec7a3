import Diagnostics

/// The bytes of a baseline's file: sorted entries, each on a line of its own.
package enum BaselineFile {
    /// The file with these entries; reasons, owners and days stay as they are.
    package static func bytes(_ entries: [BaselineEntry], version: Int) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", version)
            writer.key("entries")
            writer.list(entries.sorted { isBefore($0, $1) }) { write($1, to: &$0) }
        }
        writer.lineEnd()
        return writer.bytes
    }

    /// The order of two entries by the bytes of what they say.
    private static func isBefore(_ entry: BaselineEntry, _ other: BaselineEntry) -> Bool {
        for (text, otherText) in zip(texts(of: entry), texts(of: other)) where text != otherText {
            return text.utf8.lexicographicallyPrecedes(otherText.utf8)
        }
        return false
    }

    private static func texts(of entry: BaselineEntry) -> [String] {
        let identity = entry.identity
        let texts = [
            identity.rule, identity.from, identity.to, identity.contract, entry.until?.text,
            entry.owner, entry.reason,
        ]
        return texts.map { $0 ?? "" }
    }

    private static func write(_ entry: BaselineEntry, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("rule", entry.identity.rule)
            if let contract = entry.identity.contract { writer.member("contract", contract) }
            writer.member("from", entry.identity.from)
            if let to = entry.identity.to { writer.member("to", to) }
            if let reason = entry.reason { writer.member("reason", reason) }
            if let owner = entry.owner { writer.member("owner", owner) }
            if let until = entry.until { writer.member("until", until.text) }
        }
    }
}
