#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// How a run ended, for scripts.
package enum RunStatus: Int32, Sendable {
    /// Nothing at error severity; with `--strict` nothing at warning either.
    case clean = 0
    case findings = 1
    /// The work could not be done, or not all of it.
    case unable = 2

    /// The status in words.
    var meaning: String {
        switch self {
        case .clean: "nothing that makes the run fail"
        case .findings: "findings"
        case .unable: "the work could not be done, or not all of it"
        }
    }
}

/// What a run writes and returns.
package struct Outcome: Sendable {
    package var status: RunStatus
    /// For standard output.
    package var output: [UInt8] = []
    /// Lines for standard error.
    package var remarks: [String] = []
    /// See `LintResult.material`.
    var material: [any Sendable] = []

    init(_ status: RunStatus, output: [UInt8] = [], remarks: [String] = []) {
        self.status = status
        self.output = output
        self.remarks = remarks
    }

    init(text: String) { self.init(.clean, output: Array(text.utf8)) }

    /// A run that could not do its work.
    static func unable(_ remarks: [String]) -> Outcome { Outcome(.unable, remarks: remarks) }

    /// Writes everything and ends the process.
    func finish() -> Never {
        // A reader that closes its end early is no fault; writing then just stops.
        signal(SIGPIPE, SIG_IGN)
        writeErrors(remarks.map { $0 + "\n" }.joined())
        if write(output, to: STDOUT_FILENO) { exit(status.rawValue) }
        writeErrors("error: The output could not be written.\n")
        exit(RunStatus.unable.rawValue)
    }
}

/// Writes to standard error at once.
func writeErrors(_ text: String) { write(Array(text.utf8), to: STDERR_FILENO) }

/// Writes all bytes; false where the system refuses for another reason than a closed pipe.
@discardableResult
private func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
        var offset = 0
        while offset < buffer.count {
            let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...])
            let written = write(descriptor, rest.baseAddress, rest.count)
            if written >= 0 {
                offset += written
            } else if errno != EINTR {
                return errno == EPIPE
            }
        }
        return true
    }
}
