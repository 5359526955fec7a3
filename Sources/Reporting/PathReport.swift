import Diagnostics
import SourceText

/// What `why` prints: the shortest way from one part of the project to another.
package struct PathReport {
    private let path: PathInspection
    private let files: [SourceFile]
    /// The most references to print of a step; all of them where it is nil. JSON is never cut.
    private let limit: Int?

    package init(_ path: PathInspection, files: [SourceFile], limit: Int?) {
        self.path = path
        self.files = files
        self.limit = limit
    }

    /// One paragraph with a line for each step and each reference.
    package var text: String {
        var locator = SourceLocator(files)
        let (from, to) = (path.from.label, path.to.label)
        guard path.steps.isEmpty else {
            let count = path.steps.count
            return "\(from) depends on \(to): \(count) \(count == 1 ? "step" : "steps")\n"
                + steps(path.steps, &locator)
        }
        let text = "\(from) does not depend on \(to)\n"
        guard !path.stepsBack.isEmpty else { return text }
        let count = path.stepsBack.count
        return text + "\(to) depends on \(from): \(count) \(count == 1 ? "step" : "steps")\n"
            + steps(path.stepsBack, &locator)
    }

    private func steps(_ steps: [DependencyStep], _ locator: inout SourceLocator) -> String {
        var text = ""
        for step in steps {
            text += "  \(printable(step.from.name)) → \(printable(step.to.name))\n"
            for reference in step.references.prefix(limit ?? .max) {
                text += "    \(locator.label(reference.place)): \(printable(reference.sentence))\n"
            }
            let more = step.references.count - min(limit ?? .max, step.references.count)
            if more > 0 { text += "    … and \(more) more \(plural(more, "reference"))\n" }
        }
        return text
    }

    /// `{"level","from","to","dependsOn","path":[{"from","to","count","references":[…]}]}`.
    package var json: [UInt8] {
        var locator = SourceLocator(files)
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("level", path.level.rawValue)
            writer.key("from")
            writer.part(path.from, &locator)
            writer.key("to")
            writer.part(path.to, &locator)
            writer.member("dependsOn", !path.steps.isEmpty)
            writer.key("path")
            writer.list(path.steps) { writer, step in writer.step(step, &locator) }
            writer.key("pathBack")
            writer.list(path.stepsBack) { writer, step in writer.step(step, &locator) }
        }
        writer.lineEnd()
        return writer.bytes
    }
}

extension PartDescription {
    /// The part with what it is, safe to print.
    var label: String { "\(kind) \(printable(name))" }
}

extension JSONWriter {
    mutating func step(_ step: DependencyStep, _ locator: inout SourceLocator) {
        object { writer in
            writer.key("from")
            writer.part(step.from, &locator)
            writer.key("to")
            writer.part(step.to, &locator)
            writer.member("count", step.references.count)
            writer.key("references")
            writer.list(step.references) { writer, reference in
                writer.object { writer in writer.members(of: reference, &locator) }
            }
        }
    }

    mutating func part(_ part: PartDescription, _ locator: inout SourceLocator) {
        object { writer in writer.members(of: part, &locator) }
    }

    mutating func members(of part: PartDescription, _ locator: inout SourceLocator) {
        member("name", part.name)
        member("kind", part.kind)
        member("types", part.types)
        member("files", part.files)
        member("file", part.place.map(locator.path))
        key("line")
        if let place = part.place { number(locator.start(place).line) } else { null() }
    }

    mutating func members(of reference: Reference, _ locator: inout SourceLocator) {
        let position = locator.start(reference.place)
        member("file", locator.path(reference.place))
        member("line", position.line)
        member("column", position.column)
        member("holder", reference.holder)
        member("use", reference.relation.rawValue)
        member("target", reference.target)
        member("member", reference.member)
    }
}

/// The word for one or several.
func plural(_ count: Int, _ word: String) -> String { count == 1 ? word : word + "s" }
