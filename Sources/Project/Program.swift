#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a program wrote and how it ended.
struct ProgramResult {
    let status: Int32
    let output: [UInt8]
    let errors: [UInt8]

    /// Runs a program of the `PATH` without input and waits for its end.
    ///
    /// Nil where there is no such program. The arguments go to it as they are, not through a shell.
    static func running(
        _ arguments: [String], environment: [String: String]
    ) throws(FileProblem) -> ProgramResult? {
        guard let output = Pipe(), let errors = Pipe() else {
            throw FileProblem(path: arguments[0], message: "Cannot be started.")
        }
        defer { for pipe in [output, errors] { pipe.closeBoth() } }
        guard let process = try start(arguments, environment, output: output, errors: errors)
        else { return nil }
        for pipe in [output, errors] { pipe.closeWriting() }
        let written = readAll(output.reading, errors.reading)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        // The low bits tell the signal that ended the program, if one did.
        let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
        return ProgramResult(status: code, output: written[0], errors: written[1])
    }

    private static func start(
        _ arguments: [String], _ environment: [String: String], output: Pipe, errors: Pipe
    ) throws(FileProblem) -> pid_t? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
        var words = arguments.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var process: pid_t = 0
        let code = posix_spawnp(&process, arguments[0], &actions, nil, &words, &variables)
        if code == ENOENT { return nil }
        guard code == 0 else {
            let reason = String(cString: strerror(code))
            throw FileProblem(path: arguments[0], message: "Cannot be started: \(reason).")
        }
        return process
    }
}

/// The two ends of a pipe, which no other program inherits.
private final class Pipe {
    private(set) var reading: Int32
    private(set) var writing: Int32

    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        // The program's own streams take the first three, also where modlint's are closed.
        reading = fcntl(ends[0], F_DUPFD_CLOEXEC, 3)
        writing = fcntl(ends[1], F_DUPFD_CLOEXEC, 3)
        for end in ends { close(end) }
        guard reading >= 0, writing >= 0 else { return nil }
    }

    func closeWriting() {
        if writing >= 0 { close(writing) }
        writing = -1
    }

    func closeBoth() {
        closeWriting()
        if reading >= 0 { close(reading) }
        reading = -1
    }
}

/// Reads both to their ends, whichever has something first, so that neither writer waits for ever.
private func readAll(_ first: Int32, _ second: Int32) -> [[UInt8]] {
    var contents: [[UInt8]] = [[], []]
    var ends = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while ends.contains(where: { $0.fd >= 0 }) {
        guard poll(&ends, nfds_t(ends.count), -1) >= 0 || errno == EINTR else { break }
        for index in ends.indices where ends[index].fd >= 0 && ends[index].revents != 0 {
            let count = read(ends[index].fd, &buffer, buffer.count)
            if count > 0 {
                contents[index] += buffer[..<count]
            } else if count == 0 || errno != EINTR {
                // A negative descriptor is one that `poll` leaves alone.
                ends[index].fd = -1
            }
        }
    }
    return contents
}
