import Diagnostics
import Modules
import Rules
import Settings

/// A rule with the options that hold in some of the files.
struct RuleRun: Sendable {
    private let rule: Rule
    private let options: RuleOptions
    /// The files whose findings count; nil for all.
    private var files: Set<Int>?

    /// One run for each set of options that some file has; none for a rule that is off.
    static func runs(of rule: Rule, in input: AnalysisInput) -> [RuleRun] {
        let (id, configuration) = (rule.description.id, input.configuration)
        guard configuration.isOn(id) else { return [] }
        guard configuration.overrides.contains(where: { $0.changes[id] != nil }) else {
            return [RuleRun(rule: rule, options: configuration[rule: id].options)]
        }
        var runs: [RuleRun] = []
        for (file, tree) in input.trees.enumerated() {
            let setting = configuration.setting(of: id, in: tree.source.path)
            if setting.severity == .off { continue }
            if let run = runs.firstIndex(where: { $0.options == setting.options }) {
                runs[run].files?.insert(file)
            } else {
                runs.append(RuleRun(rule: rule, options: setting.options, files: [file]))
            }
        }
        return runs
    }

    /// What the rule finds in its files; the whole project is looked at all the same.
    func findings(
        _ model: ModuleModel, _ ownership: Ownership, _ contracts: ContractProject
    ) -> [Finding] {
        let input = RuleInput(
            rule.description, model, options, ownership, contracts: contracts)
        let findings = rule.check(input)
        guard let files else { return findings }
        return findings.filter { files.contains($0.place.file) }
    }
}
