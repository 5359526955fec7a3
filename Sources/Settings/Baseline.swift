import Diagnostics
import SourceText

/// The findings that the project has agreed to live with: the content of the baseline's file.
package struct Baseline: Sendable {
    /// The version of the file's format.
    package static let version = 1
    package let source: SourceFile
    package let entries: [BaselineEntry]

    /// Reads a file and collects every mistake in it before it fails; an entry names one of the
    /// rules.
    package init(reading source: SourceFile, rules: [String]) throws(ConfigurationMistakes) {
        var reader = BaselineReader(rules: rules)
        entries = reader.read(source)
        self.source = source
        let mistakes = reader.sortedMistakes(in: source)
        guard mistakes.isEmpty else { throw ConfigurationMistakes(mistakes: mistakes) }
    }
}

/// Turns JSON into entries; a mistake is recorded and the reading goes on.
private struct BaselineReader {
    private static let keys = ["version", "entries"]
    private static let entryKeys = [
        "rule", "contract", "from", "to", "reason", "owner", "until",
    ]
    private static let maximumSize = 1 << 26
    private let rules: [String]
    private var mistakes: [(offset: UInt32, message: String)] = []

    init(rules: [String]) { self.rules = rules }

    mutating func read(_ source: SourceFile) -> [BaselineEntry] {
        guard source.bytes.count <= Self.maximumSize else {
            report("The file is larger than 64 MiB.", at: 0)
            return []
        }
        var json = JSONReader(source.bytes)
        do throws(JSONReader.Failure) {
            let document = try json.readDocument()
            for duplicate in json.duplicates {
                report(duplicate.message, at: UInt32(duplicate.offset))
            }
            return readTopLevel(document)
        } catch {
            report(error.message, at: UInt32(error.offset))
            return []
        }
    }

    private mutating func readTopLevel(_ value: JSONValue) -> [BaselineEntry] {
        guard case .object(let members) = value.content else {
            report("The baseline is an object, not \(value.kindName).", at: value)
            return []
        }
        var entries: [BaselineEntry] = []
        for member in members {
            switch member.key {
            case "version": readVersion(member.value)
            case "entries": entries = readEntries(member.value)
            case "$schema": break
            default: reportUnknown(member, among: Self.keys)
            }
        }
        for key in Self.keys where !members.contains(where: { $0.key == key }) {
            report("The baseline lacks its \"\(key)\".", at: value)
        }
        return entries
    }

    private mutating func readVersion(_ value: JSONValue) {
        guard case .number(let text) = value.content else {
            return report("\"version\" takes a number, not \(value.kindName).", at: value)
        }
        guard text == String(Baseline.version) else {
            return report(
                "This modlint reads version \(Baseline.version) of the format, not \(text).",
                at: value)
        }
    }

    private mutating func readEntries(_ value: JSONValue) -> [BaselineEntry] {
        guard case .array(let elements) = value.content else {
            report("\"entries\" takes a list, not \(value.kindName).", at: value)
            return []
        }
        return elements.compactMap { readEntry($0) }
    }

    private mutating func readEntry(_ value: JSONValue) -> BaselineEntry? {
        guard case .object(let members) = value.content else {
            report("An entry is an object, not \(value.kindName).", at: value)
            return nil
        }
        var texts: [String: String] = [:]
        for member in members {
            guard Self.entryKeys.contains(member.key) else {
                reportUnknown(member, among: Self.entryKeys)
                continue
            }
            guard case .string(let text) = member.value.content else {
                let found = member.value.kindName
                report("\"\(member.key)\" takes a string, not \(found).", at: member.value)
                continue
            }
            texts[member.key] = text
            check(member.key, text, at: member.value)
        }
        for key in ["rule", "from"] where !members.contains(where: { $0.key == key }) {
            report("The entry lacks its \"\(key)\".", at: value)
        }
        guard let rule = texts["rule"], let from = texts["from"] else { return nil }
        return BaselineEntry(
            FindingIdentity(
                rule: rule, from: from, to: texts["to"], contract: texts["contract"]),
            reason: texts["reason"], owner: texts["owner"],
            until: texts["until"].flatMap { CalendarDay($0) }, range: value.range)
    }

    /// The mistakes in the order of their places.
    func sortedMistakes(in source: SourceFile) -> [ConfigurationMistake] {
        let lines = LineTable(source.bytes)
        return mistakes.sorted { ($0.offset, $0.message) < ($1.offset, $1.message) }.map {
            ConfigurationMistake(
                path: source.path, position: lines.position(utf16: $0.offset), message: $0.message)
        }
    }

    private mutating func report(_ message: String, at offset: UInt32) {
        mistakes.append((offset, message))
    }

    private mutating func report(_ message: String, at value: JSONValue) {
        report(message, at: value.range.start)
    }

    private mutating func reportUnknown(_ member: JSONMember, among keys: [String]) {
        let question = suggestion(for: member.key, among: keys)
        report("Unknown key \"\(member.key)\".\(question)", at: member.keyRange.start)
    }

    private mutating func check(_ key: String, _ text: String, at value: JSONValue) {
        if key == "rule", !rules.contains(text) {
            let question = suggestion(for: text, among: rules)
            report("No rule \"\(text)\" has findings to list.\(question)", at: value)
        }
        if key == "until", CalendarDay(text) == nil {
            report("\"until\" is a day like 2026-12-31, not \"\(text)\".", at: value)
        }
    }
}
