import Diagnostics
import SourceText

/// What `impact` prints: who depends on a part of the project, by distance.
package struct ImpactReport {
    private let impact: ImpactInspection
    private let files: [SourceFile]

    package init(_ impact: ImpactInspection, files: [SourceFile]) {
        self.impact = impact
        self.files = files
    }

    /// A line for each part, below its distance.
    package var text: String {
        var locator = SourceLocator(files)
        let place = impact.subject.place.map { "\(locator.label($0)): " } ?? ""
        let count = impact.rings.reduce(0) { $0 + $1.count }
        var text = "\(place)\(impact.subject.label)\n"
        text += "  depend on it: \(count == 0 ? "none" : "\(count)")\n"
        for (number, ring) in impact.rings.enumerated() {
            text += "  distance \(number + 1): \(ring.count)\n"
            for step in ring { text += line(step, isDirect: number == 0, &locator) }
        }
        return text
    }

    private func line(
        _ step: DependencyStep, isDirect: Bool, _ locator: inout SourceLocator
    ) -> String {
        var text = "    \(step.from.label)"
        if !isDirect { text += " → \(printable(step.to.name))" }
        guard let first = step.references.first else { return text + "\n" }
        let more = step.references.count - 1
        text += "\n      \(locator.label(first.place)): \(printable(first.sentence))"
        return text + (more > 0 ? " (and \(more) more)\n" : "\n")
    }

    /// `{"level","part","count","distances":[[{"part","to","count","references":[…]}]]}`.
    package var json: [UInt8] {
        var locator = SourceLocator(files)
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("level", impact.level.rawValue)
            writer.key("part")
            writer.part(impact.subject, &locator)
            writer.member("count", impact.rings.reduce(0) { $0 + $1.count })
            writer.key("distances")
            writer.list(impact.rings) { writer, ring in
                writer.list(ring) { writer, step in writer.step(step, &locator) }
            }
        }
        writer.lineEnd()
        return writer.bytes
    }
}
