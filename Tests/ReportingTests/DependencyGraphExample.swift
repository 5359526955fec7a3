import Diagnostics
import Reporting
import SourceText

/// Names as a hostile repository might choose them.
let hostileNames = [
    #"quote"backslash\"#, "</script><script>document.title='forged'</script>",
    "line\nbreak\u{1B}[31m",
    "right\u{202E}left", "a & b; -->|x| c", "n0 -> n1 [color=blue] %% #quot;", "<!-- ]]> `md`",
]

/// A graph with a part for each name; each part uses the next one, and the last the first.
func ring(_ names: [String], level: GraphLevel = .module) -> DependencyGraphReport {
    let source = SourceFile(path: names[0], text: "let text = 1\n")
    let place = Place(file: 0, range: SourceRange(start: 4, end: 8))
    let parts = names.map { name in
        PartDescription(name: name, kind: level.rawValue, place: place, types: 1, files: 1)
    }
    let edges = names.indices.map { from -> GraphInspection.Edge in
        let to = (from + 1) % names.count
        let reference = Reference(
            place: place, holder: names[from], target: names[to], relation: .member,
            member: names[to])
        var edge = GraphInspection.Edge(
            from: from, to: to, references: [reference], cycle: 0)
        edge.isCut = to == 0
        return edge
    }
    let cycle = GraphInspection.Cycle(
        parts: Array(names.indices), shortest: Array(names.indices))
    var graph = GraphInspection(level: level, parts: parts, edges: edges, cycles: [cycle])
    var finding = Finding(
        rule: "module-cycle", severity: .error, place: place, message: names[1],
        instruction: names[1])
    finding.target = names[0]
    graph.findings = [finding]
    graph.findingsByPart[0] = [0]
    graph.edges[0].references[0].findings = [0]
    return DependencyGraphReport(graph, files: [source], title: names[1])
}

extension DependencyGraphReport {
    func text(_ format: DependencyGraphFormat) -> String {
        String(decoding: rendered(as: format), as: UTF8.self)
    }
}
