import Linting
import Project
import Reporting
import SourceText
import Syntax

extension CommandRun {
    /// Prints what a dump makes of every Swift file below the operands, in path order.
    func dump(_ dump: @escaping @Sendable (SyntaxTree) -> [UInt8]) async -> Outcome {
        var finder = FileFinder(.everything)
        for operand in invocation.operands { finder.search(FileLocation(operand), as: operand) }
        let problems = finder.problems.map { printable($0.line) }
        if finder.files.isEmpty {
            let place = invocation.operands.joined(separator: ", ")
            return .unable(problems + ["error: No Swift file found in \(printable(place))."])
        }
        let outcomes = await parallelMap(finder.files) { file in dumpOutcome(of: file, dump) }
        var status = problems.isEmpty ? RunStatus.clean : .unable
        if outcomes.contains(where: { $0.status == .unable }) { status = .unable }
        return Outcome(
            status, output: outcomes.flatMap(\.output),
            remarks: problems + outcomes.flatMap(\.remarks))
    }
}

private func dumpOutcome(of file: FoundFile, _ dump: (SyntaxTree) -> [UInt8]) -> Outcome {
    do throws(FileProblem) {
        let bytes = try readFile(file.location)
        let tree = SyntaxTree.parse(SourceFile(path: printable(file.path), bytes: bytes))
        return Outcome(
            .clean, output: printableRecords(dump(tree)), remarks: problemLines(of: tree))
    } catch {
        let problem = FileProblem(path: file.path, message: error.message)
        return .unable([printable(problem.line)])
    }
}

/// The syntax problems of a file as compilers print them; they do not change the status.
private func problemLines(of tree: SyntaxTree) -> [String] {
    if tree.problems.isEmpty { return [] }
    let lines = LineTable(tree.source.bytes)
    return tree.problems.map { problem in
        let position = lines.position(utf8: problem.offset)
        let place = "\(tree.source.path):\(position.line):\(position.column)"
        return printable("\(place): warning: \(problem.message) [syntax-problem]")
    }
}
