import Diagnostics

/// The catalogue of rules as one Markdown document, as `explain --all` prints it.
package enum RuleReference {
    /// A section for each rule, with the rule's identifier as its heading and anchor.
    package static func markdown(_ rules: [RuleDescription]) -> String {
        var text = "# Rules of modlint\n\n"
        text += "`modlint explain RULE` prints one section of this page in the terminal.\n\n"
        text += rules.map { "- [\($0.id)](#\($0.id)): \($0.summary)\n" }.joined()
        return text + rules.map { "\n" + section($0) }.joined()
    }

    private static func section(_ rule: RuleDescription) -> String {
        var text = "## \(rule.id)\n\n\(rule.summary) Severity without configuration: "
        text += "**\(rule.severity.rawValue)**.\n\n\(rule.rationale)\n"
        if !rule.options.isEmpty { text += "\n\(table(of: rule.options))" }
        text += "\n" + block("{ \(RuleDocumentation.setting(of: rule)) }", language: "jsonc")
        if !rule.flagged.isEmpty { text += "\nReported:\n\n\(example(rule.flagged))" }
        if !rule.clean.isEmpty { text += "\nClean:\n\n\(example(rule.clean))" }
        return text
    }

    private static func table(of options: [RuleOption]) -> String {
        let rows = options.map { option in
            let summary = option.summary.replacing("|", with: "\\|")
            let standard = RuleDocumentation.standard(of: option)
            return "| `\(option.name)` | \(summary) | \(values(of: option)) | `\(standard)` |\n"
        }
        let head = "| option | meaning | values | default |\n| --- | --- | --- | --- |\n"
        return head + rows.joined()
    }

    private static func values(of option: RuleOption) -> String {
        switch option.kind {
        case .integer(let minimum, _): "whole numbers from \(minimum)"
        case .strings(let allowed, _):
            allowed.isEmpty ? "a list" : allowed.map { "`\($0)`" }.joined(separator: ", ")
        case .boolean: "`true`, `false`"
        }
    }

    /// Examples are Swift, but for those that are a configuration.
    private static func example(_ text: String) -> String {
        block(text, language: text.hasPrefix("// .modlint") ? "jsonc" : "swift")
    }

    /// A code block with a fence that the code does not hold.
    private static func block(_ code: String, language: String) -> String {
        let fence = code.contains("```") ? "````" : "```"
        return "\(fence)\(language)\n\(code)\n\(fence)\n"
    }
}
