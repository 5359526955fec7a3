import Diagnostics

/// The catalogue of rules as `rules` and `explain` print it.
package enum RuleDocumentation {
    /// One line a rule: its identifier, default severity and summary.
    package static func list(_ rules: [RuleDescription]) -> String {
        let width = rules.map(\.id.count).max() ?? 0
        return rules.map { rule in
            let id = rightPadded(rule.id, to: width)
            return "\(id)  \(rightPadded(rule.severity.rawValue, to: 7))  \(rule.summary)\n"
        }.joined()
    }

    /// Everything about one rule: why it exists, its options and its examples.
    package static func explanation(of rule: RuleDescription) -> String {
        var text = "\(rule.id) (\(rule.severity.rawValue) by default)\n"
        text += "\n\(wrapped(rule.summary))\n\n\(wrapped(rule.rationale))\n"
        if !rule.options.isEmpty {
            text += "\nOptions\n"
            for option in rule.options {
                text += "  \(option.name): \(value(of: option)) — \(option.summary)\n"
            }
        }
        if !rule.flagged.isEmpty { text += "\nReported\n\n\(indented(rule.flagged))\n" }
        if !rule.clean.isEmpty { text += "\nClean\n\n\(indented(rule.clean))\n" }
        return text
    }

    private static func value(of option: RuleOption) -> String {
        switch option.kind {
        case .integer(let minimum, let standard):
            return "a whole number, at least \(minimum); \(standard) by default"
        case .strings(let allowed, let standard):
            let words = allowed.isEmpty ? "words" : allowed.joined(separator: ", ")
            let usual = standard.isEmpty ? "empty" : standard.joined(separator: ", ")
            return "a list of \(words); \(usual) by default"
        case .boolean(let standard): return "true or false; \(standard) by default"
        }
    }

    /// Breaks each line between words, so that it fits a terminal.
    private static func wrapped(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var lines = [""]
            for word in line.split(separator: " ") {
                if lines[lines.count - 1].isEmpty {
                    lines[lines.count - 1] += word
                } else if lines[lines.count - 1].count + word.count < 80 {
                    lines[lines.count - 1] += " " + word
                } else {
                    lines.append(String(word))
                }
            }
            return lines.joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private static func indented(_ source: String) -> String {
        source.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    }

    private static func rightPadded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
