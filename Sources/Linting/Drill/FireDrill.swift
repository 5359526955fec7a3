import Diagnostics
import Settings
import SourceText

/// Tries for each rule whether it could report anything in a project: with the project's own
/// configuration, over its own files and an example of what the rule reports, in memory.
struct FireDrill {
    let project: ParsedProject
    let catalogue: [RuleDescription]
    let analysis: Analysis
    /// What breaks the project's own contracts, for the ends of files, by the file's index.
    let contractBreaches: [Int: String]

    /// A rule with the ways to try it.
    private struct Trial {
        let rule: RuleDescription
        let attempts: [DrillAttempt]
    }

    /// The outcome for every rule, in the order of the catalogue.
    func outcomes() async -> [Diagnosis.Rule] {
        let trials = trials
        // All rules are tried at once, so that most projects need one analysis more, some two.
        let likely = trials.flatMap { trial in trial.attempts.prefix(1).map { (trial.rule, $0) } }
        var fired = await firing(in: likely)
        let rest = trials.filter { fired[$0.rule.id] == nil }.flatMap { trial in
            trial.attempts.dropFirst().map { (trial.rule, $0) }
        }
        if !rest.isEmpty { fired.merge(await firing(in: rest)) { first, _ in first } }
        let silent = await silentContracts()
        return catalogue.map { outcome(of: $0, firedAt: fired[$0.id], silent) }
    }

    private var configuration: Configuration { project.input.configuration }

    private var trials: [Trial] {
        let linted = project.input.trees.indices.filter { project.isLinted($0) }
            .map { project.input.trees[$0].source }
        let places = DrillPlaces(configuration, linted: linted.map(\.path))
        let sources = Dictionary(linted.map { ($0.path, $0) }) { first, _ in first }
        var number = 0
        return catalogue.filter(isTried).map { rule in
            let attempts = DrillAttempt.all(
                for: rule, places, configuration, sources: sources, after: &number)
            return Trial(rule: rule, attempts: attempts)
        }
    }

    /// Source text cannot show the rules about the configuration itself.
    private func isTried(_ rule: RuleDescription) -> Bool {
        configuration.isOn(rule.id) && missingKey(rule) == nil
            && !HygieneRules.ofFiles.contains(rule.id) && contracts(of: rule).isEmpty
    }

    private func contracts(of rule: RuleDescription) -> [ContractSetting] {
        configuration.contracts.filter { $0.kind.rule == rule.id && $0.severity != .off }
    }

    private func missingKey(_ rule: RuleDescription) -> String? {
        switch rule.needs {
        case "layers"? where configuration.layers.isEmpty: "layers"
        case "contracts"? where contracts(of: rule).isEmpty: "contracts"
        default: nil
        }
    }

    /// The rules that report something in their examples, each with the place.
    private func firing(in round: [(RuleDescription, DrillAttempt)]) async -> [String: String] {
        var files: [DrillAttempt.File] = []
        // Two examples cannot be added to one file in the same round.
        var taken: Set<String> = []
        var delayed: [(RuleDescription, DrillAttempt)] = []
        var now: [(RuleDescription, DrillAttempt)] = []
        for (rule, attempt) in round {
            guard taken.isDisjoint(with: attempt.files.map(\.path)) else {
                delayed.append((rule, attempt))
                continue
            }
            taken.formUnion(attempt.files.map(\.path))
            files += attempt.files
            now.append((rule, attempt))
        }
        let drilled = project.adding(files.map { SourceFile(path: $0.path, text: $0.text) })
        let result = await analysis(drilled.input)
        let findings = FindingPipeline(drilled, catalogue: catalogue).outcome(of: result).findings
        var fired: [String: String] = [:]
        for (rule, attempt) in now {
            guard fired[rule.id] == nil else { continue }
            fired[rule.id] = place(of: rule, attempt, findings, drilled)
        }
        guard !delayed.isEmpty else { return fired }
        return fired.merging(await firing(in: delayed)) { first, _ in first }
    }

    private func place(
        of rule: RuleDescription, _ attempt: DrillAttempt, _ findings: [Finding],
        _ drilled: ParsedProject
    ) -> String? {
        for finding in findings where finding.rule == rule.id && !finding.isSuppressed {
            guard finding.place.file < drilled.input.trees.count else { continue }
            let path = drilled.input.trees[finding.place.file].source.path
            let isInExample = attempt.files.contains {
                $0.path == path && Int(finding.place.range.start) >= $0.kept
            }
            if isInExample { return path }
        }
        return nil
    }

    /// The names of the contracts that report nothing although everybody uses everybody.
    private func silentContracts() async -> Set<String> {
        if configuration.contracts.isEmpty { return [] }
        let files = contractBreaches.sorted { $0.key < $1.key }.map { file, breaches in
            let source = project.input.trees[file].source
            let text = String(decoding: source.bytes, as: UTF8.self)
            return SourceFile(path: source.path, text: text + "\n" + breaches)
        }
        let drilled = project.adding(files)
        let result = await analysis(drilled.input)
        let findings = FindingPipeline(drilled, catalogue: catalogue).outcome(of: result).findings
        return Set(configuration.contracts.filter { contract in
            !findings.contains { finding in
                finding.rule == contract.kind.rule
                    && finding.message.hasSuffix("(contract \"\(contract.name)\")")
            }
        }.map(\.name))
    }

    private func outcome(
        of rule: RuleDescription, firedAt path: String?, _ silent: Set<String>
    ) -> Diagnosis.Rule {
        let severity = configuration[rule: rule.id].severity ?? rule.severity
        func outcome(_ state: Diagnosis.State, _ explanation: String?) -> Diagnosis.Rule {
            Diagnosis.Rule(
                id: rule.id, severity: severity, state: state, explanation: explanation)
        }
        if let path { return outcome(.fires, "its example is reported in \(path)") }
        guard configuration.isOn(rule.id) else { return outcome(.off, nil) }
        if let key = missingKey(rule) {
            return outcome(
                .idle, key == "contracts"
                    ? "the configuration has no contract of its kind"
                    : "the configuration has no \"\(key)\"")
        }
        if rule.id == HygieneRules.unmatchedPattern.id {
            return configuration.source == nil
                ? outcome(.idle, "there is no configuration")
                : outcome(.fires, "every pattern has to match")
        }
        if rule.id == HygieneRules.staleBaseline.id {
            return outcome(.fires, "every entry of a baseline needs its finding")
        }
        let contracts = contracts(of: rule)
        if contracts.isEmpty { return outcome(.cannotFire, reason(rule)) }
        let idle = contracts.filter { silent.contains($0.name) }.map { "\"\($0.name)\"" }
        return idle.isEmpty
            ? outcome(.fires, "all its contracts report something where everybody uses everybody")
            : outcome(
                .cannotFire, "nothing that types of this project could use breaks "
                    + "the contract \(idle.joined(separator: ", "))")
    }

    private func reason(_ rule: RuleDescription) -> String {
        let linted = project.input.trees.indices.filter { project.isLinted($0) }
        let isOn = linted.contains { file in
            let path = project.input.trees[file].source.path
            return configuration.setting(of: rule.id, in: path).severity != .off
        }
        return isOn
            ? "its example is not reported anywhere; roles, options, modules or layers of the "
                + "configuration prevent it"
            : "overrides switch it off in every file"
    }
}
