/// The value of one option of a rule.
package enum OptionValue: Sendable, Equatable {
    case integer(Int)
    case strings([String])
    case boolean(Bool)
}

/// The options of one rule: the defaults of its description, changed by the configuration.
package struct RuleOptions: Sendable, Equatable {
    private var values: [String: OptionValue] = [:]

    /// The defaults of a rule's options.
    package init(defaultsOf options: [RuleOption] = []) {
        for option in options {
            switch option.kind {
            case .integer(_, let standard): values[option.name] = .integer(standard)
            case .strings(_, let standard): values[option.name] = .strings(standard)
            case .boolean(let standard): values[option.name] = .boolean(standard)
            }
        }
    }

    package mutating func set(_ name: String, to value: OptionValue) {
        values[name] = value
    }

    /// The value of an integer option; 0 where the rule describes no such option.
    package func integer(_ name: String) -> Int {
        guard case .integer(let value) = values[name] else { return 0 }
        return value
    }

    /// The words of a list option; empty where the rule describes no such option.
    package func strings(_ name: String) -> [String] {
        guard case .strings(let value) = values[name] else { return [] }
        return value
    }

    /// The value of a yes-or-no option; false where the rule describes no such option.
    package func boolean(_ name: String) -> Bool {
        guard case .boolean(let value) = values[name] else { return false }
        return value
    }
}
