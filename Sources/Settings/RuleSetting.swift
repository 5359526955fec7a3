import Diagnostics

/// What holds for one rule.
package struct RuleSetting: Sendable {
    /// Nil where each finding keeps the severity that the rule gave it.
    package var severity: Severity?
    package var options: RuleOptions
    /// Shown with the rule's findings.
    package var reason: String?

    package init(severity: Severity? = nil, options: RuleOptions, reason: String? = nil) {
        self.severity = severity
        self.options = options
        self.reason = reason
    }

    /// Changes what somebody wrote down and leaves the rest.
    mutating func apply(_ change: RuleChange) {
        if let severity = change.severity {
            self.severity = severity
            // The reason of another severity does not explain this one.
            reason = nil
        }
        if let reason = change.reason { self.reason = reason }
        for (name, value) in change.options { options.set(name, to: value) }
    }
}

/// What one entry of the configuration says of a rule.
package struct RuleChange: Sendable {
    package var severity: Severity?
    package var options: [String: OptionValue] = [:]
    package var reason: String?
}

/// An entry of `overrides`: what differs in the files of some paths.
package struct OverrideSetting: Sendable {
    package var paths: [PathPattern]
    package var changes: [String: RuleChange]

    /// Whether one of the patterns matches the file.
    package func covers(_ file: String) -> Bool { paths.contains { $0.glob.matches(file) } }
}
