/// The objects of a `project.pbxproj` by their identifiers.
struct XcodeProject {
    private let objects: [String: PropertyList]
    /// The paths of files and groups, relative to the root; what lies elsewhere has none.
    let paths: [String: String]
    /// The native targets, in the project's order.
    let targets: [String]
    /// The folders that Xcode keeps in step with the disk.
    private let synchronizedGroups: [String]

    /// - Parameter folder: The folder of the project's bundle.
    init?(_ list: PropertyList, in folder: String) {
        guard let project = Self.root(of: list) else { return nil }
        let objects = list["objects"]?.members ?? [:]
        self.objects = objects
        let start = resolvedPath(project["projectDirPath"]?.text ?? "", from: folder) ?? folder
        var walk = GroupWalk(objects, projectFolder: start)
        if let group = project["mainGroup"]?.text { walk.run(from: group) }
        paths = walk.paths
        synchronizedGroups = objects.filter { _, object in
            object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup"
        }.keys.sorted()
        targets = (project["targets"]?.strings ?? []).filter {
            objects[$0]?["isa"]?.text == "PBXNativeTarget"
        }
    }

    /// The object that stands for the project; nil where a list is none.
    static func root(of list: PropertyList) -> PropertyList? {
        guard let objects = list["objects"], let root = list["rootObject"]?.text else { return nil }
        return objects[root]
    }

    subscript(id: String) -> PropertyList? { objects[id] }

    private func kind(_ id: String) -> String? { objects[id]?["isa"]?.text }

    /// The files of a target's source phases.
    func sourceFiles(of target: String) -> [String] {
        let phases = objects[target]?["buildPhases"]?.strings ?? []
        return phases.filter { kind($0) == "PBXSourcesBuildPhase" }
            .flatMap { objects[$0]?["files"]?.strings ?? [] }
            .compactMap { objects[$0]?["fileRef"]?.text }
            .compactMap { paths[$0] }
    }

    // MARK: Folders that Xcode keeps in step with the disk

    /// What a target leaves out of a folder of its own.
    func exceptions(of group: String, in target: String) -> [String] {
        exceptionSets(of: group).filter { objects[$0]?["target"]?.text == target }
            .flatMap { members(of: $0, in: group) }
    }

    /// What a target takes out of folders that belong to others.
    func additions(to target: String) -> [String] {
        let own = Set(objects[target]?["fileSystemSynchronizedGroups"]?.strings ?? [])
        return synchronizedGroups.filter { !own.contains($0) }.flatMap { group in
            exceptions(of: group, in: target)
        }
    }

    private func exceptionSets(of group: String) -> [String] {
        (objects[group]?["exceptions"]?.strings ?? []).filter {
            kind($0) == "PBXFileSystemSynchronizedBuildFileExceptionSet"
        }
    }

    private func members(of set: String, in group: String) -> [String] {
        guard let folder = paths[group] else { return [] }
        return (objects[set]?["membershipExceptions"]?.strings ?? []).compactMap {
            resolvedPath($0, from: folder)
        }
    }

    // MARK: What a target is

    func kind(of target: String) -> BuildTarget.Kind {
        let type = objects[target]?["productType"]?.text ?? ""
        if type.hasSuffix("bundle.unit-test") || type.hasSuffix("bundle.ui-testing") {
            return .test
        }
        if type.contains("app-extension") || type.contains("extensionkit") { return .extension }
        if type.contains("product-type.application") { return .application }
        return type.hasSuffix(".tool") ? .executable : .library
    }

    func dependencies(of target: String) -> [String] {
        let targets = (objects[target]?["dependencies"]?.strings ?? []).compactMap { dependency in
            objects[dependency]?["target"]?.text.flatMap { objects[$0]?["name"]?.text }
                ?? objects[dependency]?["name"]?.text
        }
        let products = (objects[target]?["packageProductDependencies"]?.strings ?? []).compactMap {
            objects[$0]?["productName"]?.text
        }
        return targets + products
    }

    /// The name in the settings of the first configuration that has one without variables.
    func moduleName(of target: String) -> String? {
        let list = objects[target]?["buildConfigurationList"]?.text ?? ""
        let configurations = objects[list]?["buildConfigurations"]?.strings ?? []
        for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
            let names = configurations.compactMap { objects[$0]?["buildSettings"]?[key]?.text }
            if let name = names.first(where: { !$0.contains("$") }) {
                return BuildTarget.moduleName(of: name)
            }
        }
        return nil
    }
}

/// Follows groups from the main one to every file, with a list of its own in place of recursion.
private struct GroupWalk {
    private let objects: [String: PropertyList]
    private let projectFolder: String
    private(set) var paths: [String: String] = [:]

    init(_ objects: [String: PropertyList], projectFolder: String) {
        self.objects = objects
        self.projectFolder = projectFolder
    }

    mutating func run(from mainGroup: String) {
        var pending: [(id: String, folder: String?)] = [(mainGroup, projectFolder)]
        var seen: Set<String> = [mainGroup]
        while let (id, folder) = pending.popLast() {
            guard let object = objects[id] else { continue }
            let path = path(of: object, in: folder)
            paths[id] = path
            for child in object["children"]?.strings ?? [] where seen.insert(child).inserted {
                pending.append((child, path))
            }
        }
    }

    /// Nil where the object lies outside the project's root, or below such a group.
    private func path(of object: PropertyList, in folder: String?) -> String? {
        let path = object["path"]?.text ?? ""
        switch object["sourceTree"]?.text {
        case "<group>": return folder.flatMap { resolvedPath(path, from: $0) }
        case "SOURCE_ROOT": return resolvedPath(path, from: projectFolder)
        default: return nil
        }
    }
}
