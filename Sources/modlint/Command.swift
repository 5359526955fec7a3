/// What modlint can be asked to do; `CommandPage` describes each.
package enum Command: String, CaseIterable, Sendable {
    case lint, rules, explain, inspect, reuse, why, impact, graph, baseline
    case initialise = "init"
    case doctor, schema
    case dumpDeclarations = "dump-declarations"
    case dumpUses = "dump-uses"
    case completion, help

    /// Those that read the project as its configuration describes it.
    static let readers: [Command] = [
        .lint, .doctor, .inspect, .reuse, .why, .impact, .graph, .baseline,
    ]
}

/// When colours are used.
package enum ColourChoice: String, CaseIterable, Sendable {
    case auto, always, never
}

/// Why the command line cannot be followed.
package struct UsageMistake: Error, Equatable {
    package let message: String
    init(_ message: String) { self.message = message }
}
