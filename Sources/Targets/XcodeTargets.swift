/// The targets of one Xcode project with the files that their build phases name.
struct XcodeTargets: Sendable {
    /// The folder that holds the project's bundle; empty for the project's root.
    let folder: String
    private(set) var sources: [TargetSources] = []

    /// - Parameters:
    ///   - list: The content of the project; nil where it is broken.
    ///   - path: The path of the project below the root.
    init(_ list: PropertyList?, at path: String) {
        folder = Targets.folder(of: Targets.folder(of: path))
        guard let project = list.flatMap({ XcodeProject($0, in: folder) }) else { return }
        sources = project.targets.map { targets($0, project, origin: path) }
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
