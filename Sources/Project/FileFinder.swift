import Settings
import SourceText

/// A file that was found, not yet read: of Swift, or a description of the build.
package struct FoundFile: Sendable {
    /// The path under which findings name it.
    package let path: String
    /// Where it lies.
    package let location: FileLocation
    package let fileClass: FileClass

    package init(path: String, location: FileLocation, fileClass: FileClass) {
        self.path = path
        self.location = location
        self.fileClass = fileClass
    }
}

/// Finds Swift files below folders; links to folders are not followed, so it always ends.
package struct FileFinder {
    private let selection: FileSelection
    private var found: [FoundFile] = []
    private var foundDescriptions: [FoundFile] = []
    private var failed: [FileProblem] = []
    private var includeMatches: [Bool]
    private var excludeMatches: [Bool]

    package init(_ selection: FileSelection) {
        self.selection = selection
        includeMatches = selection.include.map { _ in false }
        excludeMatches = selection.exclude.map { _ in false }
    }

    /// The files by their paths, bytewise, each path once.
    package var files: [FoundFile] { sortedOnce(found) }

    /// The `Package.swift` and `project.pbxproj` files of the folders that were searched, in the
    /// same order; `include` does not speak of them.
    package var buildDescriptions: [FoundFile] { sortedOnce(foundDescriptions) }

    /// What could not be read, by path.
    package var problems: [FileProblem] {
        failed.sorted { isBytewiseBefore($0.path, $1.path) }
    }

    /// The indices of the patterns that matched no file.
    package var unmatchedInclude: [Int] { includeMatches.indices.filter { !includeMatches[$0] } }
    package var unmatchedExclude: [Int] { excludeMatches.indices.filter { !excludeMatches[$0] } }

    /// Takes a file, or every Swift file below a folder, printing paths that begin with `path`.
    package mutating func search(_ location: FileLocation, as path: String) {
        guard var walk = begin(at: location, as: path) else { return }
        while !walk.waiting.isEmpty {
            let folders = walk.next()
            enter(folders, folders.map { FolderContent($0.location) }, &walk)
        }
        take(walk.links, from: walk.start)
    }

    /// The same, where somebody else reads the folders of one depth.
    package mutating func search(
        _ location: FileLocation, as path: String,
        reading read: ([FileLocation]) async -> [FolderContent]
    ) async {
        guard var walk = begin(at: location, as: path) else { return }
        while !walk.waiting.isEmpty {
            let folders = walk.next()
            enter(folders, await read(folders.map(\.location)), &walk)
        }
        take(walk.links, from: walk.start)
    }

    /// A walk through a folder; a file is taken at once.
    private mutating func begin(at location: FileLocation, as path: String) -> FolderWalk? {
        do throws(FileProblem) {
            if case .folder = try FileKind(at: location) {
                return FolderWalk(Visit(location: location, path: path, name: "", folders: []))
            }
            searchFile(Visit(
                location: location, path: path, name: lastComponent(path), folders: []))
        } catch {
            failed.append(FileProblem(path: path, message: error.message))
        }
        return nil
    }

    /// Takes a named file, hidden or not; patterns leave it out as they do in a folder.
    private mutating func searchFile(_ file: Visit) {
        guard selection.takesEverything || isSwift(file.path) else {
            failed.append(FileProblem(path: file.path, message: "Is no Swift file."))
            return
        }
        if matchesInclude(file.path), !matchesExclude(file.path) { take(file) }
    }

    private struct Visit {
        var location: FileLocation
        var path: String
        /// The last component of the path.
        var name: String
        /// Of those between the folder where the search began and this.
        var folders: FolderTraits

        func entering(_ name: [UInt8]) -> Visit {
            let text = String(decoding: name, as: UTF8.self)
            var inner = folders
            inner.enter(self.name)
            return Visit(
                location: location.appending(name), path: join(path, text), name: text,
                folders: inner)
        }
    }

    /// Goes through folders with a list of its own, so that deep trees need no stack.
    private struct FolderWalk {
        let start: Visit
        /// The folders of one depth.
        var waiting: [Visit]
        var links: [Visit] = []

        init(_ start: Visit) {
            self.start = start
            waiting = [start]
        }

        mutating func next() -> [Visit] {
            defer { waiting = [] }
            return waiting
        }
    }

    private mutating func enter(
        _ folders: [Visit], _ contents: [FolderContent], _ walk: inout FolderWalk
    ) {
        for (folder, content) in zip(folders, contents) {
            switch content.entries {
            case .success(let entries): enter(folder, entries, &walk)
            case .failure(let problem):
                failed.append(FileProblem(path: folder.path, message: problem.message))
            }
        }
    }

    private mutating func enter(
        _ folder: Visit, _ entries: [Folder.Entry], _ walk: inout FolderWalk
    ) {
        // Most of what folders hold is of no interest, and making paths takes time.
        for entry in entries where entry.mayBeWanted {
            let inner = folder.entering(entry.name)
            switch entry.kind {
            case .folder:
                if enters(inner) { walk.waiting.append(inner) }
                considerProject(inner)
            case .file:
                consider(inner)
                considerManifest(inner)
            case .link: if isFile(inner.location) { walk.links.append(inner) }
            case .other: break
            }
        }
    }

    /// Takes files behind links; in a project only those that have no name of their own in it,
    /// because no type may count twice.
    private mutating func take(_ links: [Visit], from start: Visit) {
        if links.isEmpty { return }
        let paths = Set(found.map(\.path))
        for link in links where selection.takesEverything || !isFound(link, in: paths, from: start)
        {
            consider(link)
        }
    }

    private func isFound(_ link: Visit, in paths: Set<String>, from start: Visit) -> Bool {
        guard let folder = start.location.resolved, let target = link.location.resolved,
            let path = target.relative(to: folder)
        else { return false }
        return paths.contains(join(start.path, path))
    }

    private func isFile(_ location: FileLocation) -> Bool {
        guard let kind = try? FileKind(at: location), case .file = kind else { return false }
        return true
    }

    private mutating func enters(_ visit: Visit) -> Bool {
        if matchesExclude(visit.path) { return false }
        if selection.skipsFolder(named: visit.name) {
            markExcludes(inside: visit.path)
            return false
        }
        return selection.include.isEmpty
            || selection.include.contains { $0.mayMatch(inside: visit.path) }
    }

    private mutating func consider(_ visit: Visit) {
        guard isSwift(visit.name), !selection.skipsFile(named: visit.name),
            matchesInclude(visit.path), !matchesExclude(visit.path)
        else { return }
        take(visit)
    }

    private mutating func considerManifest(_ visit: Visit) {
        guard visit.name == "Package.swift", !isExcluded(visit) else { return }
        takeDescription(visit)
    }

    /// The project in a bundle of Xcode, which holds no sources.
    private mutating func considerProject(_ bundle: Visit) {
        guard bundle.name.hasSuffix(".xcodeproj"), !isExcluded(bundle) else { return }
        let project = bundle.entering(Array("project.pbxproj".utf8))
        if isFile(project.location) { takeDescription(project) }
    }

    private func isExcluded(_ visit: Visit) -> Bool {
        selection.exclude.contains { $0.matches(visit.path) }
    }

    private mutating func takeDescription(_ visit: Visit) {
        foundDescriptions.append(
            FoundFile(path: visit.path, location: visit.location, fileClass: .manifest))
    }

    private mutating func take(_ visit: Visit) {
        let fileClass = FileClass(name: visit.name, in: visit.folders)
        found.append(FoundFile(path: visit.path, location: visit.location, fileClass: fileClass))
    }

    /// Every pattern is asked, because each has to match something.
    private mutating func matchesInclude(_ path: String) -> Bool {
        var matches = selection.include.isEmpty
        for (index, glob) in selection.include.enumerated() where glob.matches(path) {
            includeMatches[index] = true
            matches = true
        }
        return matches
    }

    private mutating func matchesExclude(_ path: String) -> Bool {
        var matches = false
        for (index, glob) in selection.exclude.enumerated() where glob.matches(path) {
            excludeMatches[index] = true
            matches = true
        }
        return matches
    }

    /// A pattern that excludes what is left out anyway is no mistake.
    private mutating func markExcludes(inside folder: String) {
        let first = folder.split(separator: "/").first.map(String.init) ?? folder
        for (index, glob) in selection.exclude.enumerated()
        where glob.begins(with: first) && glob.mayMatch(inside: folder) {
            excludeMatches[index] = true
        }
    }
}

extension Folder.Entry {
    /// Whether it may be or lead to a file of Swift.
    fileprivate var mayBeWanted: Bool {
        switch kind {
        case .file: name.last == UInt8(ascii: "t") && name.suffix(6).elementsEqual(".swift".utf8)
        case .folder, .link: true
        case .other: false
        }
    }
}

private func sortedOnce(_ files: [FoundFile]) -> [FoundFile] {
    // Numbers are moved about in less time than files.
    let order = files.indices.sorted { isBytewiseBefore(files[$0].path, files[$1].path) }
    var sorted: [FoundFile] = []
    for position in order where sorted.last?.path != files[position].path {
        sorted.append(files[position])
    }
    return sorted
}

private func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
}

/// Whether a path ends like a Swift file's.
package func isSwift(_ path: String) -> Bool {
    path.hasSuffix(".swift") && lastComponent(path).utf8.count > ".swift".utf8.count
}

private func lastComponent(_ path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) }
        ?? path
}
