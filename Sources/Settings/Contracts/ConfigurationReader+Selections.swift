extension ConfigurationReader {
    /// The selection that a contract cannot do without.
    mutating func requiredSelection(
        _ key: String, _ fields: inout ContractFields
    ) -> Selection? {
        guard let value = fields.take(key) else {
            report("The contract lacks its \"\(key)\".", at: fields.object)
            return nil
        }
        return readSelection(value, of: key)
    }

    /// A path pattern, a selector, or a list of both.
    mutating func readSelection(_ value: JSONValue, of key: String) -> Selection {
        let entries: [JSONValue]
        if case .array(let values) = value.content {
            entries = values
            if values.isEmpty { report("\"\(key)\" selects nothing.", at: value) }
        } else {
            entries = [value]
        }
        let selectors = entries.compactMap { readSelector($0, of: key) }
        return Selection(selectors: selectors, place: place(value.range))
    }

    private mutating func readSelector(
        _ value: JSONValue, of key: String
    ) -> Selection.Selector? {
        switch value.content {
        case .string:
            guard let pattern = selectorPattern(value, for: key) else { return nil }
            var selector = Selection.Selector()
            selector.paths = [pattern]
            return selector
        case .object(let members):
            var fields = ContractFields(members, of: value)
            return readSelector(&fields)
        default:
            reportKind(value, of: key, expected: "path patterns and selectors")
            return nil
        }
    }

    /// The rest of an object as a selector; other keys are mistakes.
    mutating func readSelector(_ fields: inout ContractFields) -> Selection.Selector {
        var selector = Selection.Selector()
        let isEmpty = !fields.holds("paths", "names", "roles", "baseTypes", "modules", "targets")
        selector.paths = patterns("paths", &fields)
        selector.names = patterns("names", &fields)
        selector.baseTypes = patterns("baseTypes", &fields)
        selector.modules = patterns("modules", &fields)
        selector.targets = patterns("targets", &fields)
        if let value = fields.take("roles") { selector.roles = readRoles(of: value) }
        selector.except = fields.take("except").map { readSelection($0, of: "except") }
        for member in fields.rest { reportUnknown("key", member, among: fields.asked) }
        if isEmpty, fields.rest.isEmpty {
            report("The selector says nothing of what it selects.", at: fields.object)
        }
        return selector
    }

    private mutating func patterns(
        _ key: String, _ fields: inout ContractFields
    ) -> [SelectorPattern] {
        fields.take(key).map { selectorPatterns($0, for: key) } ?? []
    }

    private mutating func readRoles(
        of value: JSONValue
    ) -> [(role: RoleName, place: ConfigurationPlace)] {
        strings(value, for: "roles").compactMap { word, entry in
            if let role = RoleName(rawValue: word) { return (role, place(entry.range)) }
            let roles = RoleName.allCases.map(\.rawValue)
            report("Unknown role \"\(word)\".\(suggestion(for: word, among: roles))", at: entry)
            return nil
        }
    }

    /// One pattern or a list of them.
    mutating func selectorPatterns(_ value: JSONValue, for key: String) -> [SelectorPattern] {
        guard case .array(let values) = value.content else {
            return selectorPattern(value, for: key).map { [$0] } ?? []
        }
        if values.isEmpty { report("\"\(key)\" holds no pattern.", at: value) }
        return values.compactMap { selectorPattern($0, for: key) }
    }

    private mutating func selectorPattern(
        _ value: JSONValue, for key: String
    ) -> SelectorPattern? {
        guard let text = string(value, for: key) else { return nil }
        do throws(GlobMistake) {
            return SelectorPattern(glob: try Glob(text), place: place(value.range))
        } catch {
            report("Bad pattern \"\(text)\": \(error.message)", at: value)
            return nil
        }
    }
}
