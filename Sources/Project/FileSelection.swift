import Settings

/// Which Swift files below a folder are wanted.
package struct FileSelection: Sendable {
    /// The files that belong to the project; all of them where there are no patterns.
    package var include: [Glob]
    /// The files among them that are left out.
    package var exclude: [Glob]
    /// Enters hidden folders and those of package managers, and takes hidden files.
    package var takesEverything: Bool

    /// Every Swift file, hidden ones too.
    package static let everything = FileSelection(include: [], exclude: [], takesEverything: true)

    /// The files of a project as its configuration describes them.
    package init(include: [Glob] = [], exclude: [Glob] = []) {
        self.init(include: include, exclude: exclude, takesEverything: false)
    }

    private init(include: [Glob], exclude: [Glob], takesEverything: Bool) {
        self.include = include
        self.exclude = exclude
        self.takesEverything = takesEverything
    }

    /// Folders of other people's code and of build products.
    private static let foreignFolders: Set<String> = [
        "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages",
    ]

    /// Whether a folder is left out although no pattern says so.
    func skipsFolder(named name: String) -> Bool {
        if takesEverything { return false }
        return name.hasPrefix(".") || Self.foreignFolders.contains(name)
            || name.hasSuffix(".xctemplate") || name.hasSuffix(".docc")
    }

    /// Whether the patterns take a file that is found.
    package func takes(_ path: String) -> Bool {
        (include.isEmpty || include.contains { $0.matches(path) })
            && !exclude.contains { $0.matches(path) }
    }

    func skipsFile(named name: String) -> Bool {
        !takesEverything && name.hasPrefix(".")
    }
}
