import Diagnostics
import SourceText

/// The forms in which object graphs are written.
package enum GraphFormat: String, Sendable, CaseIterable {
    case text, dot, mermaid, json
}

/// What `inspect --ownership` prints: who holds whom when an assembly returns.
package struct OwnershipReport {
    let graphs: [OwnershipInspection]
    let files: [SourceFile]

    package init(_ graphs: [OwnershipInspection], files: [SourceFile]) {
        self.graphs = graphs
        self.files = files
    }

    /// The report's bytes for standard output.
    package func rendered(as format: GraphFormat) -> [UInt8] {
        switch format {
        case .text: Array(text.utf8)
        case .dot: Array(dot.utf8)
        case .mermaid: Array(mermaid.utf8)
        case .json: json
        }
    }

    // MARK: Text

    private var text: String {
        var locator = SourceLocator(files)
        return graphs.map { paragraph($0, &locator) }.joined(separator: "\n")
    }

    private func paragraph(
        _ graph: OwnershipInspection, _ locator: inout SourceLocator
    ) -> String {
        var text = "\(locator.label(graph.place)): \(printable(graph.name))\n"
        text += "  module: \(printable(graph.module ?? "none"))\n"
        let results = graph.nodes.indices.filter { graph.nodes[$0].isResult }
        let names = results.map { label($0, graph) }.joined(separator: ", ")
        text += "  returns: \(names.isEmpty ? "nothing" : names)\n"
        for (number, node) in graph.nodes.enumerated() {
            text += "  \(label(number, graph)): \(node.kind), \(node.fate), "
                + "\(locator.label(node.place))\n"
            for edge in graph.edges where edge.from == number {
                text += "    \(sentence(edge, graph)), \(locator.label(edge.place))\n"
            }
        }
        if graph.isDecided { return text + "  decided: yes\n" }
        text += "  decided: no, objects go out of sight in\n"
        for escape in graph.escapes {
            text += "    \(printable(escape.call)), \(locator.label(escape.place))\n"
        }
        return text
    }

    /// A name that tells objects of one type apart.
    private func label(_ number: Int, _ graph: OwnershipInspection) -> String {
        let name = graph.nodes[number].name
        let same = graph.nodes.indices.filter { graph.nodes[$0].name == name }
        guard same.count > 1, let position = same.firstIndex(of: number) else {
            return printable(name)
        }
        return "\(printable(name)) #\(position + 1)"
    }

    private func sentence(
        _ edge: OwnershipInspection.Edge, _ graph: OwnershipInspection
    ) -> String {
        let way = edge.strength == "strong" ? "holds" : "knows (\(edge.strength))"
        let name = edge.property.map { " in \(printable($0))" } ?? ""
        return "\(way) \(label(edge.to, graph))\(name)\(edge.isConditional ? ", perhaps" : "")"
    }

    // MARK: Drawings

    /// One cluster an assembly; weak references are dashed.
    private var dot: String {
        var text = "digraph ownership {\n"
        for (number, graph) in graphs.enumerated() {
            text += "  subgraph \"cluster_\(number)\" {\n    label=\(quoted(graph.name));\n"
            for node in graph.nodes.indices {
                let shape = graph.nodes[node].isResult ? "doubleoctagon" : "box"
                let words = label(node, graph) + " (" + graph.nodes[node].fate + ")"
                text += "    \"\(number).\(node)\" [label=\(quoted(words)), shape=\(shape)];\n"
            }
            for edge in graph.edges {
                let style = edge.strength == "strong" ? "solid" : "dashed"
                text += "    \"\(number).\(edge.from)\" -> \"\(number).\(edge.to)\" "
                    + "[label=\(quoted(edge.property ?? "")), style=\(style)];\n"
            }
            text += "  }\n"
        }
        return text + "}\n"
    }

    /// One subgraph an assembly; weak references are dotted.
    private var mermaid: String {
        var text = "flowchart TD\n"
        for (number, graph) in graphs.enumerated() {
            text += "  subgraph g\(number)[\(escaped(graph.name))]\n"
            for node in graph.nodes.indices {
                let words = label(node, graph) + " (" + graph.nodes[node].fate + ")"
                text += "    n\(number)_\(node)[\(escaped(words))]\n"
            }
            for edge in graph.edges {
                let arrow = edge.strength == "strong" ? "-->" : "-.->"
                let name = edge.property.map { "|\(escaped($0))|" } ?? ""
                text += "    n\(number)_\(edge.from) \(arrow)\(name) n\(number)_\(edge.to)\n"
            }
            text += "  end\n"
        }
        return text
    }

    private func quoted(_ name: String) -> String {
        let escaped = printable(name).map { character in
            character == "\"" || character == "\\" ? "\\\(character)" : String(character)
        }
        return "\"" + escaped.joined() + "\""
    }

    /// Mermaid knows characters by numbers, not by backslashes.
    private func escaped(_ name: String) -> String {
        let words = printable(name).map { character in
            switch character {
            case "\"": "#quot;"
            case "#": "#35;"
            default: String(character)
            }
        }
        return "\"" + words.joined() + "\""
    }
}
