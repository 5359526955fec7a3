/// What the command line asks to be linted.
package struct LintRequest: Sendable {
    /// Where the configuration comes from.
    package enum ConfigurationChoice: Sendable, Equatable {
        /// The nearest file from the given paths upwards.
        case nearest
        case file(String)
        /// The defaults, whatever files there are.
        case none
    }

    /// Files and folders as given; none means the project around the working folder.
    package var paths: [String] = []
    package var configuration = ConfigurationChoice.nearest
    package var parallelMap = ParallelMap()

    package init() {}
}

/// Why nothing could be linted.
package struct LintFailure: Error, Equatable {
    /// One sentence or one line a mistake, for standard error.
    package let lines: [String]

    package init(_ lines: [String]) { self.lines = lines }
    package init(_ line: String) { lines = [line] }
}
