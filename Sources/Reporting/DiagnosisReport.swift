import Diagnostics
import SourceText

/// What `doctor` prints.
package struct DiagnosisReport {
    private let diagnosis: Diagnosis
    private let files: [SourceFile]
    private static let maximumFiles = 20

    package init(_ diagnosis: Diagnosis, files: [SourceFile]) {
        self.diagnosis = diagnosis
        self.files = files
    }

    /// One section for each question.
    package var text: String {
        [summary, patterns, outsiders, names, rules].filter { !$0.isEmpty }
            .map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    private var summary: [String] {
        let configuration = diagnosis.configurations.isEmpty
            ? "none" : diagnosis.configurations.map(printable).joined(separator: ", ")
        let unlinted = diagnosis.unlintedFiles == 0 ? "" : " (\(diagnosis.unlintedFiles) only read)"
        return [
            "Configuration: \(configuration)",
            "Project: \(counted(diagnosis.files, "file"))\(unlinted), "
                + "\(counted(diagnosis.types, "type")), \(counted(diagnosis.modules, "module"))",
        ]
    }

    private var patterns: [String] {
        guard !diagnosis.patterns.isEmpty || !diagnosis.idleSelectors.isEmpty else { return [] }
        var locator = SourceLocator(files)
        let idle = diagnosis.idleSelectors.map {
            "  \(locator.label($0.place)): error: \(printable($0.message))"
        }
        return ["Patterns"] + idle + diagnosis.patterns.map { pattern in
            let matches = pattern.matches == 0 ? "nothing" : counted(pattern.matches, pattern.unit)
            let mark = pattern.matches == 0 ? "error: " : ""
            return "  \(locator.label(pattern.place)): \(mark)\(pattern.key) "
                + "\"\(printable(pattern.text))\" matches \(matches)"
        } + diagnosis.contestedRoles.map {
            "  \(locator.label($0.place)): warning: \(printable($0.message))"
        }
    }

    private var outsiders: [String] {
        let outside = diagnosis.filesWithoutModule
        guard !outside.isEmpty else { return ["Every linted file belongs to a module."] }
        let shown = outside.prefix(Self.maximumFiles).map { "  \(printable($0))" }
        let rest = outside.count - shown.count
        return ["\(counted(outside.count, "linted file")) in no module"] + shown
            + (rest > 0 ? ["  … and \(rest) more; --format json lists all"] : [])
    }

    private var names: [String] {
        let title = counted(diagnosis.unresolvedNames, "unresolved name")
        return [title] + diagnosis.commonestNames.map {
            "  \(printable($0.name)) (\(counted($0.places, "place")))"
        }
    }

    private var rules: [String] {
        func list(_ state: Diagnosis.State) -> [Diagnosis.Rule] {
            diagnosis.rules.filter { $0.state == state }
        }
        let firing = list(.fires)
        var lines = [
            "Rules: \(firing.count) of \(diagnosis.rules.count) can report something here"
        ]
        lines += firing.map { "  \($0.id) (\($0.severity.rawValue))" }
        lines += list(.cannotFire).map {
            "  error: \($0.id) cannot fire: \(printable($0.explanation ?? ""))"
        }
        lines += list(.idle).map {
            "  \($0.id) has nothing to check: \(printable($0.explanation ?? ""))"
        }
        return lines + list(.off).map { "  \($0.id) is off" }
    }

    /// One object with everything.
    package var json: [UInt8] {
        var locator = SourceLocator(files)
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", 1)
            writer.member("sound", diagnosis.isSound)
            writer.key("configurations")
            writer.array(diagnosis.configurations) { $0.string($1) }
            writer.member("files", diagnosis.files)
            writer.member("unlintedFiles", diagnosis.unlintedFiles)
            writer.member("types", diagnosis.types)
            writer.member("modules", diagnosis.modules)
            writer.key("patterns")
            writer.list(diagnosis.patterns) { writer, pattern in
                write(pattern, &locator, to: &writer)
            }
            writer.key("idleSelectors")
            writer.list(diagnosis.idleSelectors) { $0.note($1, &locator) }
            writer.key("contestedRoles")
            writer.list(diagnosis.contestedRoles) { $0.note($1, &locator) }
            writer.key("filesWithoutModule")
            writer.list(diagnosis.filesWithoutModule) { $0.string($1) }
            writer.member("unresolvedNames", diagnosis.unresolvedNames)
            writer.key("commonestNames")
            writer.list(diagnosis.commonestNames) { writer, name in
                writer.object { writer in
                    writer.member("name", name.name)
                    writer.member("places", name.places)
                }
            }
            writer.key("rules")
            writer.list(diagnosis.rules) { writer, rule in
                writer.object { writer in
                    writer.member("rule", rule.id)
                    writer.member("severity", rule.severity.rawValue)
                    writer.member("state", rule.state.rawValue)
                    writer.member("explanation", rule.explanation)
                }
            }
        }
        writer.lineEnd()
        return writer.bytes
    }

    private func write(
        _ pattern: Diagnosis.Pattern, _ locator: inout SourceLocator, to writer: inout JSONWriter
    ) {
        let start = locator.start(pattern.place)
        writer.object { writer in
            writer.member("key", pattern.key)
            writer.member("pattern", pattern.text)
            writer.member("file", locator.path(pattern.place))
            writer.member("line", start.line)
            writer.member("column", start.column)
            writer.member("matches", pattern.matches)
            writer.member("unit", pattern.unit)
        }
    }
}
