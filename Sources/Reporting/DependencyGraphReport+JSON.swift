import Diagnostics

/// `{"level","parts":[…],"edges":[…],"cycles":[…],"findings":[…]}`; all ends are positions in
/// `parts`, the findings of references and parts positions in `findings`.
extension DependencyGraphReport {
    /// The graph for machines.
    var json: [UInt8] {
        var locator = SourceLocator(files)
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", 1)
            writer.member("level", graph.level.rawValue)
            writer.key("parts")
            writer.list(graph.parts.indices) { writer, number in
                writer.object { writer in
                    writer.members(of: graph.parts[number], &locator)
                    writer.numbers("findings", graph.findingsByPart[number])
                }
            }
            writer.key("edges")
            writer.list(graph.edges) { writer, edge in write(edge, &locator, to: &writer) }
            writer.key("cycles")
            writer.list(graph.cycles) { writer, cycle in
                writer.object { writer in
                    writer.numbers("parts", cycle.parts)
                    writer.numbers("shortest", cycle.shortest)
                }
            }
            writer.key("findings")
            writer.list(graph.findings) { writer, finding in
                write(finding, &locator, to: &writer)
            }
        }
        writer.lineEnd()
        return writer.bytes
    }

    private func write(
        _ edge: GraphInspection.Edge, _ locator: inout SourceLocator, to writer: inout JSONWriter
    ) {
        writer.object { writer in
            writer.member("from", edge.from)
            writer.member("to", edge.to)
            writer.member("count", edge.references.count)
            writer.key("cycle")
            if let cycle = edge.cycle { writer.number(cycle) } else { writer.null() }
            writer.member("cut", edge.isCut)
            writer.key("references")
            writer.list(edge.references) { writer, reference in
                writer.object { writer in
                    writer.members(of: reference, &locator)
                    writer.numbers("findings", reference.findings)
                }
            }
        }
    }

    private func write(
        _ finding: Finding, _ locator: inout SourceLocator, to writer: inout JSONWriter
    ) {
        let position = locator.start(finding.place)
        writer.object { writer in
            writer.member("rule", finding.rule)
            writer.member("severity", finding.severity.rawValue)
            writer.member("file", locator.path(finding.place))
            writer.member("line", position.line)
            writer.member("column", position.column)
            writer.member("message", finding.message)
            writer.member("instruction", finding.instruction)
        }
    }
}

extension JSONWriter {
    /// Writes a member that is a list of numbers on one line.
    mutating func numbers(_ name: StaticString, _ values: [Int]) {
        key(name)
        array(values) { writer, value in writer.number(value) }
    }
}
