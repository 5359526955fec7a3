let outcome = await run(Array(CommandLine.arguments.dropFirst()), in: .current)
outcome.finish()
