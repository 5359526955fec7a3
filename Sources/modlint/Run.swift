import Diagnostics
import Linting
import Reporting
import Settings

/// The version that `--version` prints.
package let modlintVersion = "0.1.0"

/// What a command line gets.
package enum Answer: Sendable {
    case known(Outcome)
    /// That of a command that reads a project, which takes all processors.
    case awaited(@Sendable () async -> Outcome)
}

/// Reads a command line, and follows it as far as no project is needed.
package func answer(
    to arguments: [String], in surroundings: Surroundings, with stages: Stages = .standard
) -> Answer {
    do throws(UsageMistake) {
        let run = CommandRun(
            invocation: try Invocation(arguments), surroundings: surroundings, stages: stages,
            progress: surroundings.progress)
        return run.answer
    } catch {
        return .known(.unable(["error: \(printable(error.message))", usageHint]))
    }
}

/// Follows a command line to its end.
package func run(
    _ arguments: [String], in surroundings: Surroundings, with stages: Stages = .standard
) async -> Outcome {
    switch answer(to: arguments, in: surroundings, with: stages) {
    case .known(let outcome): outcome
    case .awaited(let outcome): await outcome()
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

    var answer: Answer {
        if invocation.asksForHelp { return .known(help(on: invocation.namedCommand)) }
        if invocation.asksForVersion {
            return .known(Outcome(text: "modlint \(modlintVersion)\n"))
        }
        return switch invocation.command {
        case .lint: awaited { await $0.lint() }
        case .rules: .known(Outcome(text: RuleDocumentation.list(stages.catalogue)))
        case .explain: .known(explain())
        case .inspect where invocation.asksForOwnership: awaited { await $0.inspectOwnership() }
        case .inspect: awaited { await $0.inspect() }
        case .reuse: awaited { await $0.reuse() }
        case .why: awaited { await $0.why() }
        case .impact: awaited { await $0.impact() }
        case .graph: awaited { await $0.graph() }
        case .initialise: awaited { await $0.initialise() }
        case .doctor: awaited { await $0.doctor() }
        case .schema: .known(schema())
        case .baseline: awaited { await $0.changeBaseline() }
        case .dumpDeclarations: awaited { await $0.dump($0.stages.declarationDump) }
        case .dumpUses: awaited { await $0.dump($0.stages.useDump) }
        case .completion: .known(completion())
        case .help: .known(help(on: invocation.operands.first.flatMap(Command.init)))
        }
    }

    private func awaited(
        _ work: @escaping @Sendable (CommandRun) async -> Outcome
    ) -> Answer {
        .awaited {
            let outcome = await work(self)
            progress?.end()
            return outcome
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
