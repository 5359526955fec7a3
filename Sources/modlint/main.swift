import Dispatch

// Where `main` itself awaits, the runtime starts four threads before the first of these lines runs.
switch answer(to: Array(CommandLine.arguments.dropFirst()), in: .current) {
case .known(let outcome): outcome.finish()
case .awaited(let outcome):
    Task.detached { await outcome().finish() }
    // Takes signals in the meantime, even where whoever started the program had blocked them.
    dispatchMain()
}
