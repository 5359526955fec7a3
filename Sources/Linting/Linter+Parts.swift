import Diagnostics
import Project

extension Linter {
    /// Reads the project and tells why one part of it depends on another.
    package func path(
        from: String, to: String, in scope: GraphScope, _ request: LintRequest,
        with query: PathQuery
    ) async throws(LintFailure) -> QueryResult<Result<PathInspection, PartMistake>> {
        let project = try await ParsedProject.load(request.counting(scope), catalogue: catalogue)
        let ends = (from: project.name(from), to: project.name(to))
        return project.result(await query(project.input, ends, scope))
    }

    /// Reads the project and tells what depends on a part of it.
    package func impact(
        of name: String, in scope: GraphScope, _ request: LintRequest, with query: ImpactQuery
    ) async throws(LintFailure) -> QueryResult<Result<ImpactInspection, PartMistake>> {
        let project = try await ParsedProject.load(request.counting(scope), catalogue: catalogue)
        return project.result(await query(project.input, project.name(name), scope))
    }

    /// Reads the project and tells which parts of it depend on which, and what lint says of them.
    package func graph(
        around focus: (name: String, depth: Int)?, in scope: GraphScope, _ request: LintRequest,
        with query: GraphQuery
    ) async throws(LintFailure) -> QueryResult<Result<GraphInspection, PartMistake>> {
        let project = try await ParsedProject.load(request.counting(scope), catalogue: catalogue)
        var scope = scope
        scope.paths = project.pathsBelowRoot(request.paths)
        let around = focus.map { GraphFocus(name: project.name($0.name), depth: $0.depth) }
        let (answer, analysis) = await query(project.input, scope, around)
        let findings = try openFindings(in: project, request, analysis)
        return project.result(answer.map { answer in
            var graph = answer.graph
            graph.attach(findings, answer.owners)
            return graph
        })
    }
}

extension LintRequest {
    /// The same request for parts of the project that are told from what a scope counts.
    fileprivate func counting(_ scope: GraphScope) -> LintRequest {
        var request = self
        request.readsBodiesOfTests = scope.includesTests
        return request
    }
}

extension ParsedProject {
    /// The given paths below the root; none where one of them means all of the project.
    fileprivate func pathsBelowRoot(_ paths: [String]) -> [String] {
        let inside = paths.map { FileLocation($0).normalised.relative(to: root) }
        return inside.contains(nil) ? [] : inside.compactMap { $0 }
    }

    /// A name that may also be a path, as seen from the working folder.
    func name(_ written: String) -> PartName {
        PartName(written, path: FileLocation(written).normalised.relative(to: root))
    }

    func result<Answer>(_ answer: Answer) -> QueryResult<Answer> {
        QueryResult(answer: answer, files: sources, problems: problems)
    }
}
