import Dependencies
import Diagnostics
import Modules

/// The parts of the project and what they use of each other, as `graph` prints them.
struct GraphInspector {
    private let model: ModuleModel
    private let scope: GraphScope

    init(_ model: ModuleModel, _ scope: GraphScope) {
        self.model = model
        self.scope = scope
    }

    /// The whole project, or the surroundings of the part that a name means.
    func answer(_ focus: GraphFocus?) throws(PartMistake) -> GraphAnswer {
        let level = scope.level ?? (model.modules.isEmpty ? .folder : .module)
        guard let graph = model.featureGraph(level, scope.counted) else { throw .missing(level) }
        let shown = try shown(focus, graph)
        let selection = GraphSelection(graph, shown)
        let inspection = inspection(of: selection, graph)
        return GraphAnswer(graph: inspection, owners: owners(graph, selection))
    }

    /// Parts without types and dependencies, such as a manifest's folder, say nothing.
    private func shown(
        _ focus: GraphFocus?, _ graph: PartGraph
    ) throws(PartMistake) -> [PartID] {
        guard let focus else {
            let asked = asked(graph.partition)
            let declaring = Set(model.index.table.typeIDs.compactMap(graph.partition.part))
            return graph.partition.partIDs.filter {
                asked.contains($0) && (declaring.contains($0) || isConnected($0, graph))
            }
        }
        let endpoint = try PartFinder(model, scope).endpoint(focus.name)
        let parts = endpoint.parts(in: graph.partition)
        return graph.neighbourhood(of: parts, depth: focus.depth).sorted()
    }

    private func isConnected(_ part: PartID, _ graph: PartGraph) -> Bool {
        !graph.edges(from: part).isEmpty || !graph.edges(to: part).isEmpty
    }

    /// The parts in the files and folders that the command line names.
    private func asked(_ partition: Partition) -> Set<PartID> {
        let index = model.index
        let files = index.files.indices.map(FileID.init).filter { file in
            let path = index[file].path
            return scope.paths.isEmpty
                || scope.paths.contains { $0.isEmpty || path == $0 || path.hasPrefix($0 + "/") }
        }
        let isAsked = Set(files)
        let types = index.table.typeIDs.filter { isAsked.contains(index[$0].site.file) }
        return Set(files.compactMap(partition.part) + types.compactMap(partition.part))
    }

    private func inspection(of selection: GraphSelection, _ graph: PartGraph) -> GraphInspection {
        let describer = PartDescriber(model)
        let parts = describer.descriptions(of: graph.partition)
        var inspection = GraphInspection(
            level: graph.partition.level, parts: selection.order.map { parts[$0.index] },
            edges: [], cycles: selection.cycles)
        for edge in selection.edges {
            guard let from = selection.position(of: edge.from),
                let to = selection.position(of: edge.to)
            else { continue }
            let cycle = selection.cycleByPosition[from]
            var found = GraphInspection.Edge(
                from: from, to: to, references: describer.references(of: edge, in: graph),
                cycle: cycle == selection.cycleByPosition[to] ? cycle : nil)
            found.isCut = selection.cuts.contains(EdgeEnds(from: from, to: to))
            inspection.edges.append(found)
        }
        inspection.edges.sort { ($0.from, $0.to) < ($1.from, $1.to) }
        return inspection
    }

    private func owners(_ graph: PartGraph, _ selection: GraphSelection) -> PartOwners {
        var owners = PartOwners()
        for type in model.index.table.typeIDs where model.index[type].kind.isNominal {
            guard let part = graph.partition.part(of: type) else { continue }
            owners.byType[model.index.qualifiedName(of: type)] = selection.position(of: part)
        }
        owners.byFile = model.index.files.indices.map { file in
            graph.partition.part(of: FileID(file)).flatMap(selection.position)
        }
        return owners
    }
}
