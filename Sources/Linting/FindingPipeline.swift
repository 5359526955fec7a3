import Diagnostics
import Rules
import Settings
import SourceText
import Syntax

/// Turns what the analysis found into what the report shows: severities as configured,
/// suppressions applied, the driver's own findings added.
struct FindingPipeline {
    let project: ParsedProject
    let baseline: Baseline?
    /// How much of what the baseline speaks of the run looks at.
    let coverage: Coverage
    /// The severities without configuration, by rule.
    private let severities: [String: Severity]

    init(_ project: ParsedProject, _ source: BaselineSource? = nil, catalogue: [RuleDescription]) {
        self.project = project
        baseline = source?.baseline
        coverage = source?.coverage(of: project) ?? .unknown
        severities = Dictionary(catalogue.map { ($0.id, $0.severity) }) { first, _ in first }
    }

    /// The findings of the linted files, in no particular order, and what became of the entries
    /// of the baseline.
    ///
    /// The whole project's findings are looked at even where only a part is asked about, because
    /// which of several equal ones the baseline allows must not depend on the question.
    func outcome(of result: AnalysisResult) -> (findings: [Finding], entries: [CheckedEntry]) {
        var findings = result.findings + syntaxProblems + directiveMistakes
        findings.removeAll { !project.isLintable[$0.place.file] }
        findings = configured(named(consume findings))
        let comments = configured(named(applySuppressions(to: &findings)))
        let entries = compare(&findings)
        findings += comments
        findings.removeAll { !project.isAsked[$0.place.file] }
        let idle = project.isWhole
            ? result.idleRoleClues.map(finding) + result.idleSelectors.map(finding) : []
        findings += configured(unmatchedPatterns + idle + staleFindings(entries))
        return (findings, entries)
    }

    private var syntaxProblems: [Finding] {
        var findings: [Finding] = []
        for (file, tree) in project.input.trees.enumerated() {
            for problem in tree.problems {
                let range = SourceRange(start: problem.offset, end: problem.offset)
                findings.append(
                    Finding(
                        HygieneRules.syntaxProblem, at: Place(file: file, range: range),
                        message: problem.message,
                        instruction: "Correct the syntax; the rest of the file is checked as usual."
                    ))
            }
        }
        return findings
    }

    private var unmatchedPatterns: [Finding] {
        project.unmatched.map { unmatched in
            var finding = Finding(
                HygieneRules.unmatchedPattern, at: place(unmatched.pattern.place),
                message: unmatched.message,
                instruction: "Correct the pattern or remove it.")
            finding.reason = unmatched.pattern.reason
            finding.origin = unmatched.key
            finding.target = unmatched.pattern.glob.text
            return finding
        }
    }

    private func finding(_ clue: RoleClue) -> Finding {
        var finding = Finding(
            HygieneRules.unmatchedPattern, at: place(clue.place), message: clue.message,
            instruction: "Correct it or remove it.")
        finding.reason = clue.reason
        return finding
    }

    private func finding(_ selector: IdleSelector) -> Finding {
        var finding = Finding(
            HygieneRules.unmatchedPattern, at: place(selector.place), message: selector.message,
            instruction: "Correct it or remove it.")
        finding.reason = selector.reason
        return finding
    }

    /// The configuration's files count behind all Swift files.
    private func place(_ place: ConfigurationPlace) -> Place {
        Place(file: project.input.trees.count + place.file, range: place.range)
    }

    private var directiveMistakes: [Finding] {
        project.directiveMistakes.enumerated().flatMap { file, mistakes in
            mistakes.map { mistake in
                Finding(
                    HygieneRules.unusedSuppression, at: Place(file: file, range: mistake.comment),
                    message: mistake.message, instruction: "Correct the comment, or remove it.")
            }
        }
    }

    /// Applies the configured severities and drops what is off.
    private func configured(_ found: consuming [Finding]) -> [Finding] {
        var findings = found
        for index in findings.indices {
            let setting = setting(of: findings[index].rule, in: findings[index].place.file)
            if let reason = setting.reason { findings[index].reason = reason }
            if let severity = setting.severity {
                findings[index].severity = self.severity(
                    of: findings[index], configured: severity)
            }
        }
        findings.removeAll { $0.severity == .off }
        return findings
    }

    /// What is set for a rule in a file; that of the whole project in the configuration itself.
    func setting(of rule: String, in file: Int) -> RuleSetting {
        let configuration = project.input.configuration
        guard file < project.input.trees.count else { return configuration[rule: rule] }
        return configuration.setting(of: rule, in: project.input.trees[file].source.path)
    }

    /// A finding that its rule holds for less grave than others is never made graver.
    private func severity(of finding: Finding, configured: Severity) -> Severity {
        guard let standard = severities[finding.rule], finding.severity < standard else {
            return configured
        }
        return min(finding.severity, configured)
    }
}

// MARK: Suppressions

extension FindingPipeline {
    /// Marks what a comment allows, and returns the findings about the comments themselves.
    private func applySuppressions(to findings: inout [Finding]) -> [Finding] {
        var byFile: [Int: [Int]] = [:]
        for index in findings.indices {
            byFile[findings[index].place.file, default: []].append(index)
        }
        var own: [Finding] = []
        for (file, suppressions) in project.suppressions.enumerated()
        where project.isLintable[file] && !suppressions.isEmpty {
            let candidates = (byFile[file] ?? []).sorted {
                findings[$0].place.range.start < findings[$1].place.range.start
            }
            for suppression in suppressions {
                let used = mark(&findings, candidates, by: suppression)
                own += self.findings(about: suppression, in: file, used: used)
            }
        }
        return own
    }

    /// Marks the findings that one comment covers and returns the rules that it served.
    ///
    /// - Parameter candidates: The file's findings, by where they begin.
    private func mark(
        _ findings: inout [Finding], _ candidates: [Int], by suppression: Suppression
    ) -> Set<String> {
        guard let covered = suppression.covered else { return [] }
        var used: Set<String> = []
        let first = candidates.partitioningIndex {
            findings[$0].place.range.start >= covered.start
        }
        for index in candidates[first...] {
            guard findings[index].place.range.start < covered.end else { break }
            guard suppression.rules.contains(findings[index].rule) else { continue }
            findings[index].isSuppressed = true
            findings[index].justification = suppression.reason
            used.insert(findings[index].rule)
        }
        return used
    }

    private func findings(
        about suppression: Suppression, in file: Int, used: Set<String>
    ) -> [Finding] {
        let place = Place(file: file, range: suppression.comment)
        var findings: [Finding] = []
        if suppression.reason == nil {
            findings.append(
                Finding(
                    HygieneRules.suppressionWithoutReason, at: place,
                    message: "The suppression does not say why",
                    instruction: "Add the reason behind the rule: `RULE — reason`."))
            findings[0].target = suppression.rules.joined(separator: " ")
        }
        for mistake in mistakes(of: suppression, in: file, used: used) {
            var finding = Finding(
                HygieneRules.unusedSuppression, at: place, message: mistake.message,
                instruction: "Remove the comment, or correct it.")
            finding.target = mistake.rules
            findings.append(finding)
        }
        return findings
    }

    /// Why a comment has no effect, one sentence for each rule without one.
    private func mistakes(
        of suppression: Suppression, in file: Int, used: Set<String>
    ) -> [(rules: String, message: String)] {
        if let mistake = suppression.mistake {
            let rules = suppression.rules.joined(separator: " ")
            return [(rules, "Nothing is suppressed. \(mistake)")]
        }
        return suppression.rules.filter { !used.contains($0) }.compactMap { rule in
            guard severities[rule] != nil else {
                let question = suggestion(for: rule, among: severities.keys.sorted())
                return (
                    rule, "Nothing is suppressed: there is no rule \"\(rule)\".\(question)"
                )
            }
            // A rule that is off cannot tell whether its suppressions are needed.
            let isOff = setting(of: rule, in: file).severity == .off
            return isOff ? nil : (rule, "There is no finding of `\(rule)` here to suppress")
        }
    }
}

extension Finding {
    /// A finding of one of the driver's own rules.
    init(_ rule: RuleDescription, at place: Place, message: String, instruction: String) {
        self.init(
            rule: rule.id, severity: rule.severity, place: place, message: message,
            instruction: instruction)
    }
}
