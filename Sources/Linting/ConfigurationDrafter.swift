import Dependencies
import Diagnostics
import Modules
import Settings
import SourceText

/// A survey of a project with the configuration that suits it.
package struct SurveyedDraft: Sendable {
    package let survey: ProjectSurvey
    package let draft: ConfigurationDraft
}

extension ModuleAnalysis {
    /// Trees to what `init` says and writes.
    package static let survey: Survey = { input, catalogue in
        let plain = await model(of: input)
        let counts = ConventionFinder(plain).counts
        let convention = Convention.prevailing(counts)
        let sorted = Convention.allCases.compactMap { convention in
            counts[convention].map { (convention, $0) }
        }.sorted { $0.1 > $1.1 }
        let survey = ProjectSurvey(
            convention: convention.rawValue,
            conventions: sorted.map {
                ProjectSurvey.ConventionCount(name: $0.rawValue, sign: $0.sign, modules: $1)
            },
            types: plain.index.table.types.count { $0.kind.isNominal },
            modules: plain.modules.count)
        let draft = await draft(convention, plain, sorted, input, catalogue)
        return SurveyedDraft(survey: survey, draft: draft)
    }

    /// The fullest draft under which the project's modules stay what they are.
    private static func draft(
        _ convention: Convention, _ plain: ModuleModel, _ counts: [(Convention, Int)],
        _ input: AnalysisInput, _ catalogue: [RuleDescription]
    ) async -> ConfigurationDraft {
        let list = counts.map { "\($1) \($0.rawValue)" }.joined(separator: ", ")
        let because = counts.isEmpty
            ? "No UI module was found; these are the defaults."
            : "UI modules found: \(plain.modules.count), by convention \(list)."
        var draft = ConfigurationDraft(preset: convention.rawValue, because: because)
        let bare = draft
        draft.modules = ModuleFolders(plain).patterns
        draft.roles = RoleNamePatterns(plain).all
        var candidates = [draft, draft, draft]
        candidates[1].modules = []
        candidates[2].roles = []
        for candidate in candidates where candidate != bare {
            if await keepsModules(plain, candidate, input, catalogue) { return candidate }
        }
        return bare
    }

    private static func keepsModules(
        _ plain: ModuleModel, _ draft: ConfigurationDraft, _ input: AnalysisInput,
        _ catalogue: [RuleDescription]
    ) async -> Bool {
        let source = SourceFile(path: "", text: draft.text)
        guard let configuration = try? Configuration(reading: source, catalogue: catalogue) else {
            return false
        }
        let drafted = AnalysisInput(
            trees: input.trees, classes: input.classes, configuration: configuration,
            buildDescriptions: input.buildDescriptions, parallelMap: input.parallelMap)
        let model = await model(of: drafted)
        return model.modules.count == plain.modules.count
            && plain.modules.allSatisfy { module in
                let core = Set(module.views + module.presenters)
                return model.modules.contains { core.isSubset(of: $0.views + $0.presenters) }
            }
    }
}
