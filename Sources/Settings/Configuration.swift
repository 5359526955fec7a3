import Diagnostics
import SourceText

/// What the project asks of modlint: the content of `.modlint.json`, or the defaults.
package struct Configuration: Sendable {
    /// The file it was read from; nil for the defaults.
    package var source: SourceFile?
    /// The files that belong to the project; all of them where there are no patterns.
    package var include: [PathPattern] = []
    /// The files among them that are not even read.
    package var exclude: [PathPattern] = []
    /// The folders that hold one UI module each.
    package var modules: [PathPattern] = []
    /// The layers of the project, the highest first.
    package var layers: [LayerSetting] = []
    /// What the project says of its roles, by the role.
    package var roles: [RoleName: RoleEvidence] = [:]
    /// One for every rule of the catalogue.
    private var rules: [String: RuleSetting] = [:]

    /// The defaults of the preset `module`.
    package init(catalogue: [RuleDescription]) {
        for rule in catalogue {
            rules[rule.id] = RuleSetting(options: RuleOptions(defaultsOf: rule.options))
        }
    }

    /// The folder of the UI module that a file belongs to, where `modules` says so.
    package func moduleFolder(of file: String) -> String? {
        for pattern in modules {
            if let folder = pattern.glob.matchedFolder(of: file) { return folder }
        }
        return nil
    }

    /// What is set for a rule; the empty setting for rules that the catalogue does not know.
    package subscript(rule id: String) -> RuleSetting {
        get { rules[id] ?? RuleSetting(options: RuleOptions()) }
        set { rules[id] = newValue }
    }
}

/// A path pattern of the configuration with the place where it stands.
package struct PathPattern: Sendable {
    package let glob: Glob
    /// The bytes of the pattern in the configuration's file.
    package let range: SourceRange
    package let reason: String?
}

/// What the configuration says of one rule.
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
}
