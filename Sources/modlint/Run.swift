import Diagnostics
import Linting
import Reporting
import Settings

/// The version that `--version` prints.
package let modlintVersion = "0.1.0"

/// Follows a command line.
package func run(
    _ arguments: [String], in surroundings: Surroundings, with stages: Stages = .standard
) async -> Outcome {
    do throws(UsageMistake) {
        let invocation = try Invocation(arguments)
        let run = CommandRun(
            invocation: invocation, surroundings: surroundings, stages: stages,
            progress: surroundings.progress)
        defer { run.progress?.end() }
        return await run.outcome()
    } catch {
        return .unable(["error: \(printable(error.message))", usageHint])
    }
}

/// The line below a mistake of the command line.
let usageHint = "`modlint --help` lists the commands and options."

/// One command with everything it needs.
struct CommandRun {
    let invocation: Invocation
    let surroundings: Surroundings
    let stages: Stages
    let progress: Progress?

    func outcome() async -> Outcome {
        if invocation.asksForHelp { return help(on: invocation.namedCommand) }
        if invocation.asksForVersion { return Outcome(text: "modlint \(modlintVersion)\n") }
        switch invocation.command {
        case .lint: return await lint()
        case .rules: return Outcome(text: RuleDocumentation.list(stages.catalogue))
        case .explain: return explain()
        case .inspect:
            return await (invocation.asksForOwnership ? inspectOwnership() : inspect())
        case .reuse: return await reuse()
        case .why: return await why()
        case .impact: return await impact()
        case .graph: return await graph()
        case .initialise: return await initialise()
        case .doctor: return await doctor()
        case .schema: return schema()
        case .baseline: return await changeBaseline()
        case .dumpDeclarations: return await dump(stages.declarationDump)
        case .dumpUses: return await dump(stages.useDump)
        case .completion: return completion()
        case .help: return help(on: invocation.operands.first.flatMap(Command.init))
        }
    }

    var parallelMap: ParallelMap {
        var map = ParallelMap(workers: surroundings.workers)
        map.progress = progress
        return map
    }

    var linter: Linter {
        Linter(version: modlintVersion, catalogue: stages.catalogue, analysis: stages.analysis)
    }

    func request(_ paths: [String]) -> LintRequest {
        var request = LintRequest()
        request.paths = paths
        request.configuration = invocation.configuration
        request.parallelMap = parallelMap
        if let today = surroundings.today { request.today = today }
        return request
    }

    private func completion() -> Outcome {
        guard let shell = invocation.operands.first.flatMap(Shell.init) else { return .unable([]) }
        let completion = Completion(rules: stages.catalogue.map(\.id))
        return Outcome(text: completion.script(for: shell))
    }

    private func help(on command: Command?) -> Outcome {
        Outcome(text: command.map(HelpText.page) ?? HelpText.overview)
    }

    private func explain() -> Outcome {
        guard let id = invocation.operands.first else {
            return Outcome(text: RuleReference.markdown(stages.catalogue))
        }
        guard let rule = stages.catalogue.first(where: { $0.id == id }) else {
            let question = closeSuggestion(for: id, among: stages.catalogue.map(\.id))
            return .unable([
                "error: There is no rule \"\(printable(id))\".\(question)",
                "`modlint rules` lists all of them.",
            ])
        }
        return Outcome(text: RuleDocumentation.explanation(of: rule))
    }
}
