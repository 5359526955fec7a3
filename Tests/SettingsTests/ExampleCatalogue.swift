import Diagnostics
import Settings
import SourceText

/// Rules with every kind of option, for the tests of the configuration.
let exampleCatalogue = [
    RuleDescription(
        id: "view-contains-logic", severity: .error, summary: "", rationale: "",
        options: [
            RuleOption(
                name: "maximumDecisions", summary: "", kind: .integer(minimum: 1, standard: 2)),
            RuleOption(
                name: "allow", summary: "",
                kind: .strings(allowed: ["network", "storage", "timer"], standard: [])),
            RuleOption(
                name: "frameworks", summary: "", kind: .strings(allowed: [], standard: ["UIKit"])),
            RuleOption(name: "extensions", summary: "", kind: .boolean(standard: true)),
        ]),
    RuleDescription(id: "retain-cycle", severity: .error, summary: "", rationale: ""),
    RuleDescription(id: "unused-contract", severity: .info, summary: "", rationale: ""),
]

func configuration(_ text: String) throws -> Configuration {
    try Configuration(
        reading: SourceFile(path: ".modlint.json", text: text), catalogue: exampleCatalogue)
}

/// The mistakes of a configuration, as `line:column message`.
func mistakes(_ text: String) -> [String] {
    mistakes(SourceFile(path: ".modlint.json", text: text))
}

func mistakes(_ source: SourceFile) -> [String] {
    do throws(ConfigurationMistakes) {
        _ = try Configuration(reading: source, catalogue: exampleCatalogue)
        return []
    } catch {
        return error.mistakes.map { "\($0.position.line):\($0.position.column) \($0.message)" }
    }
}
