import Dependencies
import ExampleProjects
import Testing

/// Code with what its type names mean: `// → Shop.Book` names the uses of its line in order.
///
/// `~Name` comes from elsewhere, `?Name` is ambiguous. Lines without a mark are not looked at.
struct NameExample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let project: ExampleProject

    init(_ sentence: String, _ source: String) {
        testDescription = sentence
        project = ExampleProject(source)
    }

    func checkNames(sourceLocation: SourceLocation = #_sourceLocation) {
        let graph = project.graph
        let index = graph.index
        let uses = graph.uses.filter { $0.kind != .qualifier }.map { use in
            (site: use.site, text: index.text(use.target))
        }
        let unresolved = graph.unresolvedNames.flatMap { name, sites in
            sites.map { (site: $0, text: "?" + index.text(name)) }
        }
        let external = Set(uses.map(\.site))
        let all = uses + unresolved.filter { !external.contains($0.site) }
        check(all.sorted { $0.site < $1.site }, index, "→", sourceLocation)
    }

    /// Compares kinds: `// uses property Shop, constructed Shop.Book`.
    func checkKinds(sourceLocation: SourceLocation = #_sourceLocation) {
        let graph = project.graph
        let index = graph.index
        let uses = graph.uses.map { use in
            (site: use.site, text: "\(index.text(use.kind)) \(index.text(use.target))")
        }
        check(uses, index, "uses", sourceLocation)
    }

    private func check(
        _ found: [(site: Site, text: String)], _ index: ProjectIndex, _ sign: String,
        _ sourceLocation: SourceLocation
    ) {
        let marked = Set(project.marks(sign).map { Mark(path: $0.path, line: $0.line, text: "") })
        let marks = found.map { index.mark($0.site, $0.text) }.filter {
            marked.contains(Mark(path: $0.path, line: $0.line, text: ""))
        }
        project.check(marks, against: sign, testDescription, sourceLocation: sourceLocation)
    }
}

extension ProjectIndex {
    fileprivate func text(_ target: TypeUse.Target) -> String {
        switch target {
        case .declared(let type): qualifiedName(of: type)
        case .external(let name): "~" + text(name)
        }
    }

    fileprivate func text(_ kind: TypeUse.Kind) -> String {
        if case .staticMember(let name) = kind { return ".\(text(name))" }
        return "\(kind)"
    }
}
