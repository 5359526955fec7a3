import Dependencies
import Diagnostics
import Modules
import SourceText
import Syntax

/// The object graphs of assemblies, as `inspect --ownership` prints them.
struct OwnershipInspector {
    private let model: ModuleModel
    private let ownership: Ownership
    private var index: ProjectIndex { model.index }

    init(_ model: ModuleModel, _ ownership: Ownership) {
        self.model = model
        self.ownership = ownership
    }

    /// The graphs of the assemblies that a name means: a module's, an assembler's or those of one
    /// of a module's views or presenters.
    func answer(for name: String) -> OwnershipAnswer {
        let means = ownership.assemblies.filter { assembly in
            names(of: assembly.assembler).contains { isNamed($0, name) }
        }
        guard !means.isEmpty else {
            let known = ownership.assemblies.flatMap { names(of: $0.assembler) }
            return .unknown(names: Set(known).sorted())
        }
        return .known(means.map(inspection))
    }

    private func names(of assembler: Assembler) -> [String] {
        let types = [assembler.view, assembler.presenter, assembler.scope.type].compactMap { $0 }
        let module = model.module(of: assembler.view).map { [$0.name] } ?? []
        return module + [title(of: assembler)] + types.map(index.qualifiedName)
    }

    private func title(of assembler: Assembler) -> String {
        let owner = assembler.scope.type.map(index.qualifiedName)
        guard let member = index.member(at: assembler.scope.site) else {
            return owner ?? index.qualifiedName(of: assembler.view)
        }
        let symbol = index[member]
        let name = symbol.kind == .initializer ? "init" : index.text(symbol.name)
        return owner.map { $0 + "." + name } ?? name
    }

    private func inspection(_ assembly: Ownership.Assembly) -> OwnershipInspection {
        let assembler = assembly.assembler
        var inspection = OwnershipInspection(
            name: title(of: assembler), module: model.module(of: assembler.view)?.name,
            place: place(assembler.scope.site), nodes: [], edges: [], escapes: [])
        guard let graph = assembly.graph else {
            inspection.escapes = [.init(call: "code elsewhere", place: inspection.place)]
            return inspection
        }
        inspection.escapes = graph.escapes.map { .init(call: $0.call, place: place($0.site)) }
        fill(&inspection, graph)
        return inspection
    }

    private func fill(_ inspection: inout OwnershipInspection, _ graph: OwnershipGraph) {
        let fates = Fates(graph, model.facts)
        let results = Set(graph.results)
        let kept = graph.essential
        let numbers = Dictionary(
            zip(kept, kept.indices), uniquingKeysWith: { first, _ in first })
        inspection.nodes = kept.map { id in
            let object = graph.heap.objects[id.index]
            let (name, kind) = description(of: object)
            return .init(
                name: name, kind: kind, place: place(object.site), isResult: results.contains(id),
                isOutside: object.isOutside,
                fate: object.isOutside ? "outside" : fates[id].word)
        }
        inspection.edges = graph.heap.finalEdges.compactMap { edge in
            guard let from = numbers[edge.from], let to = numbers[edge.to] else { return nil }
            return .init(
                from: from, to: to, strength: "\(edge.strength)",
                property: edge.property.map { index.text(index[$0].name) },
                place: place(edge.site), isConditional: edge.isConditional)
        }
    }

    private func description(of object: HeapObject) -> (name: String, kind: String) {
        switch object.kind {
        case .instance(let type): (index.qualifiedName(of: type), "object")
        case .value(let type): (index.qualifiedName(of: type), "value")
        case .closure: ("closure", "closure")
        case .container(let name): (name, "container")
        case .unknown: ("something", "unknown")
        }
    }

    private func place(_ site: Site) -> Place {
        let tree = index[site.file].tree
        return Place(file: site.file.index, range: tree.mainRange(site.node))
    }
}
