import Dependencies
import Diagnostics
import Modules
import Project
import Rules
import Settings
import SourceText
import Syntax
import Targets

/// The analysis as it runs for users: trees to dependency graph, module model and findings.
package enum ModuleAnalysis {
    /// The descriptions of all rules about UI modules.
    package static var catalogue: [RuleDescription] { Catalogue.all.map(\.description) }

    /// Trees to findings.
    package static let lint: Analysis = { input in
        var result = AnalysisResult()
        // Contracts alone speak of targets.
        let targets = input.configuration.contracts.isEmpty ? TargetMap.none : input.targets()
        let model = await model(of: input, targets, &result.times)
        await check(model, input, &result)
        result.material = model
        return result
    }

    private static func check(
        _ model: ModuleModel, _ input: AnalysisInput, _ result: inout AnalysisResult
    ) async {
        var stopwatch = StageStopwatch()
        let ownership = await ownership(of: model, input.parallelMap)
        result.times[.ownership] = stopwatch.lap()
        let contracts = ContractProject(model, input.configuration)
        let runs = Catalogue.all.flatMap { RuleRun.runs(of: $0, in: input) }
        let findings = await input.parallelMap(runs, during: "Checking rules") {
            $0.findings(model, ownership, contracts)
        }
        result.times[.rules] = stopwatch.lap()
        result.findings = findings.flatMap { $0 }.withoutGeneralRepetitions
        result.types = model.index.table.types.count { $0.kind.isNominal }
        result.modules = model.modules.count
        result.assembliesFound = ownership.assemblies.count
        result.assembliesDecided = ownership.assemblies.count(where: \.isDecided)
        result.undecided = UndecidedCall.counted(
            ownership.assemblies.flatMap(\.undecidedCalls))
        result.unresolvedNames = model.graph.unresolvedNames.count
        result.idleRoleClues = RoleClue.all(in: model.index, input.configuration)
            .filter { $0.types == 0 }
        result.idleSelectors = contracts.idle
        result.unknownRoles = model.typesOfUnknownRole.count
    }

    private static func ownership(
        of model: ModuleModel, _ parallelMap: ParallelMap
    ) async -> Ownership {
        let subjects = Ownership.subjects(of: model)
        let graphs = await parallelMap(subjects, during: "Following objects") {
            Ownership.graph(of: $0, model.facts)
        }
        return Ownership(subjects, graphs)
    }

    /// Trees to what `inspect` prints.
    package static let inspect: Inspection = { input in
        Inspector(await model(of: input)).types
    }

    /// Trees to what `reuse` prints of a name.
    package static let reuse: Reuse = { input, name in
        ReuseInspector(await model(of: input)).answer(for: name)
    }

    /// Trees to what `inspect --ownership` prints of a name.
    package static let inspectOwnership: OwnershipQuery = { input, name in
        let model = await model(of: input)
        let ownership = await ownership(of: model, input.parallelMap)
        return OwnershipInspector(model, ownership).answer(for: name)
    }

    /// Trees to what `why` prints of two parts of the project.
    package static let path: PathQuery = { input, ends, scope in
        let inspector = PathInspector(await model(of: input), scope)
        return Result { () throws(PartMistake) in
            try inspector.path(from: ends.from, to: ends.to)
        }
    }

    /// Trees to what `impact` prints of a part of the project.
    package static let impact: ImpactQuery = { input, name, scope in
        let inspector = PathInspector(await model(of: input), scope)
        return Result { () throws(PartMistake) in try inspector.impact(of: name) }
    }

    /// Trees to what `graph` prints, with the findings.
    package static let graph: GraphQuery = { input, scope, focus in
        var result = AnalysisResult()
        let model = await model(of: input, input.targets(), &result.times)
        await check(model, input, &result)
        let answer = Result { () throws(PartMistake) in
            try GraphInspector(model, scope).answer(focus)
        }
        return (answer, result)
    }

    static func model(of input: AnalysisInput) async -> ModuleModel {
        var times = StageTimes()
        return await model(of: input, input.targets(), &times)
    }

    private static func model(
        of input: AnalysisInput, _ targets: TargetMap, _ times: inout StageTimes
    ) async -> ModuleModel {
        var stopwatch = StageStopwatch()
        let index = await index(of: input)
        times[.merge] = stopwatch.lap()
        let typer = ExpressionTyper(index)
        let ids = input.trees.indices.map(FileID.init)
        let uses = await input.parallelMap(ids, during: "Resolving names") {
            DependencyGraph.fileUses($0, index, typer)
        }
        let graph = DependencyGraph(index, typer, uses)
        times[.resolve] = stopwatch.lap()
        defer { times[.model] = stopwatch.lap() }
        let previewed = TypeFacts.previewedTypes(graph)
        let types = await input.parallelMap(index.table.typeIDs) {
            TypeFacts(of: $0, graph, previewed: previewed)
        }
        let parameterFacts = await input.parallelMap(index.table.memberIDs) {
            ParameterFlows.facts(of: $0, graph)
        }
        let flows = ParameterFlows(graph, parameterFacts)
        let wiring = await input.parallelMap(ids, during: "Finding modules") {
            WiringFacts.fileWiring($0, graph, types, flows)
        }
        let facts = WiringFacts(graph, types, wiring)
        let draft = ModuleDraft(facts, settings(of: input, targets))
        let ownUses = await input.parallelMap(draft.core) { draft.uses(in: $0) }
        return ModuleModel(draft, uses: ownUses)
    }

    private static func index(of input: AnalysisInput) async -> ProjectIndex {
        let declarations = await input.parallelMap(
            input.trees, during: "Finding declarations", transform: FileDeclarations.init)
        return ProjectIndex(zip(declarations, input.classes).map {
            (declarations: $0, purpose: purpose(of: $1))
        })
    }

    private static func purpose(of fileClass: FileClass) -> FilePurpose {
        switch fileClass {
        case .linted: .linted
        case .test, .mock: .test
        case .generated, .manifest: .generated
        }
    }

    private static func settings(
        of input: AnalysisInput, _ targets: TargetMap
    ) -> ModuleSettings {
        let configuration = input.configuration
        let roles: @Sendable (TypeFeatures) -> [Role] = { configuration.roles(of: $0) }
        return ModuleSettings(
            folder: { configuration.moduleFolder(of: $0) },
            roles: configuration.roles.isEmpty ? nil : roles,
            layers: configuration.layers.map { layer in
                ProjectLayer(name: layer.name, reason: layer.reason, contains: layer.contains)
            },
            targets: targets)
    }
}

extension Configuration {
    /// The roles that a type fits, by their names.
    func roles(of features: TypeFeatures) -> [Role] {
        roles.filter { _, evidence in
            evidence.names.contains { $0.matches(features.name) }
                || evidence.baseTypes.contains { features.baseTypes.contains($0.text) }
                || evidence.attributes.contains { features.attributes.contains($0.text) }
        }.compactMap { Role(rawValue: $0.key.rawValue) }.sorted { $0.rawValue < $1.rawValue }
    }
}
