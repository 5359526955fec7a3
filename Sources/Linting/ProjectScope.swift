import Diagnostics
import Project
import Settings
import SourceText

/// Where the project lies and what its configuration says of it.
struct ProjectScope {
    /// The folder that printed paths and patterns are relative to.
    let root: FileLocation
    /// Where the configuration comes from; nil for the defaults.
    let configurationFile: FileLocation?
    let configuration: Configuration
    /// The given paths that choose; empty stands for the whole project.
    let arguments: [FileLocation]
    /// The given paths that only limit.
    let limits: [FileLocation]
    /// The file of the unsaved buffer.
    let buffer: FileLocation?

    init(_ request: LintRequest, catalogue: [RuleDescription]) throws(LintFailure) {
        let paths = request.paths.map { FileLocation($0).normalised }
        let buffer = request.buffer.map { FileLocation($0.path).normalised }
        let common = commonFolder(of: paths + (buffer.map { [$0] } ?? []))
        let root: FileLocation
        configurationFile = try Self.configurationFile(request, from: common)
        if let file = configurationFile {
            let folder = file.parent ?? file
            // A configuration that lies elsewhere still speaks of the folder that is linted.
            root = common.isInside(folder) ? folder : common
            configuration = try Self.read(file, root: root, catalogue: catalogue)
        } else {
            root = request.keepsProject ? Self.project(around: common) : common
            configuration = Configuration(catalogue: catalogue)
        }
        self.root = root
        arguments = request.meaningOfPaths == .choose ? paths : []
        let limits = request.meaningOfPaths == .limit ? paths : []
        self.limits = limits.map { Self.place(of: $0, in: root) }
        self.buffer = buffer.map { Self.place(of: $0, in: root) }
    }

    /// The location as the search below the root comes to it, which follows no links to folders.
    private static func place(of location: FileLocation, in root: FileLocation) -> FileLocation {
        guard let folder = root.resolved, let path = location.target.relative(to: folder) else {
            return location
        }
        return path.isEmpty ? root : root.appending(path.utf8)
    }

    /// The working folder where it holds the folder, perhaps behind a link.
    private static func project(around folder: FileLocation) -> FileLocation {
        let current = FileLocation.current
        // Nobody's project is the whole disk, but some programs start others there.
        if current.parent == nil { return folder }
        return folder.target.isInside(current.resolved ?? current) ? current : folder
    }

    private static func configurationFile(
        _ request: LintRequest, from folder: FileLocation
    ) throws(LintFailure) -> FileLocation? {
        switch request.configuration {
        case .none: nil
        case .nearest: nearestConfiguration(from: folder)
        case .file(let path): FileLocation(path).normalised
        }
    }

    private static func read(
        _ file: FileLocation, root: FileLocation, catalogue: [RuleDescription]
    ) throws(LintFailure) -> Configuration {
        let path = file.relative(to: root) ?? file.path
        do {
            let source = SourceFile(path: path, bytes: try readFile(file))
            return try Configuration(
                reading: source, catalogue: catalogue, extending: extendedFiles(root: root))
        } catch let problem as FileProblem {
            throw LintFailure("\(path): error: \(problem.message)")
        } catch let mistakes as ConfigurationMistakes {
            throw LintFailure(mistakes.lines)
        } catch {
            throw LintFailure("\(path): error: \(error)")
        }
    }
}

/// The files that configurations extend, each named by its path from the root; they lie where the
/// configuration says, and nothing else is read.
private func extendedFiles(root: FileLocation) -> ExtendedFiles {
    ExtendedFiles { path, from in
        let extending = from.path.hasPrefix("/")
            ? FileLocation(from.path) : root.appending(from.path.utf8)
        let folder = extending.parent ?? root
        let location = folder.appending(path.utf8).normalised
        do throws(FileProblem) {
            guard case .file = try FileKind(at: location) else {
                return .unreadable("It is no file.")
            }
            let bytes = try readFile(location)
            let name = location.relative(to: root) ?? location.path
            return .file(SourceFile(path: name, bytes: bytes))
        } catch {
            return .unreadable(error.message)
        }
    }
}

/// The deepest folder around all locations; the working folder where there are none.
private func commonFolder(of locations: [FileLocation]) -> FileLocation {
    guard var common = locations.first.map(enclosingFolder) else { return .current }
    for location in locations.dropFirst() {
        while !location.isInside(common), let parent = common.parent { common = parent }
    }
    return common
}

/// The location itself where it is a folder, else the folder around it.
private func enclosingFolder(_ location: FileLocation) -> FileLocation {
    if let kind = try? FileKind(at: location), case .folder = kind { return location }
    return location.parent ?? location
}

extension FileLocation {
    /// The location without links, also where nothing stands yet.
    fileprivate var target: FileLocation {
        if let resolved { return resolved }
        guard let parent, let name = relative(to: parent) else { return self }
        return parent.target.appending(name.utf8)
    }
}
