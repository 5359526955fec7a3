#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What stands at a location, links followed.
package enum FileKind: Sendable {
    case file, folder
    /// A pipe or a device: read only when it is named on the command line.
    case stream

    /// The kind of what stands at the location.
    package init(at location: FileLocation) throws(FileProblem) {
        var status = stat()
        guard location.withCString({ stat($0, &status) }) == 0 else {
            throw FileProblem(location)
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: self = .folder
        case S_IFREG: self = .file
        default: self = .stream
        }
    }
}
