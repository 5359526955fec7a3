#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Larger files are not read, so that byte offsets fit 32 bits with room to spare.
package let maximumFileSize = 1 << 30

/// The content of a file, whatever its bytes.
package func readFile(_ location: FileLocation) throws(FileProblem) -> ContiguousArray<UInt8> {
    let descriptor = location.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileProblem(location) }
    defer { close(descriptor) }
    return try read(descriptor, of: location)
}

/// Everything that comes from standard input.
package func readStandardInput() throws(FileProblem) -> ContiguousArray<UInt8> {
    try read(STDIN_FILENO, of: FileLocation("standard input"))
}

private func read(
    _ descriptor: Int32, of location: FileLocation
) throws(FileProblem) -> ContiguousArray<UInt8> {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileProblem(location) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileProblem(location, code: EISDIR) }
    let size = Int(status.st_size)
    guard size <= maximumFileSize else { throw tooLarge(location) }
    // Space for one byte more than expected, so that the end of the file is met and not supposed:
    // a pipe has no size, and a file may grow while it is read.
    var bytes = try fill(descriptor, capacity: size + 1, of: location)
    while bytes.count > size {
        let more = try fill(descriptor, capacity: 1 << 16, of: location)
        if more.isEmpty { break }
        bytes += more
        guard bytes.count <= maximumFileSize else { throw tooLarge(location) }
    }
    return bytes
}

private func tooLarge(_ location: FileLocation) -> FileProblem {
    FileProblem(path: location.path, message: "Is larger than 1 GiB and is not read.")
}

/// Reads until the capacity is filled or the file ends.
private func fill(
    _ descriptor: Int32, capacity: Int, of location: FileLocation
) throws(FileProblem) -> ContiguousArray<UInt8> {
    var failure: Int32 = 0
    let bytes = ContiguousArray<UInt8>(unsafeUninitializedCapacity: capacity) { buffer, count in
        while count < capacity {
            let received = read(descriptor, buffer.baseAddress! + count, capacity - count)
            if received == 0 { break }
            if received > 0 {
                count += received
            } else if errno != EINTR {
                failure = errno
                break
            }
        }
    }
    guard failure == 0 else { throw FileProblem(location, code: failure) }
    return bytes
}
