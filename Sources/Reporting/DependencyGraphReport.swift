import Diagnostics
import SourceText

/// The forms in which dependency graphs are written.
package enum DependencyGraphFormat: String, Sendable, CaseIterable {
    case text, dot, mermaid, json, html
}

/// What `graph` prints: which parts of the project depend on which.
package struct DependencyGraphReport {
    let graph: GraphInspection
    let files: [SourceFile]
    /// What stands above the drawing, such as the project's name.
    let title: String

    package init(_ graph: GraphInspection, files: [SourceFile], title: String) {
        self.graph = graph
        self.files = files
        self.title = title
    }

    /// The report's bytes for standard output.
    package func rendered(as format: DependencyGraphFormat) -> [UInt8] {
        switch format {
        case .text: Array(text.utf8)
        case .dot: Array(dot.utf8)
        case .mermaid: Array(mermaid.utf8)
        case .json: json
        case .html: GraphPage(self).bytes
        }
    }

    // MARK: Text

    /// The most references to print of an edge that should be cut.
    private static let limit = 4

    /// The cycles with what to cut, then what each part uses.
    private var text: String {
        var locator = SourceLocator(files)
        var text = summary + "\n"
        for cycle in graph.cycles.indices { text += "\n" + paragraph(about: cycle, &locator) }
        var edges = graph.edges[...]
        for part in graph.parts.indices {
            let own = edges.prefix { $0.from == part }
            edges = edges.dropFirst(own.count)
            if own.isEmpty { continue }
            text += "\n\(graph.parts[part].label)\n"
            for edge in own { text += "  uses \(line(edge))\n" }
        }
        return text
    }

    /// How much there is of everything.
    var summary: String {
        let references = graph.edges.reduce(0) { $0 + $1.references.count }
        let counts = [
            (graph.parts.count, "part"), (graph.edges.count, "dependency"),
            (references, "reference"), (graph.cycles.count, "cycle"),
            (graph.findings.count, "finding"),
        ]
        return counts.map { count, word in
            let many = word.hasSuffix("y") ? word.dropLast() + "ies" : word + "s"
            return "\(count) \(count == 1 ? Substring(word) : Substring(many))"
        }.joined(separator: ", ")
    }

    private func line(_ edge: GraphInspection.Edge) -> String {
        let count = edge.references.count
        let findings = Set(edge.references.flatMap(\.findings)).count
        var text = "\(graph.parts[edge.to].label): \(count) \(plural(count, "reference"))"
        if edge.cycle != nil { text += ", in a cycle" }
        if findings > 0 { text += ", \(findings) \(plural(findings, "finding"))" }
        return text
    }

    private func paragraph(about number: Int, _ locator: inout SourceLocator) -> String {
        let cycle = graph.cycles[number]
        var text = "cycle of \(cycle.parts.count): \(names(cycle.parts))\n"
        let round = (cycle.shortest + cycle.shortest.prefix(1)).map(name)
        text += "  shortest way round: \(round.joined(separator: " → "))\n"
        for edge in graph.edges where edge.cycle == number && edge.isCut {
            let count = edge.references.count
            text += "  to cut: \(name(edge.from)) → \(name(edge.to)), "
                + "\(count) \(plural(count, "reference"))\n"
            for reference in edge.references.prefix(Self.limit) {
                text += "    \(locator.label(reference.place)): \(printable(reference.sentence))\n"
            }
            let more = count - Self.limit
            if more > 0 { text += "    … and \(more) more \(plural(more, "reference"))\n" }
        }
        return text
    }

    private func names(_ parts: [Int]) -> String { parts.map(name).joined(separator: ", ") }

    private func name(_ part: Int) -> String { printable(graph.parts[part].name) }

    // MARK: Drawings

    /// Folders are drawn as such; what should be cut is red, what else lies in a cycle orange.
    private var dot: String {
        var text = "digraph dependencies {\n  rankdir=TB;\n"
        text += "  node [shape=box, fontname=\"Helvetica\"];\n  edge [fontname=\"Helvetica\"];\n"
        for (number, part) in graph.parts.enumerated() {
            let shape = part.kind == "folder" || part.kind == "file" ? ", shape=folder" : ""
            text += "  n\(number) [label=\(dotQuoted(part.name))\(shape)];\n"
        }
        for edge in graph.edges {
            let colour = edge.isCut ? ", color=red, penwidth=2"
                : edge.cycle == nil ? "" : ", color=orange"
            text += "  n\(edge.from) -> n\(edge.to) "
                + "[label=\"\(edge.references.count)\"\(colour)];\n"
        }
        return text + "}\n"
    }

    /// The same for Mermaid; what should be cut is a thick arrow.
    private var mermaid: String {
        var text = "flowchart TD\n"
        for (number, part) in graph.parts.enumerated() {
            text += "  n\(number)[\(mermaidQuoted(part.name))]\n"
        }
        for edge in graph.edges {
            let arrow = edge.isCut ? "==>" : "-->"
            text += "  n\(edge.from) \(arrow)|\(edge.references.count)| n\(edge.to)\n"
        }
        let cuts = graph.edges.indices.filter { graph.edges[$0].isCut }.map(String.init)
        if !cuts.isEmpty {
            text += "  linkStyle \(cuts.joined(separator: ",")) stroke:red\n"
        }
        return text
    }
}

// MARK: Quoting

/// A name as a string of Graphviz, which knows escapes such as `\N` and, in labels, `&amp;`.
func dotQuoted(_ name: String) -> String {
    let escaped = printable(name).map { character -> String in
        switch character {
        case "\"", "\\": "\\\(character)"
        case "&": "&amp;"
        default: String(character)
        }
    }
    return "\"" + escaped.joined() + "\""
}

/// A name as a string of Mermaid, which knows characters by their numbers, not by backslashes, and
/// takes everything else for Markdown and HTML.
func mermaidQuoted(_ name: String) -> String {
    let escaped = printable(name).unicodeScalars.map { scalar -> String in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", " ", ".", "/", "-", "(", ")", ":", ",":
            String(Character(scalar))
        default: scalar.value < 0x80 ? "#\(scalar.value);" : String(Character(scalar))
        }
    }
    return "\"" + escaped.joined() + "\""
}
