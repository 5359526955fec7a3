import Diagnostics
import Project

extension Linter {
    /// Reads the project and tells why one part of it depends on another.
    package func path(
        from: String, to: String, in scope: GraphScope, _ request: LintRequest,
        with query: PathQuery
    ) async throws(LintFailure) -> QueryResult<Result<PathInspection, PartMistake>> {
        let project = try await ParsedProject.load(request, catalogue: catalogue)
        let ends = (from: project.name(from), to: project.name(to))
        return project.result(await query(project.input, ends, scope))
    }

    /// Reads the project and tells what depends on a part of it.
    package func impact(
        of name: String, in scope: GraphScope, _ request: LintRequest, with query: ImpactQuery
    ) async throws(LintFailure) -> QueryResult<Result<ImpactInspection, PartMistake>> {
        let project = try await ParsedProject.load(request, catalogue: catalogue)
        return project.result(await query(project.input, project.name(name), scope))
    }
}

extension ParsedProject {
    /// A name that may also be a path, as seen from the working folder.
    func name(_ written: String) -> PartName {
        PartName(written, path: FileLocation(written).normalised.relative(to: root))
    }

    func result<Answer>(_ answer: Answer) -> QueryResult<Answer> {
        QueryResult(answer: answer, files: sources, problems: problems)
    }
}
