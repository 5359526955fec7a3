import Diagnostics
import Project
import Settings
import SourceText
import Syntax

/// The project as the analysis takes it, with what only the driver needs.
struct ParsedProject {
    let scope: ProjectScope
    let input: AnalysisInput
    /// Whether the command line asks about the file of an index.
    private(set) var isAsked: [Bool]
    /// Whether the file of an index is for findings: no test, no mock, not generated.
    let isLintable: [Bool]
    /// The day of the run.
    let today: CalendarDay
    private let files: [ParsedFile]
    /// What finding, reading and parsing took.
    let times: StageTimes
    /// What could not be read; the run then cannot end well.
    private(set) var problems: [FileProblem]
    let unmatched: [UnmatchedPattern]
    /// Whether everything is there that the configuration speaks of.
    let isWhole: Bool
    /// What the reader has to know besides findings.
    private(set) var remarks: [String] = []
    /// Whether findings are those of one Swift file and no others.
    private(set) var reportsOneFile = false

    /// Finds, reads and parses the project that a request speaks of.
    static func load(
        _ request: LintRequest, catalogue: [RuleDescription]
    ) async throws(LintFailure) -> ParsedProject {
        let scope = try ProjectScope(request, catalogue: catalogue)
        var times = StageTimes()
        let focus = try Focus(request, in: scope)
        times.setStart()
        var stopwatch = StageStopwatch()
        let found = await ProjectFiles.find(in: scope, request.parallelMap)
        times[.find] = stopwatch.lap()
        // Descriptions come first: one of them can take as long as hundreds of files.
        let inputs = found.buildDescriptions.map(ProjectInput.description)
            + found.files.map(ProjectInput.file)
        let targets = request.asksForTargets || !scope.configuration.contracts.isEmpty
        let outcomes = await request.parallelMap(inputs, during: "Reading files") { input in
            let isUnsaved = input.file.location == scope.buffer
            return input.read(
                unsaved: isUnsaved ? request.buffer?.bytes : nil,
                bodiesOfTests: request.readsBodiesOfTests, targets: targets)
        }
        times.add(reading: outcomes, in: stopwatch.lap().passed)
        var project = ParsedProject(
            scope: scope, found: found, outcomes: outcomes, request: request, times: times)
        try project.requireFiles(request, askedFiles: found.isAsked.count { $0 })
        try project.limit(to: focus)
        return project
    }

    /// The folder that printed paths are relative to.
    var root: FileLocation { scope.root }

    private init(
        scope: ProjectScope, found: ProjectFiles, outcomes: [ReadInput],
        request: LintRequest, times: StageTimes
    ) {
        var files: [ParsedFile] = []
        var asked: [Bool] = []
        var problems = found.problems
        let descriptions = outcomes.prefix(found.buildDescriptions.count)
        for (outcome, isAsked) in zip(outcomes.dropFirst(descriptions.count), found.isAsked) {
            switch outcome {
            case .file(let file):
                files.append(file)
                asked.append(isAsked)
            case .failure(let problem): problems.append(problem)
            case .description: break
            }
        }
        for case .failure(let problem) in descriptions { problems.append(problem) }
        self.scope = scope
        input = AnalysisInput(
            trees: files.map(\.tree), classes: files.map(\.fileClass),
            configuration: scope.configuration,
            buildDescriptions: descriptions.compactMap(\.description),
            parallelMap: request.parallelMap)
        isAsked = asked
        isLintable = files.map { $0.fileClass == .linted }
        today = request.today
        self.files = files
        self.times = times
        self.problems = problems
        unmatched = found.unmatched
        isWhole = found.isWhole
    }

    /// The same project with files that lie in memory only, in place of those of the same paths.
    func adding(_ sources: [SourceFile]) -> ParsedProject {
        let paths = Set(sources.map(\.path))
        let kept = zip(files, isAsked).filter { !paths.contains($0.0.tree.source.path) }
        let added = sources.map { (ParsedFile($0), true) }
        let all = (kept + added).sorted {
            isBytewiseBefore($0.0.tree.source.path, $1.0.tree.source.path)
        }
        return ParsedProject(self, files: all.map(\.0), isAsked: all.map(\.1))
    }

    private init(_ other: ParsedProject, files: [ParsedFile], isAsked: [Bool]) {
        scope = other.scope
        input = AnalysisInput(
            trees: files.map(\.tree), classes: files.map(\.fileClass),
            configuration: other.input.configuration,
            buildDescriptions: other.input.buildDescriptions,
            parallelMap: other.input.parallelMap)
        self.isAsked = isAsked
        isLintable = files.map { $0.fileClass == .linted }
        today = other.today
        self.files = files
        times = other.times
        problems = other.problems
        unmatched = other.unmatched
        isWhole = other.isWhole
    }

    /// Keeps the findings of the files in focus, and says so where there are none of these.
    private mutating func limit(to focus: Focus) throws(LintFailure) {
        for index in isAsked.indices where !focus.contains(input.trees[index].source.path) {
            isAsked[index] = false
        }
        problems += focus.problems
        reportsOneFile = focus.isOneFile
        if lintsSomething || !focus.problems.isEmpty { return }
        remarks.append(try focus.remarkOnNothing())
    }

    /// Whether the file of an index may get findings.
    func isLinted(_ file: Int) -> Bool { isAsked[file] && isLintable[file] }

    private var lintsSomething: Bool { zip(isAsked, isLintable).contains { $0 && $1 } }

    /// How much of the project the run looks at.
    var coverage: Coverage {
        // What is not saved yet may still change.
        if !problems.isEmpty || reportsOneFile { return .unknown }
        if isWhole { return isAsked.contains(false) ? .part : .everything }
        // Without a configuration the folder that is given is the project.
        let isProject = scope.configurationFile == nil
            && scope.arguments.contains { scope.root.isInside($0) }
        return isProject && !isAsked.contains(false) ? .everything : .unknown
    }

    /// A result over no files would look clean; it is a failure instead.
    private func requireFiles(
        _ request: LintRequest, askedFiles: Int
    ) throws(LintFailure) {
        if lintsSomething { return }
        var lines = problems.map(\.line)
        let place = request.paths.isEmpty ? root.path : request.paths.joined(separator: ", ")
        if input.trees.isEmpty || askedFiles == 0 {
            lines.append("error: No Swift file found in \(place).\(hint)")
        } else {
            lines.append(
                "error: Nothing to lint in \(place): its Swift files (\(askedFiles)) are tests, "
                    + "mocks or generated.")
        }
        throw LintFailure(lines)
    }

    private var hint: String {
        guard let source = input.configuration.source else { return "" }
        return " The patterns of \(source.path) may leave it out."
    }
}

extension StageTimes {
    /// Adds what was done to files, in the time that passed over all of them.
    fileprivate mutating func add(reading outcomes: [ReadInput], in passed: Duration) {
        for case .file(let file) in outcomes { add(file.times) }
        share(passed)
    }
}

extension ParsedProject {
    /// The suppression comments of each file.
    var suppressions: [[Suppression]] { files.map(\.suppressions) }
    /// Other comments to modlint in each file that have no effect.
    var directiveMistakes: [[DirectiveMistake]] { files.map(\.directiveMistakes) }
    var lines: Int { files.reduce(0) { $0 + $1.lines } }
}

extension FileProblem {
    /// The problem as it is printed.
    package var line: String { "\(path): error: \(message)" }
}

/// How much of the project a run looks at.
enum Coverage {
    case everything
    /// All of it is read, and findings are asked for in a part.
    case part
    /// Some files, or not all that should have been read: what is missing may be elsewhere.
    case unknown
}
