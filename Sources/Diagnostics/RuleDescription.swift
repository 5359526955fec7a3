/// What the outside may know of a rule: its name, weight, documentation and options.
package struct RuleDescription: Sendable {
    /// The identifier, which names the bad pattern: `view-contains-logic`.
    package let id: String
    /// The severity without configuration.
    package let severity: Severity
    /// What the rule reports, in one sentence.
    package let summary: String
    /// Why that is bad for a UI module.
    package let rationale: String
    package let options: [RuleOption]
    /// The key of the configuration without which the rule has nothing to check.
    package let needs: String?
    /// Source text that the rule reports; empty for rules that source text cannot show.
    package let flagged: String
    /// The same code as it should be.
    package let clean: String

    package init(
        id: String, severity: Severity, summary: String, rationale: String,
        options: [RuleOption] = [], needs: String? = nil, flagged: String = "", clean: String = ""
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.rationale = rationale
        self.options = options
        self.needs = needs
        self.flagged = flagged
        self.clean = clean
    }
}

/// An option that the configuration may set on one rule.
package struct RuleOption: Sendable {
    /// The key in the configuration.
    package let name: String
    /// What the option changes, in one sentence.
    package let summary: String
    package let kind: Kind

    /// The values that an option takes, with the one it has by default.
    package enum Kind: Sendable, Equatable {
        case integer(minimum: Int, standard: Int)
        /// A list of words; an empty `allowed` accepts any word.
        case strings(allowed: [String], standard: [String])
        case boolean(standard: Bool)
    }

    package init(name: String, summary: String, kind: Kind) {
        self.name = name
        self.summary = summary
        self.kind = kind
    }
}
