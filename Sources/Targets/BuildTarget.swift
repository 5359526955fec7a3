import SourceText

/// A target of a build: sources that are compiled together.
package struct BuildTarget: Sendable, Equatable {
    /// The name in the project's description.
    package var name: String
    /// The name that an import has.
    package var moduleName: String
    package var kind: Kind
    /// The targets and products that it is linked with, by name.
    package var dependencies: [String]
    /// The description that names it, by path; empty for what only folders tell.
    package var origin: String

    /// What a target is built for.
    package enum Kind: String, Sendable {
        case library, executable, application, `extension`, test, macro, plugin
    }

    package init(
        name: String, moduleName: String? = nil, kind: Kind, dependencies: [String] = [],
        origin: String
    ) {
        self.name = name
        self.moduleName = moduleName ?? Self.moduleName(of: name)
        self.kind = kind
        self.dependencies = dependencies
        self.origin = origin
    }

    /// A target's name as Swift can import it: other characters than letters, digits and `_`
    /// become `_`.
    static func moduleName(of name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            let isWord = scalar.properties.isXIDContinue
            if result.isEmpty, !scalar.properties.isXIDStart, scalar != "_", isWord { result = "_" }
            result.unicodeScalars.append(isWord ? scalar : "_")
        }
        return result
    }
}

/// The index of a target in its `TargetMap`.
package struct TargetID: Hashable, Sendable, Comparable {
    package let rawValue: Int32
    package init(_ index: Int) { rawValue = Int32(index) }
    package var index: Int { Int(rawValue) }

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// What is wrong with a project's description; the rest of the project is read all the same.
package struct BuildFileProblem: Error, Sendable, Equatable {
    /// The description's path.
    package let path: String
    package let kind: Kind
    /// A sentence.
    package let message: String

    /// How much is lost.
    package enum Kind: Sendable {
        /// Nothing of the description could be read.
        case broken
        /// Some target is not written out.
        case computed
    }
}

/// A target with the rule that tells its sources.
struct TargetSources: Sendable {
    var target: BuildTarget
    /// Folders and files whose Swift files are compiled, relative to the project's root.
    var included: [String] = []
    /// Folders and files below them that are not.
    var excluded: [String] = []
}

/// Whether a path is this folder or file, or lies in it; the empty path is the root.
func isPath(_ path: String, in folder: String) -> Bool {
    if folder.isEmpty { return true }
    guard beginsBytewise(path, with: folder) else { return false }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/")
}

/// The path that a description's relative path means; nil for one that leaves the root.
func resolvedPath(_ path: String, from folder: String) -> String? {
    if !folder.isEmpty, isPlain(path.utf8), isPlain(folder.utf8) { return folder + "/" + path }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") {
        if part == "." { continue }
        guard part == ".." else { parts.append(part); continue }
        guard parts.popLast() != nil else { return nil }
    }
    return parts.joined(separator: "/")
}

/// Whether a path has no `.`, `..` and no empty parts; false may tell nothing.
private func isPlain(_ path: String.UTF8View) -> Bool {
    var previous = UInt8(ascii: "/")
    for byte in path {
        let isMark = byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
        if isMark, previous == UInt8(ascii: "/") { return false }
        previous = byte
    }
    return previous != UInt8(ascii: "/")
}

/// The folder that a path lies in; empty for the root.
func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
}
