import Diagnostics
import Project
import Settings
import SourceText

/// The files of the project, and which of them the command line asks about.
struct ProjectFiles {
    /// In the order of their paths.
    private(set) var files: [FoundFile]
    /// Whether the file of an index may get findings, as far as the command line decides it.
    private(set) var isAsked: [Bool]
    /// The files that say which targets the project is built from.
    let buildDescriptions: [FoundFile]
    /// What could not be read.
    let problems: [FileProblem]
    /// The patterns of the configuration that matched nothing.
    private(set) var unmatched: [UnmatchedPattern]
    /// Whether everything is there that the configuration speaks of.
    let isWhole: Bool

    /// Finds the files that the configuration describes and those of the given paths.
    ///
    /// The whole project is read even for one given file, because its types are told apart by
    /// their uses elsewhere. Given paths that do not belong to the project replace its `include`;
    /// without a configuration nobody says what the project is, and they are all of it.
    static func find(in scope: ProjectScope, _ parallelMap: ParallelMap) async -> ProjectFiles {
        guard let buffer = scope.buffer else { return await saved(in: scope, parallelMap) }
        let isNewFolder = (try? FileKind(at: scope.root)) == nil
        let saved = isNewFolder
            ? await given([], in: scope, parallelMap) : await saved(in: scope, parallelMap)
        return saved.placing(buffer, in: scope)
    }

    private static func saved(
        in scope: ProjectScope, _ parallelMap: ParallelMap
    ) async -> ProjectFiles {
        if scope.configuration.source == nil, !scope.arguments.isEmpty {
            return await given(scope.arguments, in: scope, parallelMap)
        }
        let whole = await whole(in: scope, parallelMap)
        // A path around the project asks for the project, even where its patterns match nothing.
        let foreign = scope.arguments.filter { argument in
            !scope.root.isInside(argument)
                && !whole.files.contains { $0.location.isInside(argument) }
        }
        if foreign.isEmpty { return whole }
        let given = await given(foreign, in: scope, parallelMap)
        if foreign.count == scope.arguments.count, !given.files.isEmpty { return given }
        return whole.adding(given)
    }

    private static func whole(
        in scope: ProjectScope, _ parallelMap: ParallelMap
    ) async -> ProjectFiles {
        let configuration = scope.configuration
        let selection = FileSelection(
            include: configuration.include.map(\.glob), exclude: configuration.exclude.map(\.glob))
        var finder = FileFinder(selection)
        await finder.search(scope.root, as: "") { await parallelMap($0) { FolderContent($0) } }
        let files = finder.files
        let include = finder.unmatchedInclude.map {
            UnmatchedPattern(key: "include", pattern: configuration.include[$0])
        }
        let exclude = finder.unmatchedExclude.map {
            UnmatchedPattern(key: "exclude", pattern: configuration.exclude[$0])
        }
        return ProjectFiles(
            files: files, isAsked: files.map { isAsked($0, scope.arguments) },
            buildDescriptions: finder.buildDescriptions, problems: finder.problems,
            unmatched: include + exclude + unmatchedModules(configuration, files: files)
                + unmatchedLayers(configuration, files: files)
                + unmatchedOverrides(configuration, files: files),
            isWhole: true)
    }

    private static func isAsked(_ file: FoundFile, _ arguments: [FileLocation]) -> Bool {
        arguments.isEmpty || arguments.contains { file.location.isInside($0) }
    }

    private static func given(
        _ arguments: [FileLocation], in scope: ProjectScope, _ parallelMap: ParallelMap
    ) async -> ProjectFiles {
        let exclude = scope.configuration.exclude.map(\.glob)
        var finder = FileFinder(FileSelection(exclude: exclude))
        for argument in arguments {
            let path = argument.relative(to: scope.root) ?? argument.path
            await finder.search(argument, as: path) { await parallelMap($0) { FolderContent($0) } }
        }
        let files = finder.files
        return ProjectFiles(
            files: files, isAsked: files.map { _ in true },
            buildDescriptions: finder.buildDescriptions, problems: finder.problems,
            unmatched: [], isWhole: false)
    }

    /// The file of an unsaved buffer among the others, unless a pattern leaves it out; only a
    /// pattern that matches nothing but this file is no longer unmatched.
    private func placing(_ buffer: FileLocation, in scope: ProjectScope) -> ProjectFiles {
        let path = buffer.relative(to: scope.root) ?? buffer.path
        let isFound = files.contains { $0.location == buffer }
        let isExcluded = scope.configuration.exclude.contains { $0.glob.matches(path) }
        let file = FoundFile(path: path, location: buffer, fileClass: FileClass(path: path))
        let new = isFound || isExcluded ? [] : [file]
        var result = self
        result.files = (files + new).sorted { isBytewiseBefore($0.path, $1.path) }
        result.isAsked = result.files.map { _ in true }
        result.unmatched.removeAll { $0.pattern.glob.matches(path) }
        return result
    }

    /// Both together, in the order of their paths.
    private func adding(_ other: ProjectFiles) -> ProjectFiles {
        let all = zip(files + other.files, isAsked + other.isAsked).sorted {
            isBytewiseBefore($0.0.path, $1.0.path)
        }
        return ProjectFiles(
            files: all.map(\.0), isAsked: all.map(\.1),
            buildDescriptions: buildDescriptions + other.buildDescriptions,
            problems: problems + other.problems, unmatched: unmatched, isWhole: isWhole)
    }
}

/// A pattern of the configuration that matches nothing.
struct UnmatchedPattern {
    let key: String
    let pattern: PathPattern
    /// The layer that has taken all files before a layer's pattern could.
    var takenBy: String?

    /// What is wrong, for a finding.
    var message: String {
        let start = "The pattern \"\(pattern.glob.text)\" of \"\(key)\" matches nothing"
        return takenBy.map { "\(start) that the layer \"\($0)\" before it leaves" } ?? start
    }
}

/// The patterns of `modules` that match no folder with a Swift file.
private func unmatchedModules(
    _ configuration: Configuration, files: [FoundFile]
) -> [UnmatchedPattern] {
    configuration.modules.filter { pattern in
        !files.contains { pattern.glob.matchedFolder(of: $0.path) != nil }
    }.map { UnmatchedPattern(key: "modules", pattern: $0) }
}

/// The patterns of `overrides` that match no Swift file.
private func unmatchedOverrides(
    _ configuration: Configuration, files: [FoundFile]
) -> [UnmatchedPattern] {
    configuration.overrides.flatMap(\.paths).filter { pattern in
        !files.contains { pattern.glob.matches($0.path) }
    }.map { UnmatchedPattern(key: "overrides", pattern: $0) }
}

/// The patterns of `layers` that bring no Swift file into their layer.
private func unmatchedLayers(
    _ configuration: Configuration, files: [FoundFile]
) -> [UnmatchedPattern] {
    configuration.idleLayerPatterns(among: files.map(\.path)).map {
        UnmatchedPattern(key: "layers", pattern: $0.pattern, takenBy: $0.taken)
    }
}
