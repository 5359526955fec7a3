import Diagnostics
import Linting
import Project

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
    /// Whether standard error is a terminal.
    package var isErrorTerminal: Bool
    /// Reads standard input to its end.
    package var readInput: @Sendable () throws(FileProblem) -> ContiguousArray<UInt8>
    /// The day; nil for what the system's clock says when it matters.
    package var today: CalendarDay?

    package init(
        variables: [String: String] = [:], isTerminal: Bool = false,
        isErrorTerminal: Bool = false, today: CalendarDay? = nil,
        readInput: @escaping @Sendable () throws(FileProblem) -> ContiguousArray<UInt8> = { [] }
    ) {
        self.variables = variables
        self.isTerminal = isTerminal
        self.today = today
        self.isErrorTerminal = isErrorTerminal
        self.readInput = readInput
    }

    /// The surroundings of this process.
    static var current: Surroundings {
        Surroundings(
            variables: environment, isTerminal: isatty(STDOUT_FILENO) == 1,
            isErrorTerminal: isatty(STDERR_FILENO) == 1, readInput: readStandardInput)
    }

    private static var environment: [String: String] {
        #if canImport(Darwin)
            guard var entry = _NSGetEnviron().pointee else { return [:] }
        #else
            var entry = environ
        #endif
        var variables: [String: String] = [:]
        while let text = entry.pointee {
            let parts = String(cString: text).split(separator: "=", maxSplits: 1)
            if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
            entry += 1
        }
        return variables
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

    /// What shows a run's progress; nil where nobody could see it or the line not be erased.
    var progress: Progress? {
        guard isErrorTerminal, variables["TERM"] != "dumb" else { return nil }
        return Progress { writeErrors("\r\u{1B}[K" + ($0 ?? "")) }
    }

    /// How many workers to use; nil for one a processor. Only tests and measurements set it.
    var workers: Int? { variables["MODLINT_WORKERS"].flatMap { Int($0) } }
}
