import Diagnostics

extension ConfigurationReader {
    mutating func readRules(_ value: JSONValue, into configuration: inout Configuration) {
        for (rule, change) in readRuleChanges(value) {
            configuration[rule: rule].apply(change)
        }
    }

    /// What an object says of rules, by their identifiers.
    mutating func readRuleChanges(_ value: JSONValue) -> [(rule: String, change: RuleChange)] {
        guard case .object(let members) = value.content else {
            reportKind(value, of: "rules", expected: "an object")
            return []
        }
        var changes: [(rule: String, change: RuleChange)] = []
        for member in members {
            guard let rule = catalogue.first(where: { $0.id == member.key }) else {
                reportUnknown("rule", member, among: catalogue.map(\.id))
                continue
            }
            let change = readChange(member.value, of: rule)
            if change.severity != .off { enabled.append((rule.id, place(member.keyRange))) }
            changes.append((rule.id, change))
        }
        return changes
    }

    /// A severity, or an object with `severity`, `reason` and the rule's options.
    private mutating func readChange(_ value: JSONValue, of rule: RuleDescription) -> RuleChange {
        var change = RuleChange()
        switch value.content {
        case .string(let text): change.severity = severity(text, at: value)
        case .object(let members):
            for member in members { read(member, of: rule, into: &change) }
        default: reportKind(value, of: rule.id, expected: "a severity or an object")
        }
        return change
    }

    private mutating func read(
        _ member: JSONMember, of rule: RuleDescription, into change: inout RuleChange
    ) {
        switch member.key {
        case "severity":
            change.severity = string(member.value, for: "severity")
                .flatMap { severity($0, at: member.value) }
        case "reason": change.reason = string(member.value, for: "reason")
        default:
            guard let option = rule.options.first(where: { $0.name == member.key }) else {
                let names = ["severity", "reason"] + rule.options.map(\.name)
                reportUnknown("option", member, among: names)
                return
            }
            change.options[option.name] = self.value(member.value, of: option)
        }
    }

    private mutating func severity(_ text: String, at value: JSONValue) -> Severity? {
        if let severity = Severity(rawValue: text) { return severity }
        let names = Severity.allCases.reversed().map(\.rawValue)
        report("Unknown severity \"\(text)\".\(suggestion(for: text, among: names))", at: value)
        return nil
    }

    private mutating func value(_ value: JSONValue, of option: RuleOption) -> OptionValue? {
        switch option.kind {
        case .integer(let minimum, _): return integer(value, of: option.name, minimum: minimum)
        case .strings(let allowed, _): return words(value, of: option.name, allowed: allowed)
        case .boolean:
            if case .boolean(let flag) = value.content { return .boolean(flag) }
            reportKind(value, of: option.name, expected: "true or false")
            return nil
        }
    }

    private mutating func integer(
        _ value: JSONValue, of name: String, minimum: Int
    ) -> OptionValue? {
        guard case .number(let text) = value.content, let number = Int(text) else {
            reportKind(value, of: name, expected: "a whole number")
            return nil
        }
        guard number >= minimum else {
            report("\"\(name)\" is at least \(minimum), not \(number).", at: value)
            return nil
        }
        return .integer(number)
    }

    private mutating func words(
        _ value: JSONValue, of name: String, allowed: [String]
    ) -> OptionValue? {
        var words: [String] = []
        for (word, entry) in strings(value, for: name) {
            if allowed.isEmpty || allowed.contains(word) {
                words.append(word)
            } else {
                let question = suggestion(for: word, among: allowed)
                report("\"\(name)\" has no value \"\(word)\".\(question)", at: entry)
            }
        }
        return .strings(words)
    }
}
