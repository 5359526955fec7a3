import Diagnostics
import Project
import Settings
import SourceText
import Syntax
import Targets

/// What a run gives: the report, and what kept it from being complete.
package struct LintResult: Sendable {
    package let report: Report
    /// Files and folders that could not be read; the rest was linted all the same.
    package let problems: [FileProblem]
    /// What the reader has to know besides findings.
    package let remarks: [String]
    package let baseline: BaselineResult
    package let times: StageTimes
    /// Trees and models that the result was told from. Nobody reads them: a program that ends with
    /// the result ends sooner when it need not take them apart before.
    package let material: [any Sendable]

    /// Whether something was left out that the result should have covered.
    package var isIncomplete: Bool {
        // A finding is large, and is not copied to look at its rule.
        let findings = report.findings
        return !problems.isEmpty || findings.indices.contains {
            findings[$0].rule == HygieneRules.unmatchedPattern.id
        }
    }
}

/// The baseline of a run.
package struct BaselineResult: Sendable {
    /// Where its file lies, or would lie.
    package let location: FileLocation
    /// Its entries in the order of the file, with what the run makes of them.
    package let entries: [CheckedEntry]
}

/// The project's types as `inspect` prints them.
package struct InspectionResult: Sendable {
    package let types: [TypeInspection]
    /// The sources that the places of types and notes count.
    package let files: [SourceFile]
    /// Files and folders that could not be read.
    package let problems: [FileProblem]
}

/// What a type of the project needs, as `reuse` prints it.
package struct ReuseResult: Sendable {
    package let answer: ReuseAnswer
    /// The sources that the places count.
    package let files: [SourceFile]
    /// Files and folders that could not be read.
    package let problems: [FileProblem]
}

/// The object graphs of assemblies, as `inspect --ownership` prints them.
package struct OwnershipResult: Sendable {
    package let answer: OwnershipAnswer
    /// The sources that the places count.
    package let files: [SourceFile]
    /// Files and folders that could not be read.
    package let problems: [FileProblem]
}

/// An answer about the project with what printing it needs.
package struct QueryResult<Answer: Sendable>: Sendable {
    package let answer: Answer
    /// The sources that the places count.
    package let files: [SourceFile]
    /// Files and folders that could not be read.
    package let problems: [FileProblem]
}

/// What `init` learns of a project.
package struct SurveyResult: Sendable {
    package let answer: SurveyedDraft
    /// The number of Swift files, and of those among them that are not linted.
    package let files: Int
    package let unlintedFiles: Int
    /// Files and folders that could not be read.
    package let problems: [FileProblem]
}

/// The stages of modlint with what they need from outside.
package struct Linter: Sendable {
    private let version: String
    /// Every rule that the configuration and suppressions may name.
    let catalogue: [RuleDescription]
    let analysis: Analysis

    package init(version: String, catalogue: [RuleDescription], analysis: @escaping Analysis) {
        self.version = version
        self.catalogue = catalogue
        self.analysis = analysis
    }

    /// Reads the project, analyses it and brings the findings into their final order.
    package func lint(_ request: LintRequest) async throws(LintFailure) -> LintResult {
        var request = request
        request.asksForTargets = false
        let project = try await ParsedProject.load(request, catalogue: catalogue)
        let source = try BaselineSource(project.scope, request, rules: baselineRules)
        let result = await analysis(project.input)
        var times = project.times
        times.add(result.times)
        let (broken, others) = project.judgeBuildDescriptions()
        var (problems, remarks) = (project.problems + broken, project.remarks + others)
        let (report, entries) = times.measure(.report) {
            let pipeline = FindingPipeline(project, source, catalogue: catalogue)
            var (findings, entries) = pipeline.outcome(of: result)
            if project.reportsOneFile {
                let files = self.files(of: project, source)
                remarks += project.takeOthers(from: &findings, files, &problems)
            }
            return (self.report(on: project, source, result, (findings, entries)), entries)
        }
        return LintResult(
            report: report, problems: problems, remarks: remarks,
            baseline: BaselineResult(location: source.location, entries: entries), times: times,
            material: [project, result.material as any Sendable])
    }

    private func report(
        on project: ParsedProject, _ source: BaselineSource, _ result: AnalysisResult,
        _ outcome: (findings: [Finding], entries: [CheckedEntry])
    ) -> Report {
        let files = files(of: project, source)
        var summary = summary(of: project, result: result, findings: outcome.findings)
        if source.baseline != nil { summary.baseline = BaselineSize(outcome.entries) }
        return Report(
            version: version, root: project.root.path, files: files,
            findings: sorted(outcome.findings, files: files), summary: summary,
            rules: catalogue)
    }

    /// The files that places count: Swift files, configurations, the baseline.
    private func files(of project: ParsedProject, _ source: BaselineSource) -> [SourceFile] {
        project.sources + (source.baseline.map { [$0.source] } ?? [])
    }

    /// The rules whose findings a baseline may list.
    private var baselineRules: [String] {
        catalogue.map(\.id).filter { !HygieneRules.neverBaselined.contains($0) }
    }

    /// The findings that count, in their final order; those about the baseline itself are left out.
    func openFindings(
        in project: ParsedProject, _ request: LintRequest, _ result: AnalysisResult
    ) throws(LintFailure) -> [Finding] {
        let source = try BaselineSource(project.scope, request, rules: baselineRules)
        let pipeline = FindingPipeline(project, source, catalogue: catalogue)
        let files = project.sources
        let open = pipeline.outcome(of: result).findings.filter {
            $0.isOpen && $0.place.file < files.count
        }.map { finding in
            var finding = finding
            finding.notes.removeAll { $0.place.file >= files.count }
            return finding
        }
        return sorted(open, files: files)
    }

    /// Reads the project and tells what its types are.
    package func inspect(
        _ request: LintRequest, with inspection: Inspection
    ) async throws(LintFailure) -> InspectionResult {
        let project = try await ParsedProject.load(request, catalogue: catalogue)
        return InspectionResult(
            types: await inspection(project.input), files: project.sources,
            problems: project.problems)
    }

    /// Reads the project and tells what a type of it needs.
    package func reuse(
        of name: String, _ request: LintRequest, with reuse: Reuse
    ) async throws(LintFailure) -> ReuseResult {
        let project = try await ParsedProject.load(request, catalogue: catalogue)
        return ReuseResult(
            answer: await reuse(project.input, name), files: project.sources,
            problems: project.problems)
    }

    /// Reads the project and tells who holds whom in an assembly of it.
    package func ownership(
        of name: String, _ request: LintRequest, with query: OwnershipQuery
    ) async throws(LintFailure) -> OwnershipResult {
        let project = try await ParsedProject.load(request, catalogue: catalogue)
        return OwnershipResult(
            answer: await query(project.input, name), files: project.sources,
            problems: project.problems)
    }

    /// Reads the project and tells how it is built.
    package func survey(
        _ request: LintRequest, with survey: Survey
    ) async throws(LintFailure) -> SurveyResult {
        let project = try await ParsedProject.load(request, catalogue: catalogue)
        return SurveyResult(
            answer: await survey(project.input, catalogue), files: project.input.trees.count,
            unlintedFiles: project.input.classes.count { $0 != .linted },
            problems: project.problems)
    }

    private func summary(
        of project: ParsedProject, result: AnalysisResult, findings: [Finding]
    ) -> Summary {
        var summary = Summary()
        summary.files = project.input.trees.count
        summary.unlintedFiles = project.input.classes.count { $0 != .linted }
        summary.lines = project.lines
        summary.types = result.types
        summary.modules = result.modules
        summary.unresolvedNames = result.unresolvedNames
        summary.unknownRoles = result.unknownRoles
        summary.assembliesDecided = result.assembliesDecided
        summary.assembliesFound = result.assembliesFound
        summary.undecided = result.undecided
        summary.count(findings)
        return summary
    }
}

extension ParsedProject {
    /// A broken description keeps contracts about targets from being checked; everybody else
    /// gets to know of it.
    fileprivate func judgeBuildDescriptions() -> (problems: [FileProblem], remarks: [String]) {
        let problems = input.buildDescriptions.compactMap(\.problem)
        let isNeeded = input.configuration.contracts.contains(where: \.usesTargets)
        let grave = isNeeded ? problems.filter { $0.kind == .broken } : []
        let slight = problems.filter { ($0.kind == .broken) != isNeeded }
        return (
            grave.map { FileProblem(path: $0.path, message: $0.message) },
            slight.map { "\($0.path): warning: \($0.message)" })
    }

    /// The Swift files in the order of their indices, then the configuration's files; the
    /// baseline's comes last.
    var sources: [SourceFile] {
        input.trees.map(\.source) + input.configuration.sources
    }

    /// Takes the findings about no Swift file out. Those that make a run incomplete become
    /// problems; the lines for the others are returned.
    fileprivate func takeOthers(
        from findings: inout [Finding], _ files: [SourceFile], _ problems: inout [FileProblem]
    ) -> [String] {
        var lines: [String] = []
        for finding in findings where finding.place.file >= input.trees.count {
            let problem = FileProblem(
                path: files[finding.place.file].path, message: finding.message + ".")
            if finding.rule == HygieneRules.unmatchedPattern.id {
                problems.append(problem)
            } else {
                lines.append(problem.line)
            }
        }
        findings.removeAll { $0.place.file >= input.trees.count }
        return lines
    }
}

/// Findings by path, place, rule and message.
private func sorted(_ findings: [Finding], files: [SourceFile]) -> [Finding] {
    var ranks = [Int](repeating: 0, count: files.count)
    let byPath = files.indices.sorted { isBytewiseBefore(files[$0].path, files[$1].path) }
    for (rank, file) in byPath.enumerated() { ranks[file] = rank }
    return findings.sorted { first, second in
        if first.place.file != second.place.file {
            return ranks[first.place.file] < ranks[second.place.file]
        }
        let (start, otherStart) = (first.place.range.start, second.place.range.start)
        if start != otherStart { return start < otherStart }
        return (first.rule, first.message) < (second.rule, second.message)
    }
}
