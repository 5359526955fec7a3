#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A path as the system spells it: bytes, which need not be UTF-8.
package struct FileLocation: Hashable, Sendable {
    package let bytes: [UInt8]

    package init(bytes: [UInt8]) { self.bytes = bytes }

    package init(_ path: String) { bytes = Array(path.utf8) }

    /// The path to print; bytes that are not UTF-8 become replacement characters.
    package var path: String { String(decoding: bytes, as: UTF8.self) }

    /// The location of something in this folder, joined by one `/`.
    package func appending(_ name: some Collection<UInt8>) -> FileLocation {
        if bytes.isEmpty { return FileLocation(bytes: Array(name)) }
        let separator: [UInt8] = bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
        return FileLocation(bytes: bytes + separator + name)
    }

    /// The folder around this one; nil for the root of the file system.
    package var parent: FileLocation? {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")), bytes.count > 1 else {
            return nil
        }
        return FileLocation(bytes: slash == 0 ? [UInt8(ascii: "/")] : Array(bytes[..<slash]))
    }

    /// The path from a folder to something inside it; empty for the folder itself.
    package func relative(to folder: FileLocation) -> String? {
        guard isInside(folder) else { return nil }
        let rest = bytes.dropFirst(folder.bytes.count).drop { $0 == UInt8(ascii: "/") }
        return String(decoding: rest, as: UTF8.self)
    }

    /// Whether this is the folder or lies in it.
    package func isInside(_ folder: FileLocation) -> Bool {
        guard bytes.starts(with: folder.bytes) else { return false }
        let slash = UInt8(ascii: "/")
        return bytes.count == folder.bytes.count || folder.bytes.last == slash
            || bytes[folder.bytes.count] == slash
    }

    /// The absolute location without `.`, `..` and doubled slashes; links are left alone.
    package var normalised: FileLocation {
        let slash = UInt8(ascii: "/")
        let absolute = bytes.first == slash ? self : Self.current.appending(bytes)
        var components: [ArraySlice<UInt8>] = []
        for component in absolute.bytes.split(separator: slash) {
            if component.elementsEqual("..".utf8) {
                _ = components.popLast()
            } else if !component.elementsEqual(".".utf8) {
                components.append(component)
            }
        }
        return FileLocation(bytes: [slash] + Array(components.joined(separator: [slash])))
    }

    /// The location without links; nil where nothing stands.
    package var resolved: FileLocation? {
        guard let path = withCString({ realpath($0, nil) }) else { return nil }
        defer { free(path) }
        return FileLocation(bytes: Array(UnsafeRawBufferPointer(start: path, count: strlen(path))))
    }

    /// The working folder of the process.
    package static var current: FileLocation {
        guard let path = getcwd(nil, 0) else { return FileLocation("/") }
        defer { free(path) }
        return FileLocation(bytes: Array(UnsafeRawBufferPointer(start: path, count: strlen(path))))
    }

    /// Calls with the path as C functions take it.
    func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        body(bytes.map { CChar(bitPattern: $0) } + [0])
    }
}
