import SourceText

/// A `Package.swift` or a `project.pbxproj`, read as far as that takes no other file.
package struct BuildDescription: Sendable {
    /// The description's path below the root.
    let path: String
    let content: Content

    enum Content: Sendable {
        /// What it means depends on the files that there are.
        case package(SourceFile)
        case project(XcodeTargets)
    }

    package init(_ source: SourceFile) {
        path = source.path
        content = source.path.hasSuffix(".swift")
            ? .package(source) : .project(XcodeTargets(source))
    }
}
