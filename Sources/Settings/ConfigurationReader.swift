import Diagnostics
import SourceText

extension Configuration {
    /// Larger files are no configurations.
    package static let maximumSize = 1 << 20

    /// Reads a configuration and collects every mistake in it before it fails.
    package init(
        reading source: SourceFile, catalogue: [RuleDescription]
    ) throws(ConfigurationMistakes) {
        var reader = ConfigurationReader(catalogue: catalogue)
        let configuration = reader.read(source)
        guard reader.mistakes.isEmpty else {
            throw ConfigurationMistakes(
                path: source.path, mistakes: reader.sortedMistakes(in: source))
        }
        self = configuration
    }
}

/// Turns JSON into a `Configuration`; a mistake is recorded and the reading goes on.
struct ConfigurationReader {
    let catalogue: [RuleDescription]
    private(set) var mistakes: [(offset: UInt32, message: String)] = []

    init(catalogue: [RuleDescription]) { self.catalogue = catalogue }

    mutating func read(_ source: SourceFile) -> Configuration {
        var configuration = Configuration(catalogue: catalogue)
        configuration.source = source
        guard source.bytes.count <= Configuration.maximumSize else {
            report("The file is larger than 1 MiB.", at: 0)
            return configuration
        }
        var json = JSONReader(source.bytes)
        do throws(JSONReader.Failure) {
            let document = try json.readDocument()
            for duplicate in json.duplicates {
                report(duplicate.message, at: UInt32(duplicate.offset))
            }
            readTopLevel(document, into: &configuration)
        } catch {
            report(error.message, at: UInt32(error.offset))
        }
        return configuration
    }

    /// The mistakes in the order of their places.
    func sortedMistakes(in source: SourceFile) -> [ConfigurationMistake] {
        let lines = LineTable(source.bytes)
        return mistakes.sorted { ($0.offset, $0.message) < ($1.offset, $1.message) }.map {
            ConfigurationMistake(position: lines.position(utf16: $0.offset), message: $0.message)
        }
    }

    mutating func report(_ message: String, at offset: UInt32) {
        mistakes.append((offset, message))
    }

    mutating func report(_ message: String, at value: JSONValue) {
        report(message, at: value.range.start)
    }
}

// MARK: The top level

extension ConfigurationReader {
    /// The keys of this version.
    private static let keys = [
        "extends", "include", "exclude", "modules", "layers", "roles", "rules",
    ]
    /// Keys of the specification whose work this version cannot do yet.
    private static let plannedKeys = ["contracts", "baseline"]
    private static let presets = ["module"]

    private mutating func readTopLevel(_ value: JSONValue, into configuration: inout Configuration)
    {
        guard case .object(let members) = value.content else {
            report("The configuration is an object, not \(value.kindName).", at: value)
            return
        }
        for member in members {
            switch member.key {
            case "extends": readPreset(member.value)
            case "include": configuration.include = readPatterns(member)
            case "exclude": configuration.exclude = readPatterns(member)
            case "modules": configuration.modules = readPatterns(member)
            case "layers": configuration.layers = readLayers(member.value)
            case "roles": configuration.roles = readRoles(member.value)
            case "rules": readRules(member.value, into: &configuration)
            case "$schema": break
            case let key where Self.plannedKeys.contains(key):
                let known = Self.keys.map { "\"\($0)\"" }.joined(separator: ", ")
                report(
                    "This version cannot check \"\(key)\"; it honours \(known).",
                    at: member.keyRange.start)
            default: reportUnknown("key", member, among: Self.keys)
            }
        }
    }

    private mutating func readPreset(_ value: JSONValue) {
        guard let name = string(value, for: "extends") else { return }
        guard !Self.presets.contains(name) else { return }
        report(
            "There is no preset \"\(name)\".\(suggestion(for: name, among: Self.presets))",
            at: value)
    }

    mutating func readPatterns(_ member: JSONMember) -> [PathPattern] {
        guard case .array(let values) = member.value.content else {
            reportKind(member.value, of: member.key, expected: "a list of patterns")
            return []
        }
        return values.compactMap { readPattern($0, of: member.key) }
    }

    /// A pattern is a string, or an object with `path` and `reason`.
    private mutating func readPattern(_ value: JSONValue, of key: String) -> PathPattern? {
        guard case .object(let members) = value.content else {
            return string(value, for: key).flatMap { compile($0, at: value, reason: nil) }
        }
        var path: (text: String, value: JSONValue)?
        var reason: String?
        for member in members {
            switch member.key {
            case "path":
                path = string(member.value, for: "path").map { ($0, member.value) }
            case "reason": reason = string(member.value, for: "reason")
            default: reportUnknown("key", member, among: ["path", "reason"])
            }
        }
        if !members.contains(where: { $0.key == "path" }) {
            report("The pattern lacks its \"path\".", at: value)
        }
        return path.flatMap { compile($0.text, at: $0.value, reason: reason) }
    }

    private mutating func compile(
        _ text: String, at value: JSONValue, reason: String?
    ) -> PathPattern? {
        do throws(GlobMistake) {
            return PathPattern(glob: try Glob(text), range: value.range, reason: reason)
        } catch {
            report("Bad pattern \"\(text)\": \(error.message)", at: value)
            return nil
        }
    }
}

// MARK: Values of one kind

extension ConfigurationReader {
    mutating func string(_ value: JSONValue, for key: String) -> String? {
        if case .string(let text) = value.content { return text }
        reportKind(value, of: key, expected: "a string")
        return nil
    }

    /// The strings of a list with their values; other entries are mistakes.
    mutating func strings(_ value: JSONValue, for key: String) -> [(String, JSONValue)] {
        guard case .array(let values) = value.content else {
            reportKind(value, of: key, expected: "a list of strings")
            return []
        }
        return values.compactMap { entry in string(entry, for: key).map { ($0, entry) } }
    }

    mutating func reportKind(_ value: JSONValue, of key: String, expected: String) {
        report("\"\(key)\" takes \(expected), not \(value.kindName).", at: value)
    }

    mutating func reportUnknown(_ what: String, _ member: JSONMember, among names: [String]) {
        let question = suggestion(for: member.key, among: names)
        report("Unknown \(what) \"\(member.key)\".\(question)", at: member.keyRange.start)
    }
}
