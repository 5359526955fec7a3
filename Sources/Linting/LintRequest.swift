import Diagnostics
import Project

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

    /// What the given paths do to the project.
    package enum PathMeaning: Sendable, Equatable {
        /// They choose, and add what the configuration does not include.
        case choose
        /// They choose among the project's files; what is no such file is left out.
        case limit
    }

    /// The content of a file that is not saved yet; the run reports on this file alone.
    package struct Buffer: Sendable {
        package var path: String
        package var bytes: ContiguousArray<UInt8>

        package init(path: String, bytes: ContiguousArray<UInt8>) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// Files and folders as given; none means the project around the working folder.
    package var paths: [String] = []
    package var meaningOfPaths = PathMeaning.choose
    package var buffer: Buffer?
    /// The revision since which a file must have changed to be reported on.
    package var changedSince: String?
    /// Variables for programs that are asked.
    package var environment: [String: String] = [:]
    package var configuration = ConfigurationChoice.nearest
    package var parallelMap = ParallelMap()
    /// The day that the baseline's entries are compared with.
    package var today = CalendarDay.today
    /// Set where the baseline is about to be written, and so may be missing.
    package var createsBaseline = false
    /// Set where what tests use counts, not only what they declare.
    var readsBodiesOfTests = false
    /// Not set where contracts alone speak of the project's targets.
    var asksForTargets = true

    package init() {}
}

/// Why nothing could be linted.
package struct LintFailure: Error, Equatable {
    /// One sentence or one line a mistake, for standard error.
    package let lines: [String]

    package init(_ lines: [String]) { self.lines = lines }
    package init(_ line: String) { lines = [line] }
}
