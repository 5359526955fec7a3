#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Replaces a file at once: readers see the old bytes or the new ones, also after a crash.
///
/// The bytes go to a new file in the same folder, which then takes the place of the old one. A
/// link keeps pointing where it does, a file keeps its permissions, and a pipe or device, which
/// cannot be replaced, is written to.
package func writeAtomically(
    _ bytes: some Sequence<UInt8>, to location: FileLocation
) throws(FileProblem) {
    let target = location.resolved ?? location
    switch try? FileKind(at: target) {
    case .folder: throw FileProblem(writing: location, code: EISDIR)
    case .stream:
        let descriptor = target.withCString { open($0, O_WRONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw FileProblem(writing: location) }
        try write(Array(bytes), to: descriptor, of: location)
    case .file, nil:
        let bytes = Array(bytes)
        // A run that is stopped must not leave the new file beside the old one.
        try delayingSignals { () throws(FileProblem) in
            try replace(target, by: bytes, named: location)
        }
    }
}

private func replace(
    _ target: FileLocation, by bytes: [UInt8], named location: FileLocation
) throws(FileProblem) {
    // Whoever may not write to the file may not replace it either.
    let exists = target.withCString { access($0, F_OK) } == 0
    if exists, target.withCString({ access($0, W_OK) }) != 0 {
        throw FileProblem(writing: location)
    }
    let (descriptor, draft) = try openDraft(beside: target, named: location)
    do throws(FileProblem) {
        if let mode = permissions(of: target) { fchmod(descriptor, mode) }
        try write(bytes, to: descriptor, of: location)
        let result = draft.withCString { from in target.withCString { rename(from, $0) } }
        guard result == 0 else { throw FileProblem(writing: location) }
    } catch {
        _ = draft.withCString { unlink($0) }
        throw error
    }
}

/// Opens a new file for the bytes to come, which no other process uses.
private func openDraft(
    beside target: FileLocation, named location: FileLocation
) throws(FileProblem) -> (descriptor: Int32, draft: FileLocation) {
    let folder = target.parent ?? .current
    for attempt in 0..<100 {
        let draft = folder.appending(".modlint-\(getpid())-\(attempt).tmp".utf8)
        let descriptor = draft.withCString {
            open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        }
        if descriptor >= 0 { return (descriptor, draft) }
        guard errno == EEXIST else { break }
    }
    throw FileProblem(writing: location)
}

private func permissions(of location: FileLocation) -> mode_t? {
    var status = stat()
    guard location.withCString({ stat($0, &status) }) == 0 else { return nil }
    return status.st_mode & 0o7777
}

/// Writes everything, waits until a disk has it, and closes the file.
private func write(
    _ bytes: [UInt8], to descriptor: Int32, of location: FileLocation
) throws(FileProblem) {
    var failure: Int32 = 0
    bytes.withUnsafeBytes { buffer in
        var offset = 0
        while offset < buffer.count, failure == 0 {
            let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...])
            let written = write(descriptor, rest.baseAddress, rest.count)
            if written >= 0 { offset += written } else if errno != EINTR { failure = errno }
        }
    }
    // Pipes and some file systems cannot wait; a full disk is told here or by `close`.
    if failure == 0, fsync(descriptor) != 0, errno == EIO || errno == ENOSPC { failure = errno }
    if close(descriptor) != 0, failure == 0, errno != EINTR { failure = errno }
    guard failure == 0 else { throw FileProblem(writing: location, code: failure) }
}

extension FileProblem {
    /// A file that could not be written, by default for the reason that is left in `errno`.
    init(writing location: FileLocation, code: Int32 = errno) {
        self.init(
            path: location.path,
            message: "Cannot be written: \(String(cString: strerror(code))).")
    }
}
