import Diagnostics
import SourceText

/// What `reuse` prints: the first dependency that blocks, and what would have to move along.
package struct ReuseReport {
    private let types: [ReuseInspection]
    private let files: [SourceFile]

    package init(_ types: [ReuseInspection], files: [SourceFile]) {
        self.types = types
        self.files = files
    }

    /// One paragraph for each type that was asked about.
    package var text: String {
        var locator = SourceLocator(files)
        return types.map { paragraph($0, &locator) }.joined(separator: "\n")
    }

    private func paragraph(
        _ inspection: ReuseInspection, _ locator: inout SourceLocator
    ) -> String {
        let type = inspection.type
        var text = "\(line(type, &locator))\n"
        text += "  module: \(printable(type.module ?? "none"))\n"
        text += blocker(inspection.blocker, &locator)
        text += list("contracts and values of its module", inspection.own, &locator)
        text += list("other types", inspection.others, &locator)
        text += "  names that cannot be told: \(count(inspection.unknownNames.count))\n"
        for (_, note) in inspection.unknownNames {
            text += "    \(self.text(of: note, &locator))\n"
        }
        return text
    }

    private func blocker(_ blocker: ReuseBlocker?, _ locator: inout SourceLocator) -> String {
        guard let blocker else { return "  blocked by: nothing\n" }
        var text = "  blocked by: `\(printable(blocker.name))` (\(blocker.reason))\n"
        for note in blocker.path { text += "    \(self.text(of: note, &locator))\n" }
        return text
    }

    private func list(
        _ title: String, _ types: [ReusedType], _ locator: inout SourceLocator
    ) -> String {
        var text = "  \(title): \(count(types.count))\n"
        for type in types {
            text += "    \(line(type, &locator))\n"
            if let need = type.need { text += "      \(self.text(of: need, &locator))\n" }
        }
        return text
    }

    private func line(_ type: ReusedType, _ locator: inout SourceLocator) -> String {
        let role = type.role.map { " (\($0))" } ?? ""
        return "\(locator.label(type.place)): \(type.kind) \(printable(type.name))\(role)"
    }

    private func text(of note: Note, _ locator: inout SourceLocator) -> String {
        "\(locator.label(note.place)): \(printable(note.message))"
    }

    private func count(_ number: Int) -> String { number == 0 ? "none" : "\(number)" }
}

// MARK: JSON

extension ReuseReport {
    /// `{"types":[…]}` with an object for each type that was asked about.
    package var json: [UInt8] {
        var locator = SourceLocator(files)
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("types")
            writer.list(types) { writer, inspection in
                write(inspection, &locator, to: &writer)
            }
        }
        writer.lineEnd()
        return writer.bytes
    }

    private func write(
        _ inspection: ReuseInspection, _ locator: inout SourceLocator,
        to writer: inout JSONWriter
    ) {
        writer.object { writer in
            members(of: inspection.type, &locator, to: &writer)
            writer.key("blocker")
            if let blocker = inspection.blocker {
                write(blocker, &locator, to: &writer)
            } else {
                writer.null()
            }
            writer.key("own")
            writer.array(inspection.own) { writer, type in write(type, &locator, to: &writer) }
            writer.key("others")
            writer.array(inspection.others) { writer, type in write(type, &locator, to: &writer) }
            writer.key("unknownNames")
            writer.array(inspection.unknownNames) { writer, unknown in
                writer.object { writer in
                    writer.member("name", unknown.name)
                    writer.key("need")
                    writer.note(unknown.note, &locator)
                }
            }
        }
    }

    private func write(
        _ type: ReusedType, _ locator: inout SourceLocator, to writer: inout JSONWriter
    ) {
        writer.object { writer in
            members(of: type, &locator, to: &writer)
            guard let need = type.need else { return }
            writer.key("need")
            writer.note(need, &locator)
        }
    }

    private func members(
        of type: ReusedType, _ locator: inout SourceLocator, to writer: inout JSONWriter
    ) {
        writer.member("name", type.name)
        writer.member("kind", type.kind)
        writer.member("role", type.role)
        writer.member("module", type.module)
        writer.member("file", locator.path(type.place))
        writer.member("line", locator.start(type.place).line)
    }

    private func write(
        _ blocker: ReuseBlocker, _ locator: inout SourceLocator, to writer: inout JSONWriter
    ) {
        writer.object { writer in
            writer.member("name", blocker.name)
            writer.member("reason", blocker.reason)
            writer.key("path")
            writer.array(blocker.path) { writer, note in writer.note(note, &locator) }
        }
    }
}
