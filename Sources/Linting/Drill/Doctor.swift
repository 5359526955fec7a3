import Diagnostics
import Modules
import Project
import Rules
import Settings
import SourceText

/// What the model tells of a project's health.
package struct ModelHealth: Sendable {
    package var types = 0
    package var modules = 0
    /// The files with a type that belongs to a UI module.
    package var filesInModules: Set<Int> = []
    /// The names that nobody declares, with the number of places that name them.
    package var unresolvedNames: [String: Int] = [:]
    /// What the configuration says of roles, with the number of types it fits.
    package var roleClues: [RoleClue] = []
    /// The types to which the configuration gives several roles, with their names and places.
    package var contestedRoles: [Note] = []
    /// How much the selectors of the project's own contracts describe.
    package var selections: [SelectionCount] = []
    /// What breaks the project's own contracts, for the ends of files, by the file's index.
    package var contractBreaches: [Int: String] = [:]
    /// What the project's own contracts select and nothing fits.
    package var idleSelectors: [IdleSelector] = []

    package init() {}
}

extension ModuleAnalysis {
    /// Trees to what `doctor` asks of the model.
    package static let health: Health = { input in
        let model = await model(of: input)
        let index = model.index
        var health = ModelHealth()
        health.types = index.table.types.count { $0.kind.isNominal }
        health.modules = model.modules.count
        for type in index.table.typeIDs where model.moduleID(of: type) != nil {
            health.filesInModules.insert(index[type].site.file.index)
        }
        for (name, sites) in model.graph.unresolvedNames {
            health.unresolvedNames[index.text(name)] = sites.count
        }
        health.roleClues = RoleClue.all(in: index, input.configuration)
        let contracts = ContractProject(model, input.configuration)
        health.contractBreaches = ContractDrill(contracts).additions
        health.idleSelectors = contracts.idle
        health.selections = contracts.selections
        health.contestedRoles = contestedRoles(model, input.configuration)
        return health
    }

    private static func contestedRoles(
        _ model: ModuleModel, _ configuration: Configuration
    ) -> [Note] {
        let index = model.index
        return index.typesThatMayHaveRoles.compactMap { type in
            let features = TypeFeatures(type, index)
            let roles = configuration.roles(of: features)
            guard roles.count > 1, model.roles[type]?.confidence == .low else { return nil }
            let names = roles.map(\.rawValue).joined(separator: " and ")
            let site = index[type].site
            let tree = index[site.file].tree
            let name = tree.range(tree.name(of: site.node) ?? site.node)
            return Note(
                place: Place(file: site.file.index, range: name),
                message: "`\(index.qualifiedName(of: type))` fits the roles \(names), so "
                    + "that no rule relies on either")
        }
    }
}

extension Linter {
    /// Reads the project and tells what its configuration does, with a fire drill of all rules.
    package func diagnose(
        _ request: LintRequest, with health: Health
    ) async throws(LintFailure) -> QueryResult<Diagnosis> {
        let project = try await ParsedProject.load(request, catalogue: catalogue)
        let found = await health(project.input)
        var diagnosis = Diagnosis()
        diagnosis.configurations = project.input.configuration.sources.map(\.path)
        diagnosis.files = project.input.trees.count
        diagnosis.unlintedFiles = project.input.classes.count { $0 != .linted }
        diagnosis.types = found.types
        diagnosis.modules = found.modules
        diagnosis.patterns = PatternCounts(project, found).all
        diagnosis.filesWithoutModule = project.input.trees.indices
            .filter { project.isLinted($0) && !found.filesInModules.contains($0) }
            // What holds no code belongs nowhere.
            .filter { index in
                let tree = project.input.trees[index]
                return !tree.range(tree.root).isEmpty
            }
            .map { project.input.trees[$0].source.path }
        diagnosis.unresolvedNames = found.unresolvedNames.count
        diagnosis.commonestNames = found.unresolvedNames
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(10)
            .map { Diagnosis.NameCount(name: $0.key, places: $0.value) }
        diagnosis.idleSelectors = found.idleSelectors.map { idle in
            let file = project.input.trees.count + idle.place.file
            return Note(place: Place(file: file, range: idle.place.range), message: idle.message)
        }
        diagnosis.contestedRoles = found.contestedRoles
        let drill = FireDrill(
            project: project, catalogue: catalogue, analysis: analysis,
            contractBreaches: found.contractBreaches)
        diagnosis.rules = await drill.outcomes()
        return QueryResult(
            answer: diagnosis, files: project.sources, problems: project.problems)
    }
}

/// How many files or types each pattern of a configuration matches.
private struct PatternCounts {
    private let project: ParsedProject
    private let health: ModelHealth
    private let paths: [String]
    private var configuration: Configuration { project.input.configuration }

    init(_ project: ParsedProject, _ health: ModelHealth) {
        self.project = project
        self.health = health
        paths = project.input.trees.map(\.source.path)
    }

    /// In the order in which the keys are described. What is counted for `layers` is what the
    /// layers before leave; a pattern of a part of the project is not counted at all.
    var all: [Diagnosis.Pattern] {
        guard project.isWhole else { return [] }
        var found = configuration.include.map { pattern("include", $0, matching($0, in: paths)) }
        found += configuration.exclude.map { pattern("exclude", $0, excluded($0)) }
        found += configuration.modules.map { entry in
            pattern("modules", entry, paths.count { entry.glob.matchedFolder(of: $0) != nil })
        }
        var rest = paths
        for layer in configuration.layers {
            found += layer.paths.map { pattern("layers", $0, matching($0, in: rest)) }
            rest.removeAll(where: layer.contains)
        }
        found += configuration.overrides.flatMap(\.paths).map {
            pattern("overrides", $0, matching($0, in: paths))
        }
        found += health.selections.map { selection in
            Diagnosis.Pattern(
                key: "contract", text: selection.contract, place: place(selection.place),
                matches: max(selection.types, selection.files),
                unit: selection.types > 0 ? "type" : "file")
        }
        return found + health.roleClues.map { clue in
            Diagnosis.Pattern(
                key: "\(clue.kind) of role \(clue.role.rawValue)", text: clue.text,
                place: place(clue.place), matches: clue.types, unit: "type")
        }
    }

    private func pattern(
        _ key: String, _ pattern: PathPattern, _ matches: Int
    ) -> Diagnosis.Pattern {
        Diagnosis.Pattern(
            key: key, text: pattern.glob.text, place: place(pattern.place), matches: matches,
            unit: "file")
    }

    private func place(_ place: ConfigurationPlace) -> Place {
        Place(file: paths.count + place.file, range: place.range)
    }

    private func matching(_ pattern: PathPattern, in paths: [String]) -> Int {
        paths.count(where: pattern.glob.matches)
    }

    /// What is left out was never read, so that it is looked for again.
    private func excluded(_ pattern: PathPattern) -> Int {
        var finder = FileFinder(FileSelection(include: [pattern.glob]))
        finder.search(project.root, as: "")
        let isIdle = project.unmatched.contains {
            $0.key == "exclude" && $0.pattern.place == pattern.place
        }
        // Folders that are never entered anyway may be excluded too.
        return isIdle ? 0 : max(1, finder.files.count)
    }
}
