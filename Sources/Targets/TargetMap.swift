import SourceText

/// The targets of a project, and which of them compile each file.
package struct TargetMap: Sendable {
    /// By name, then by the description that names them.
    package let targets: [BuildTarget]
    /// By the file's index, in ascending order.
    private let targetsOfFiles: [[TargetID]]
    private let filesOfTargets: [[Int]]

    /// - Parameter files: The paths of the Swift files below the root.
    package init(_ descriptions: [BuildDescription], files: [String]) {
        var builder = TargetMapBuilder(files)
        builder.add(descriptions)
        builder.addConventions()
        builder.merge()
        targets = builder.targets.map(\.target)
        targetsOfFiles = builder.targetsOfFiles
        filesOfTargets = builder.members
    }

    /// A project whose targets are not known.
    package static let none = TargetMap([], files: [])

    package var isEmpty: Bool { targets.isEmpty }

    package subscript(target: TargetID) -> BuildTarget { targets[target.index] }

    package var ids: [TargetID] { targets.indices.map(TargetID.init) }

    /// The targets that compile the file of an index.
    package func targets(ofFile file: Int) -> [TargetID] {
        file < targetsOfFiles.count ? targetsOfFiles[file] : []
    }

    /// The indices of the files that a target compiles, in ascending order.
    package func files(of target: TargetID) -> [Int] { filesOfTargets[target.index] }

    /// The target that an import means; nil where there is none, or more than one.
    package func target(importedAs module: String) -> TargetID? {
        let found = ids.filter { self[$0].moduleName == module && self[$0].kind != .test }
        return found.count == 1 ? found[0] : nil
    }

    /// A name that only one target has: two packages may call a target alike.
    package func uniqueName(of target: TargetID) -> String {
        let name = self[target].name
        guard targets.count(where: { $0.name == name }) > 1 else { return name }
        let folder = folder(of: self[target].origin)
        return "\(name) (\(folder.isEmpty ? "." : folder))"
    }
}

/// Collects targets from all descriptions of a project.
private struct TargetMapBuilder {
    private let files: [String]
    private(set) var targets: [TargetSources] = []
    private(set) var members: [[Int]] = []
    /// The folders whose targets a description tells.
    private var described: [String] = []

    /// The positions of the files in the order of their paths' bytes.
    private let order: [Int]

    init(_ files: [String]) {
        self.files = files
        order = files.indices.sorted { isBytewiseBefore(files[$0], files[$1]) }
    }

    mutating func add(_ descriptions: [BuildDescription]) {
        let sorted = descriptions.sorted { isBytewiseBefore($0.path, $1.path) }
        var packages: [PackageTargets] = []
        var projects: [XcodeTargets] = []
        for description in sorted {
            switch description.content {
            case .package(let manifest):
                packages.append(PackageTargets(manifest, at: description.path, files: files))
            case .project(let list):
                projects.append(XcodeTargets(list, at: description.path))
            }
        }
        let packageFolders = packages.map(\.folder)
        for package in packages {
            let inner = packageFolders.filter {
                $0 != package.folder && isPath($0, in: package.folder)
            }
            add(package.sources, folder: package.folder, inner: inner)
        }
        for project in projects {
            add(project.sources, folder: project.folder, inner: [])
        }
    }

    /// - Parameter inner: Packages inside the package, whose files are their own.
    private mutating func add(
        _ sources: [TargetSources], folder: String, inner: [String]
    ) {
        described.append(folder)
        for source in sources {
            let inner = inner.filter { !source.included.contains($0) }
            targets.append(source)
            members.append(filesOf(source, without: inner))
        }
    }

    private func filesOf(_ source: TargetSources, without inner: [String]) -> [Int] {
        var found: Set<Int> = []
        for path in source.included { found.formUnion(files(below: path)) }
        for path in source.excluded + inner { found.subtract(files(below: path)) }
        return found.sorted()
    }

    /// What lies in a folder lies together in the order of bytes.
    private func files(below path: String) -> [Int] {
        var range = order.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = isBytewiseBefore(files[order[middle]], path)
                ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
        }
        return order[range.lowerBound...].prefix { beginsBytewise(files[$0], with: path) }
            .filter { isPath(files[$0], in: path) }
    }

    /// `Sources/NAME` and `Tests/NAME` where no description speaks of the folder around them.
    mutating func addConventions() {
        var names: [String: [Int]] = [:]
        for (index, file) in files.enumerated()
        where !described.contains(where: { isPath(file, in: $0) }) {
            guard let folder = conventionalFolder(of: file) else { continue }
            names[folder, default: []].append(index)
        }
        for (folder, files) in names.sorted(by: { $0.key < $1.key }) {
            let parts = folder.split(separator: "/").map(String.init)
            let kind = parts[parts.count - 2] == "Tests" ? BuildTarget.Kind.test : .library
            targets.append(TargetSources(
                target: BuildTarget(name: parts[parts.count - 1], kind: kind, origin: "")))
            members.append(files)
        }
    }

    private func conventionalFolder(of file: String) -> String? {
        guard file.containsBytes(of: "Sources") || file.containsBytes(of: "Tests") else {
            return nil
        }
        let parts = file.split(separator: "/")
        guard let start = parts.firstIndex(where: { $0 == "Sources" || $0 == "Tests" }),
            start + 2 < parts.count
        else { return nil }
        return parts[...(start + 1)].joined(separator: "/")
    }

    /// Makes one of targets with a common name and a common file: a library that Xcode and SwiftPM
    /// build from the same sources.
    mutating func merge() {
        let order = targets.indices.sorted {
            (targets[$0].target.name, targets[$0].target.origin, $0)
                < (targets[$1].target.name, targets[$1].target.origin, $1)
        }
        var merged: [(target: TargetSources, files: Set<Int>)] = []
        for index in order {
            let files = Set(members[index])
            if let last = merged.last, last.target.target.name == targets[index].target.name,
                !last.files.isDisjoint(with: files)
            {
                merged[merged.count - 1].files.formUnion(files)
            } else {
                merged.append((targets[index], files))
            }
        }
        targets = merged.map(\.target)
        members = merged.map { $0.files.sorted() }
    }

    var targetsOfFiles: [[TargetID]] {
        var result = [[TargetID]](repeating: [], count: files.count)
        for (number, files) in members.enumerated() {
            for file in files { result[file].append(TargetID(number)) }
        }
        return result
    }
}
