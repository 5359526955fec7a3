import Dependencies
import Diagnostics
import Modules

/// The ways that lead from one part of the project to others, as `why` and `impact` print them.
struct PathInspector {
    private let model: ModuleModel
    private let scope: GraphScope
    private let finder: PartFinder
    private let describer: PartDescriber

    init(_ model: ModuleModel, _ scope: GraphScope) {
        self.model = model
        self.scope = scope
        finder = PartFinder(model, scope)
        describer = PartDescriber(model)
    }

    // MARK: Why

    /// The shortest way from one part to another.
    func path(from: PartName, to: PartName) throws(PartMistake) -> PathInspection {
        let (source, target) = try finder.endpoints(from, to)
        let (level, graph) = try graph(source, target)
        let (sources, targets) = try ends(source, target, graph)
        let steps = steps(source, target, sources, targets, graph)
        let back = steps.isEmpty ? self.steps(target, source, targets, sources, graph) : []
        return PathInspection(
            level: level, from: source.part, to: target.part, steps: steps, stepsBack: back)
    }

    /// Two of a kind are compared as such where the one uses the other itself. A longer way is one
    /// of types, because what one type of a folder uses says nothing of the next one.
    private func graph(
        _ source: Endpoint, _ target: Endpoint
    ) throws(PartMistake) -> (GraphLevel, PartGraph) {
        if let level = scope.level { return (level, try graph(level)) }
        if source.level == target.level, source.level != .type {
            let graph = try graph(source.level)
            let (sources, targets) = try ends(source, target, graph)
            let isDirect = sources.contains { part in
                graph.edges(from: part).contains { targets.contains($0.to) }
            }
            if isDirect { return (source.level, graph) }
        }
        return (.type, try graph(.type))
    }

    private func graph(_ level: GraphLevel) throws(PartMistake) -> PartGraph {
        guard let graph = model.featureGraph(level, scope.counted) else { throw .missing(level) }
        return graph
    }

    /// What lies inside the other end does not count, so that a folder and its own subfolder can
    /// be compared.
    private func ends(
        _ source: Endpoint, _ target: Endpoint, _ graph: PartGraph
    ) throws(PartMistake) -> (Set<PartID>, Set<PartID>) {
        var sources = source.parts(in: graph.partition)
        var targets = target.parts(in: graph.partition)
        if sources.isSuperset(of: targets) {
            sources.subtract(targets)
        } else {
            targets.subtract(sources)
        }
        guard !sources.isEmpty, !targets.isEmpty else { throw .nested(source.part, target.part) }
        return (sources, targets)
    }

    private func steps(
        _ source: Endpoint, _ target: Endpoint, _ sources: Set<PartID>, _ targets: Set<PartID>,
        _ graph: PartGraph
    ) -> [DependencyStep] {
        let direct = direct(source, target, sources, targets, graph)
        if !direct.isEmpty {
            let references = describer.references(direct)
            return [DependencyStep(from: source.part, to: target.part, references: references)]
        }
        let path = graph.shortestPath(
            from: sources, to: targets,
            first: { isThere($0, graph, source.holds) },
            last: { edge in
                let isOnly = sources.contains(edge.from)
                return isThere(edge, graph) {
                    target.declares($0) && (!isOnly || source.holds($0))
                }
            })
        guard let path else { return [] }
        let parts = describer.descriptions(of: graph.partition)
        return path.indices.map { number in
            step(path[number], graph, parts) { use in
                (number > 0 || source.holds(use))
                    && (number < path.count - 1 || target.declares(use))
            }
        }
    }

    /// What the one end uses of the other itself, between parts of different kinds.
    private func direct(
        _ source: Endpoint, _ target: Endpoint, _ sources: Set<PartID>, _ targets: Set<PartID>,
        _ graph: PartGraph
    ) -> [UseID] {
        guard scope.level == nil, source.level != target.level else { return [] }
        let edges = sources.flatMap { graph.edges(from: $0) }.filter { targets.contains($0.to) }
        return edges.flatMap { edge in
            uses(of: edge, graph) { source.holds($0) && target.declares($0) }
        }.sorted()
    }

    private func uses(
        of edge: PartEdge, _ graph: PartGraph, _ isMeant: (TypeUse) -> Bool
    ) -> [UseID] {
        graph.uses(of: edge, in: model.graph, where: isMeant)
    }

    /// Whether an edge stands for a piece of code; only types have pieces.
    private func isThere(
        _ edge: PartEdge, _ graph: PartGraph, _ isMeant: (TypeUse) -> Bool
    ) -> Bool {
        graph.partition.level != .type || !uses(of: edge, graph, isMeant).isEmpty
    }

    private func step(
        _ edge: PartEdge, _ graph: PartGraph, _ parts: [PartDescription],
        _ isMeant: (TypeUse) -> Bool
    ) -> DependencyStep {
        DependencyStep(
            from: parts[edge.from.index], to: parts[edge.to.index],
            references: graph.partition.level == .type
                ? describer.references(uses(of: edge, graph, isMeant))
                : describer.references(of: edge, in: graph))
    }

    // MARK: Impact

    /// Everything that depends on a part, the nearest first.
    func impact(of name: PartName) throws(PartMistake) -> ImpactInspection {
        let subject = try finder.endpoint(name)
        let level = scope.level ?? subject.level
        let graph = try graph(level)
        let rings = graph.dependants(of: subject.parts(in: graph.partition)) {
            isThere($0, graph, subject.declares)
        }
        let parts = describer.descriptions(of: graph.partition)
        let described = rings.enumerated().map { distance, ring in
            ring.map { edge in
                step(edge, graph, parts) { distance > 0 || subject.declares($0) }
            }
        }
        return ImpactInspection(level: level, subject: subject.part, rings: described)
    }
}
