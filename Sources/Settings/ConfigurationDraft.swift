/// A configuration to begin with, as `init` writes it.
package struct ConfigurationDraft: Sendable, Equatable {
    package var preset: String
    /// Why this preset, as a sentence.
    package var because: String
    /// Folders that hold one module each, as patterns.
    package var modules: [String] = []
    package var roles: [RoleNames] = []

    /// Patterns of the names that the types of one role have.
    package struct RoleNames: Sendable, Equatable {
        package let role: RoleName
        package let names: [String]

        package init(role: RoleName, names: [String]) {
            self.role = role
            self.names = names
        }
    }

    package init(preset: String, because: String) {
        self.preset = preset
        self.because = because
    }

    /// A pattern that matches exactly this path.
    package static func pattern(ofPath path: String) -> String {
        let special: Set<Character> = ["*", "?", "[", "]", "{", "}", "\\"]
        return path.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    /// The content of the file, with comments that explain every key.
    package var text: String {
        var lines = [
            "{",
            "  // How modlint checks this project. `modlint doctor` tells what each entry does,",
            "  // `modlint explain RULE` why a rule exists.",
            "", "  // \(because)",
            "  \"extends\": \(quoted(preset)),",
        ]
        if !modules.isEmpty {
            lines += ["", "  // Folders that hold one UI module each.", "  \"modules\": ["]
            lines += modules.map { "    \(quoted($0))," } + ["  ],"]
        }
        if !roles.isEmpty {
            lines += [
                "", "  // Types with these names have these roles; others are read from the code.",
                "  \"roles\": {",
            ]
            lines += roles.map { entry in
                let names = entry.names.map(quoted).joined(separator: ", ")
                return "    \(quoted(entry.role.rawValue)): { \"names\": [\(names)] },"
            }
            lines.append("  },")
        }
        lines += ["", "  // Rules that differ: a severity, or an object with severity and options."]
        lines += presetLines
        return (lines + ["  \"rules\": {},", "}", ""]).joined(separator: "\n")
    }

    /// What the preset sets already, as comments.
    private var presetLines: [String] {
        guard let changes = Preset.named(preset)?.changes, !changes.isEmpty else { return [] }
        return ["  // The preset sets:"]
            + changes.map { "  //   \($0.rule): \($0.severity.rawValue). \($0.reason)" }
    }

    /// A string of JSON that looks in every editor as it is: what cannot be seen, or turns the
    /// reading direction, is written as an escape.
    private func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case _ where scalar == "\"" || scalar == "\\": "\\\(scalar)"
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
                String(scalar).utf16.map(escape).joined()
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }

    private func escape(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
