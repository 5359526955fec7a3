import Diagnostics
import Project
import Settings
import SourceText

/// The files of the project, and which of them the command line asks about.
struct ProjectFiles {
    /// In the order of their paths.
    let files: [FoundFile]
    /// Whether the file of an index may get findings, as far as the command line decides it.
    let isAsked: [Bool]
    /// What could not be read.
    let problems: [FileProblem]
    /// The patterns of the configuration that matched nothing, with their keys.
    let unmatched: [(key: String, pattern: PathPattern)]

    /// Finds the whole project; where it does not hold every given path, the paths alone.
    ///
    /// The whole project is read even for one given file, because its types are told apart by
    /// their uses elsewhere. Without a configuration nobody says what the project is, and the
    /// given paths are all of it.
    static func find(in scope: ProjectScope) -> ProjectFiles {
        if scope.configuration.source == nil, !scope.arguments.isEmpty { return given(in: scope) }
        return whole(in: scope) ?? given(in: scope)
    }

    /// The files that the configuration describes; nil where a given path has none of them.
    private static func whole(in scope: ProjectScope) -> ProjectFiles? {
        let configuration = scope.configuration
        let selection = FileSelection(
            include: configuration.include.map(\.glob), exclude: configuration.exclude.map(\.glob))
        var finder = FileFinder(selection)
        finder.search(scope.root, as: "")
        let files = finder.files
        let asked = scope.arguments.map { argument in
            files.map { $0.location.relative(to: argument) != nil }
        }
        guard asked.allSatisfy({ $0.contains(true) }) else { return nil }
        let include = finder.unmatchedInclude.map { ("include", configuration.include[$0]) }
        let exclude = finder.unmatchedExclude.map { ("exclude", configuration.exclude[$0]) }
        return ProjectFiles(
            files: files,
            isAsked: files.indices.map { index in
                asked.isEmpty || asked.contains { $0[index] }
            },
            problems: finder.problems,
            unmatched: include + exclude + unmatchedModules(configuration, files: files))
    }

    /// The given paths replace the configuration's `include`.
    private static func given(in scope: ProjectScope) -> ProjectFiles {
        let exclude = scope.configuration.exclude.map(\.glob)
        var finder = FileFinder(FileSelection(exclude: exclude))
        for argument in scope.arguments {
            finder.search(argument, as: argument.relative(to: scope.root) ?? argument.path)
        }
        let files = finder.files
        return ProjectFiles(
            files: files, isAsked: files.map { _ in true }, problems: finder.problems, unmatched: []
        )
    }
}

/// The patterns of `modules` that match no folder with a Swift file.
private func unmatchedModules(
    _ configuration: Configuration, files: [FoundFile]
) -> [(key: String, pattern: PathPattern)] {
    configuration.modules.filter { pattern in
        !files.contains { file in
            pattern.glob.matchedPrefix(of: file.path).map { $0 != file.path } ?? false
        }
    }.map { ("modules", $0) }
}
