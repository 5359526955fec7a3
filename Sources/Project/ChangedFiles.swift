/// Why nobody can say what has changed, as a sentence.
package struct ChangeFailure: Error, Equatable {
    package let message: String
}

/// The files below a folder that differ from a revision, as the program git tells it.
package struct ChangedFiles: Sendable {
    /// Relative to the folder and without case, as file systems may differ from git in it.
    private let paths: Set<String>

    /// Asks git for files that were changed, added or renamed since the revision, committed or
    /// not, and for untracked ones that are not ignored.
    package init(
        in folder: FileLocation, since revision: String, environment: [String: String]
    ) throws(ChangeFailure) {
        let git = Git(folder: folder, environment: environment)
        let commit = try git.commit(of: revision)
        let changed = try git.run([
            "diff", "--name-only", "-z", "--relative", "--no-renames", "--no-ext-diff",
            "--no-textconv", "--ignore-submodules=none", commit, "--",
        ])
        let untracked = try git.run(["ls-files", "-z", "--others", "--exclude-standard"])
        paths = Set((changed + untracked).split(separator: 0).map { path in
            // Submodules and other repositories are named as folders.
            let bytes = path.last == UInt8(ascii: "/") ? path.dropLast() : path
            return Self.key(String(decoding: bytes, as: UTF8.self))
        })
    }

    /// Whether the file of a path, or a folder around it, has changed.
    package func contains(_ path: String) -> Bool {
        var path = Self.key(path)[...]
        while !paths.contains(String(path)) {
            guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return false }
            path = path[..<slash]
        }
        return true
    }

    private static func key(_ path: String) -> String { path.lowercased() }
}

/// The program git in a folder.
private struct Git {
    let folder: FileLocation
    let environment: [String: String]

    /// The hash of the commit that a revision means; before the first commit nothing is what
    /// `HEAD` means.
    func commit(of revision: String) throws(ChangeFailure) -> String {
        _ = try run(["rev-parse", "--is-inside-work-tree"])
        if revision == "HEAD", try run(["rev-list", "--max-count=1", "--all"]).isEmpty {
            return firstLine(of: try run(["hash-object", "-t", "tree", "/dev/null"]))
        }
        // No revision begins with a hyphen; git would take it for an option.
        guard !revision.isEmpty, !revision.hasPrefix("-"),
            case let answer = try result(["rev-parse", "--verify", revision + "^{commit}"]),
            answer.status == 0
        else {
            throw ChangeFailure(
                message: "There is no revision \"\(revision)\" in the repository of "
                    + "\(folder.path); a shallow clone may lack it.")
        }
        return firstLine(of: answer.output)
    }

    private func firstLine(of output: [UInt8]) -> String {
        String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    /// What a git command prints.
    func run(_ arguments: [String]) throws(ChangeFailure) -> [UInt8] {
        let result = try result(arguments)
        if result.status == 0 { return result.output }
        throw ChangeFailure(
            message: "git cannot tell what has changed in \(folder.path): "
                + firstLine(of: result.errors))
    }

    private func result(_ arguments: [String]) throws(ChangeFailure) -> ProgramResult {
        // Reading must neither run a program that the repository names nor write an index.
        let options = ["--no-optional-locks", "-c", "core.fsmonitor=false", "-C", folder.path]
        do throws(FileProblem) {
            if let result = try ProgramResult.running(
                ["git"] + options + arguments, environment: ownEnvironment)
            {
                return result
            }
            throw FileProblem(path: "git", message: "The program git is not in the PATH.")
        } catch {
            throw ChangeFailure(message: "What has changed is unknown. \(error.message)")
        }
    }

    /// Hooks of git set variables with paths that only hold in another folder.
    private var ownEnvironment: [String: String] {
        let inherited = [
            "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR",
            "GIT_OBJECT_DIRECTORY", "GIT_NAMESPACE", "GIT_LITERAL_PATHSPECS",
        ]
        return environment.filter { !inherited.contains($0.key) }
    }
}
