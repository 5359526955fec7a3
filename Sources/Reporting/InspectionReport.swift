import Diagnostics
import SourceText

/// What `inspect` prints about types: their roles, modules and the evidence.
package struct InspectionReport {
    private let types: [TypeInspection]
    private let files: [SourceFile]

    package init(_ types: [TypeInspection], files: [SourceFile]) {
        self.types = types
        self.files = files
    }

    /// `{"types":[…]}` as the specification fixes it.
    package var json: [UInt8] {
        var locator = SourceLocator(files)
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("types")
            writer.list(types) { writer, type in write(type, &locator, to: &writer) }
        }
        writer.lineEnd()
        return writer.bytes
    }

    /// One paragraph a type, with a line for each piece of evidence.
    package var text: String {
        var locator = SourceLocator(files)
        return types.map { paragraph($0, &locator) }.joined(separator: "\n")
    }

    private func write(
        _ type: TypeInspection, _ locator: inout SourceLocator, to writer: inout JSONWriter
    ) {
        writer.object { writer in
            writer.member("name", type.name)
            writer.member("kind", type.kind)
            writer.member("role", type.role)
            writer.member("confidence", type.confidence)
            writer.member("module", type.module)
            writer.member("file", locator.path(type.place))
            writer.member("line", locator.start(type.place).line)
            writer.key("evidence")
            writer.array(type.evidence) { writer, note in writer.note(note, &locator) }
            writer.member("classBound", type.classBound)
            writer.key("creations")
            if let creations = type.creations {
                writer.array(creations) { writer, note in writer.note(note, &locator) }
            } else {
                writer.null()
            }
            writer.key("unknowns")
            writer.array(type.unknowns) { writer, note in writer.note(note, &locator) }
        }
    }

    private func paragraph(_ type: TypeInspection, _ locator: inout SourceLocator) -> String {
        let role = type.role.map { "\($0) (\(type.confidence) confidence)" } ?? "none"
        var text = "\(locator.label(type.place)): \(type.kind) \(printable(type.name))\n"
        text += "  role: \(role)\n"
        text += "  module: \(printable(type.module ?? "none"))\n"
        text += lines("evidence", type.evidence, &locator)
        if let classBound = type.classBound { text += "  class-bound: \(classBound)\n" }
        if let creations = type.creations {
            text += creations.isEmpty
                ? "  created: by nobody in the sources\n" : lines("created", creations, &locator)
        }
        return text + lines("unknown", type.unknowns, &locator)
    }

    private func lines(_ title: String, _ notes: [Note], _ locator: inout SourceLocator) -> String {
        notes.map { "  \(title): \(locator.label($0.place)): \(printable($0.message))\n" }.joined()
    }
}
