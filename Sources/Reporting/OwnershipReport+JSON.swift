import Diagnostics

/// `{"assemblies":[{"name","module","file","line","decided","nodes":[…],"edges":[…],
/// "undecided":[…]}]}`; `from` and `to` of an edge are positions in `nodes`.
extension OwnershipReport {
    /// The graphs for machines.
    var json: [UInt8] {
        var locator = SourceLocator(files)
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("assemblies")
            writer.list(graphs) { writer, graph in write(graph, &locator, to: &writer) }
        }
        writer.lineEnd()
        return writer.bytes
    }

    private func write(
        _ graph: OwnershipInspection, _ locator: inout SourceLocator, to writer: inout JSONWriter
    ) {
        writer.object { writer in
            writer.member("name", graph.name)
            writer.member("module", graph.module)
            write(graph.place, &locator, to: &writer)
            writer.member("decided", graph.isDecided)
            writer.key("nodes")
            writer.list(graph.nodes) { writer, node in
                writer.object { writer in
                    writer.member("name", node.name)
                    writer.member("kind", node.kind)
                    write(node.place, &locator, to: &writer)
                    writer.member("result", node.isResult)
                    writer.member("outside", node.isOutside)
                    writer.member("fate", node.fate)
                }
            }
            writer.key("edges")
            writer.list(graph.edges) { writer, edge in write(edge, &locator, to: &writer) }
            writer.key("undecided")
            writer.list(graph.escapes) { writer, escape in
                writer.object { writer in
                    writer.member("call", escape.call)
                    write(escape.place, &locator, to: &writer)
                }
            }
        }
    }

    private func write(
        _ edge: OwnershipInspection.Edge, _ locator: inout SourceLocator,
        to writer: inout JSONWriter
    ) {
        writer.object { writer in
            writer.member("from", edge.from)
            writer.member("to", edge.to)
            writer.member("strength", edge.strength)
            writer.member("property", edge.property)
            write(edge.place, &locator, to: &writer)
            writer.member("conditional", edge.isConditional)
        }
    }

    private func write(
        _ place: Place, _ locator: inout SourceLocator, to writer: inout JSONWriter
    ) {
        let position = locator.start(place)
        writer.member("file", locator.path(place))
        writer.member("line", position.line)
        writer.member("column", position.column)
    }
}
