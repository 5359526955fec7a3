extension ConfigurationReader {
    private static let overrideKeys = ["paths", "rules", "reason"]

    /// A list of objects, each with the rules that differ in the files of some paths.
    mutating func readOverrides(_ value: JSONValue) -> [OverrideSetting] {
        guard case .array(let values) = value.content else {
            reportKind(value, of: "overrides", expected: "a list of overrides")
            return []
        }
        return values.compactMap { readOverride($0) }
    }

    private mutating func readOverride(_ value: JSONValue) -> OverrideSetting? {
        guard case .object(let members) = value.content else {
            report(
                "An override is an object with \"paths\" and \"rules\", not \(value.kindName).",
                at: value)
            return nil
        }
        for key in ["paths", "rules"] {
            let member = members.first { $0.key == key }
            if member?.value.isEmpty ?? true {
                report(
                    "The override \(member == nil ? "lacks its" : "has empty") \"\(key)\".",
                    at: member?.value ?? value)
            }
        }
        var override = OverrideSetting(paths: [], changes: [:])
        var reason: String?
        for member in members {
            switch member.key {
            case "paths": override.paths = readPatterns(member)
            case "rules": override.changes = readChanges(member.value)
            case "reason": reason = string(member.value, for: member.key)
            default: reportUnknown("key", member, among: Self.overrideKeys)
            }
        }
        for rule in override.changes.keys where override.changes[rule]?.reason == nil {
            override.changes[rule]?.reason = reason
        }
        return override
    }

    private mutating func readChanges(_ value: JSONValue) -> [String: RuleChange] {
        var changes: [String: RuleChange] = [:]
        for (rule, change) in readRuleChanges(value) { changes[rule] = change }
        return changes
    }
}
