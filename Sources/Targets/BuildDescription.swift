import SourceText

/// A `Package.swift` or a `project.pbxproj`, read as far as that takes no other file.
package struct BuildDescription: Sendable {
    /// The description's path below the root.
    let path: String
    private(set) var content: Content
    /// What is wrong with it.
    package let problem: BuildFileProblem?

    enum Content: Sendable {
        case package(PackageManifest)
        /// A project of Xcode; nil where it is broken.
        case project(PropertyList?)
    }

    /// What is wrong with the description alone, which takes no memory.
    package var withoutContent: BuildDescription {
        var other = self
        other.content = .project(nil)
        return other
    }

    package init(_ source: SourceFile) {
        path = source.path
        if source.path.hasSuffix(".swift") {
            let manifest = PackageManifest(source)
            content = .package(manifest)
            problem = manifest.hasUnreadable ? .computed(in: path) : nil
        } else {
            let (list, problem) = readProject(source)
            content = .project(list)
            self.problem = problem
        }
    }
}

private func readProject(_ source: SourceFile) -> (PropertyList?, BuildFileProblem?) {
    var reader = PropertyListReader(source.bytes)
    do throws(PropertyListReader.Failure) {
        let list = try reader.read()
        if XcodeProject.root(of: list) != nil { return (list, nil) }
        let failure = PropertyListReader.Failure(line: 1, message: "Is no project of Xcode.")
        return (nil, .broken(failure, in: source.path))
    } catch {
        return (nil, .broken(error, in: source.path))
    }
}

extension BuildFileProblem {
    fileprivate static func computed(in path: String) -> BuildFileProblem {
        BuildFileProblem(
            path: path, kind: .computed,
            message: "A target's name or files are computed; it is left out.")
    }

    fileprivate static func broken(
        _ failure: PropertyListReader.Failure, in path: String
    ) -> BuildFileProblem {
        BuildFileProblem(
            path: path, kind: .broken, message: "Line \(failure.line): \(failure.message)")
    }
}
