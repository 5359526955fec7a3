#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the process is told besides its arguments.
package struct Surroundings: Sendable {
    /// Environment variables that are set and not empty.
    package var variables: [String: String]
    /// Whether standard output is a terminal.
    package var isTerminal: Bool

    package init(variables: [String: String] = [:], isTerminal: Bool = false) {
        self.variables = variables
        self.isTerminal = isTerminal
    }

    /// The surroundings of this process.
    static var current: Surroundings {
        var variables: [String: String] = [:]
        for name in ["NO_COLOR", "CLICOLOR_FORCE", "TERM", "MODLINT_WORKERS"] {
            if let value = getenv(name), value.pointee != 0 {
                variables[name] = String(cString: value)
            }
        }
        return Surroundings(variables: variables, isTerminal: isatty(STDOUT_FILENO) == 1)
    }

    /// Whether to use colours, by the conventions of NO_COLOR and CLICOLOR_FORCE.
    func usesColour(_ choice: ColourChoice) -> Bool {
        switch choice {
        case .always: return true
        case .never: return false
        case .auto:
            if variables["NO_COLOR"] != nil { return false }
            if let force = variables["CLICOLOR_FORCE"], force != "0" { return true }
            return isTerminal && variables["TERM"] != "dumb"
        }
    }

    /// How many workers to use; nil for one a processor. Only tests and measurements set it.
    var workers: Int? { variables["MODLINT_WORKERS"].flatMap { Int($0) } }
}
