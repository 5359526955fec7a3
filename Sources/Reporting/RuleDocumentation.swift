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
            text += "\nOptions\n\n\(rule.options.map(paragraph(of:)).joined(separator: "\n"))"
        }
        text += "\nIn .modlint.json\n\n    \(setting(of: rule))\n"
        if !rule.flagged.isEmpty { text += "\nReported\n\n\(indented(rule.flagged))\n" }
        if !rule.clean.isEmpty { text += "\nClean\n\n\(indented(rule.clean))\n" }
        return text
    }

    private static func paragraph(of option: RuleOption) -> String {
        let values: String
        switch option.kind {
        case .integer(let minimum, _): values = "A whole number, at least \(minimum)."
        case .strings(let allowed, _):
            values = allowed.isEmpty ? "A list." : "A list of \(allowed.joined(separator: ", "))."
        case .boolean: values = "true or false."
        }
        let lines = wrapped("\(option.summary)\n\(values) Default: \(standard(of: option)).")
        return "    \(option.name)\n\(indented(lines, by: 8))\n"
    }

    /// The default as JSON writes it.
    static func standard(of option: RuleOption) -> String {
        switch option.kind {
        case .integer(_, let standard): "\(standard)"
        case .strings(_, let standard):
            "[\(standard.map { "\"\($0)\"" }.joined(separator: ", "))]"
        case .boolean(let standard): "\(standard)"
        }
    }

    /// The rule with its defaults as an entry of the configuration.
    static func setting(of rule: RuleDescription) -> String {
        let severity = "\"\(rule.severity.rawValue)\""
        if rule.options.isEmpty { return "\"rules\": { \"\(rule.id)\": \(severity) }" }
        let options = rule.options.map { "\"\($0.name)\": \(standard(of: $0))" }
        let members = (["\"severity\": \(severity)"] + options).joined(separator: ", ")
        return "\"rules\": { \"\(rule.id)\": { \(members) } }"
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

    private static func indented(_ source: String, by width: Int = 4) -> String {
        let margin = String(repeating: " ", count: width)
        return source.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
    }

    private static func rightPadded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
