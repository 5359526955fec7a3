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
    RuleDescription(
        id: "module-depends-on-project", severity: .warning, summary: "", rationale: "",
        needs: "layers"),
]

/// - Parameter files: what may be extended, by the path.
func configuration(_ text: String, _ files: [String: String] = [:]) throws -> Configuration {
    try Configuration(
        reading: SourceFile(path: ".modlint.json", text: text), catalogue: exampleCatalogue,
        extending: extended(files))
}

/// Files that lie beside each other; a path in a folder means the folder's files.
private func extended(_ files: [String: String]) -> ExtendedFiles {
    ExtendedFiles { path, from in
        let folder = from.path.split(separator: "/").dropLast().joined(separator: "/")
        let name = folder.isEmpty ? path : folder + "/" + path
        return files[name].map { .file(SourceFile(path: name, text: $0)) }
            ?? .unreadable("It is not there.")
    }
}

/// The mistakes of a configuration that extends others, as `path:line:column message`.
func mistakes(_ text: String, _ files: [String: String]) -> [String] {
    do {
        _ = try configuration(text, files)
        return []
    } catch let error as ConfigurationMistakes {
        return error.lines.map { $0.replacing(": error:", with: "") }
    } catch {
        return ["\(error)"]
    }
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
