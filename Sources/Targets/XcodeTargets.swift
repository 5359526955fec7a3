import SourceText

/// The targets of one Xcode project with the files that their build phases name.
struct XcodeTargets: Sendable {
    /// The folder that holds the project's bundle; empty for the project's root.
    let folder: String
    private(set) var sources: [TargetSources] = []
    private(set) var problems: [BuildFileProblem] = []

    init(_ source: SourceFile) {
        folder = Targets.folder(of: Targets.folder(of: source.path))
        var reader = PropertyListReader(source.bytes)
        do throws(PropertyListReader.Failure) {
            let project = try XcodeProject(try reader.read(), in: folder)
            sources = project.targets.map { targets($0, project, origin: source.path) }
        } catch {
            problems = [
                BuildFileProblem(
                    path: source.path, kind: .broken,
                    message: "Line \(error.line): \(error.message)")
            ]
        }
    }

    private func targets(
        _ id: String, _ project: XcodeProject, origin: String
    ) -> TargetSources {
        let object = project[id]
        let name = object?["name"]?.text ?? id
        let target = BuildTarget(
            name: name, moduleName: project.moduleName(of: id), kind: project.kind(of: id),
            dependencies: project.dependencies(of: id), origin: origin)
        var sources = TargetSources(target: target)
        sources.included = project.sourceFiles(of: id)
        for group in object?["fileSystemSynchronizedGroups"]?.strings ?? [] {
            guard let path = project.paths[group] else { continue }
            sources.included.append(path)
            sources.excluded += project.exceptions(of: group, in: id)
        }
        sources.included += project.additions(to: id)
        return sources
    }
}
