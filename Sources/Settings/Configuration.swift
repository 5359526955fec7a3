import Diagnostics
import SourceText

/// What the project asks of modlint: the content of `.modlint.json`, or the defaults.
package struct Configuration: Sendable {
    /// The files it was read from, first the project's own; none for the defaults.
    package var sources: [SourceFile] = []
    /// The files that belong to the project; all of them where there are no patterns.
    package var include: [PathPattern] = []
    /// The files among them that are not even read.
    package var exclude: [PathPattern] = []
    /// The folders that hold one UI module each.
    package var modules: [PathPattern] = []
    /// The layers of the project, the highest first.
    package var layers: [LayerSetting] = []
    /// The project's own contracts between its parts.
    package var contracts: [ContractSetting] = []
    /// The file of the baseline, where the configuration names one.
    package var baseline: FileReference?
    /// What the project says of its roles, by the role.
    package var roles: [RoleName: RoleEvidence] = [:]
    /// What differs in some folders; later ones win.
    package var overrides: [OverrideSetting] = []
    /// One for every rule of the catalogue.
    private var rules: [String: RuleSetting] = [:]

    /// The defaults of the preset `module`.
    package init(catalogue: [RuleDescription]) {
        for rule in catalogue {
            rules[rule.id] = RuleSetting(options: RuleOptions(defaultsOf: rule.options))
        }
    }

    /// The project's own file; nil for the defaults.
    package var source: SourceFile? { sources.first }

    /// The folder of the UI module that a file belongs to, where `modules` says so.
    package func moduleFolder(of file: String) -> String? {
        for pattern in modules {
            if let folder = pattern.glob.matchedFolder(of: file) { return folder }
        }
        return nil
    }

    /// What is set for a rule in files without overrides; the empty setting for rules that the
    /// catalogue does not know.
    package subscript(rule id: String) -> RuleSetting {
        get { rules[id] ?? RuleSetting(options: RuleOptions()) }
        set { rules[id] = newValue }
    }

    /// Whether a rule is checked in some files at least.
    package func isOn(_ rule: String) -> Bool {
        self[rule: rule].severity != .off
            || overrides.contains { ($0.changes[rule]?.severity ?? .off) != .off }
    }

    /// What is set for a rule in one file.
    package func setting(of rule: String, in file: String) -> RuleSetting {
        var setting = self[rule: rule]
        for override in overrides {
            guard let change = override.changes[rule], override.covers(file) else { continue }
            setting.apply(change)
        }
        return setting
    }
}

/// Where something stands in the configuration.
package struct ConfigurationPlace: Sendable, Hashable {
    /// The index of the file in `Configuration.sources`.
    package let file: Int
    package let range: SourceRange
}

/// The path of a file in the configuration, relative to the folder of the file that names it.
package struct FileReference: Sendable {
    package let path: String
    package let place: ConfigurationPlace
}

/// A path pattern of the configuration with the place where it stands.
package struct PathPattern: Sendable {
    package let glob: Glob
    package let place: ConfigurationPlace
    package let reason: String?

    /// The bytes of the pattern in its file.
    package var range: SourceRange { place.range }
}
