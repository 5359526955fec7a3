/// What modlint can be asked to do.
package enum Command: String, CaseIterable, Sendable {
    case lint, rules, explain, inspect, reuse
    case dumpDeclarations = "dump-declarations"
    case dumpUses = "dump-uses"
}

/// The options of the command line.
enum Option: String, CaseIterable {
    case format = "--format"
    case config = "--config"
    case noConfig = "--no-config"
    case strict = "--strict"
    case limit = "--limit"
    case color = "--color"
    case all = "--all"
    case ownership = "--ownership"
    /// For those who work on modlint: no help names it.
    case timings = "--timings"
    case help = "--help"
    case version = "--version"

    var takesValue: Bool {
        switch self {
        case .format, .config, .limit, .color: true
        case .noConfig, .strict, .all, .ownership, .timings, .help, .version: false
        }
    }

    /// The commands that the option means something to.
    var commands: [Command] {
        switch self {
        case .format, .config, .noConfig: [.lint, .inspect, .reuse]
        case .strict, .limit, .color, .timings: [.lint]
        case .all: [.explain, .inspect]
        case .ownership: [.inspect]
        case .help, .version: Command.allCases
        }
    }
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
