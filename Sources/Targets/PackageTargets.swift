/// The targets of one package with the rules for their files, as SwiftPM finds them.
struct PackageTargets {
    /// The package's folder; empty for the project's root.
    let folder: String
    let sources: [TargetSources]

    private static let sourceFolders = ["Sources", "Source", "src", "srcs"]
    private static let testFolders = ["Tests"] + sourceFolders

    /// - Parameters:
    ///   - path: The path of the manifest below the root.
    ///   - files: The Swift files of the project, by path.
    init(_ manifest: PackageManifest, at path: String, files: [String]) {
        let folder = Targets.folder(of: path)
        let own = files.filter { isPath($0, in: folder) }
        self.folder = folder
        sources = manifest.targets.compactMap { target in
            Self.sources(of: target, in: manifest, origin: path, own)
        }
    }

    private static func sources(
        of target: PackageManifest.Declared, in manifest: PackageManifest, origin: String,
        _ files: [String]
    ) -> TargetSources? {
        let package = Targets.folder(of: origin)
        let path = target.path ?? defaultPath(of: target, in: manifest, package, files)
        guard let path, let root = resolvedPath(path, from: package) else { return nil }
        let description = BuildTarget(
            name: target.name, kind: target.kind, dependencies: target.dependencies,
            origin: origin)
        let included = target.sources?.compactMap { resolvedPath($0, from: root) } ?? [root]
        return TargetSources(
            target: description, included: included,
            excluded: target.exclude.compactMap { resolvedPath($0, from: root) })
    }

    /// The first of SwiftPM's folders that has one named after the target. A package with one
    /// target of a kind may do without that folder.
    private static func defaultPath(
        of target: PackageManifest.Declared, in manifest: PackageManifest, _ package: String,
        _ files: [String]
    ) -> String? {
        let candidates: [String]
        switch target.kind {
        case .test: candidates = testFolders
        case .plugin: candidates = ["Plugins"]
        default: candidates = sourceFolders
        }
        func exists(_ path: String) -> Bool {
            guard let path = resolvedPath(path, from: package) else { return false }
            return files.contains { isPath($0, in: path) }
        }
        if let found = candidates.lazy.map({ "\($0)/\(target.name)" }).first(where: exists) {
            return found
        }
        let isOnly = manifest.targets.count { ($0.kind == .test) == (target.kind == .test) } == 1
        guard isOnly, target.kind != .plugin else { return nil }
        return candidates.first(where: exists)
    }
}
