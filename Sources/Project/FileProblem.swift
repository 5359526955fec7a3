#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file or folder that could not be read; everything else goes on.
package struct FileProblem: Error, Hashable, Sendable {
    package let path: String
    /// What went wrong, as a sentence.
    package let message: String

    package init(path: String, message: String) {
        self.path = path
        self.message = message
    }

    /// The problem that the last failed system call left in `errno`.
    init(_ location: FileLocation, code: Int32 = errno) {
        path = location.path
        message = "Cannot be read: \(String(cString: strerror(code)))."
    }
}
