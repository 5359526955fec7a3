import Project

/// Which files a run reports on, where a request asks for less than the project: an unsaved
/// buffer, what has changed, or paths that only limit. All the others are read all the same.
struct Focus {
    private let request: LintRequest
    private let root: FileLocation
    private let buffer: FileLocation?
    private let limits: [FileLocation]
    private let changes: ChangedFiles?

    init(_ request: LintRequest, in scope: ProjectScope) throws(LintFailure) {
        self.request = request
        root = scope.root
        buffer = scope.buffer
        limits = scope.limits
        guard let revision = request.changedSince else {
            changes = nil
            return
        }
        do throws(ChangeFailure) {
            changes = try ChangedFiles(
                in: scope.root, since: revision, environment: request.environment)
        } catch {
            throw LintFailure("error: \(error.message)")
        }
    }

    /// Whether nothing but the unsaved buffer is in focus.
    var isOneFile: Bool { buffer != nil }

    /// Whether the file of a path that findings print is in focus.
    func contains(_ path: String) -> Bool {
        let location = path.hasPrefix("/") ? FileLocation(path) : root.appending(path.utf8)
        if let buffer { return location == buffer }
        if !limits.isEmpty, !limits.contains(where: location.isInside) { return false }
        return changes?.contains(path) ?? true
    }

    /// What is wrong with paths that name nothing at all. Where paths only limit, whoever passes
    /// them on passes on files of all kinds.
    var problems: [FileProblem] {
        limits.filter { $0 != buffer }.compactMap { location in
            let path = location.relative(to: root) ?? location.path
            do throws(FileProblem) {
                guard case .file = try FileKind(at: location), !isSwift(path),
                    request.meaningOfPaths != .limit
                else { return nil }
                return FileProblem(path: path, message: "Is no Swift file.")
            } catch {
                return FileProblem(path: path, message: error.message)
            }
        }
    }

    /// What to say where the focus leaves nothing to report on: a failure, unless the request
    /// expects it.
    func remarkOnNothing() throws(LintFailure) -> String {
        if let revision = request.changedSince {
            return "No Swift file to lint has changed since \(revision)."
        }
        let place = ((request.buffer.map { [$0.path] }) ?? request.paths).joined(separator: ", ")
        let message = "Nothing to lint in \(place): it is left out, a test, a mock or generated."
        if request.meaningOfPaths == .limit { return message }
        throw LintFailure("error: \(message)")
    }
}

extension LintRequest {
    /// Whether the project stays what it is without the given paths.
    var keepsProject: Bool { meaningOfPaths == .limit || buffer != nil && paths.isEmpty }
}
