#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What lies directly in one folder, or why nobody can tell.
package struct FolderContent: Sendable {
    let entries: Result<[Folder.Entry], FileProblem>

    package init(_ location: FileLocation) {
        entries = Result { () throws(FileProblem) in try Folder(location).entries }
    }
}

/// What lies directly in one folder, in the order of the system.
struct Folder {
    struct Entry: Sendable {
        var name: [UInt8]
        var kind: Kind
    }

    enum Kind: Sendable {
        case file, folder, link, other
    }

    private(set) var entries: [Entry] = []

    init(_ location: FileLocation) throws(FileProblem) {
        guard let stream = location.withCString({ opendir($0) }) else {
            throw FileProblem(location)
        }
        defer { closedir(stream) }
        // `readdir` tells the end from a failure by `errno` alone.
        errno = 0
        while let record = readdir(stream) {
            let name = Self.name(of: record)
            if !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) {
                let kind = Self.kind(of: record) ?? Self.kind(at: location.appending(name))
                entries.append(Entry(name: name, kind: kind))
            }
            errno = 0
        }
        guard errno == 0 else { throw FileProblem(location) }
    }

    /// The name's bytes, read in place: the record ends before the size that its type declares.
    private static func name(of record: UnsafeMutablePointer<dirent>) -> [UInt8] {
        guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
        let start = UnsafeRawPointer(record) + offset
        let characters = start.assumingMemoryBound(to: CChar.self)
        return Array(UnsafeRawBufferPointer(start: start, count: strlen(characters)))
    }

    /// The kind that the record tells; some file systems leave it out.
    private static func kind(of record: UnsafeMutablePointer<dirent>) -> Kind? {
        switch Int32(record.pointee.d_type) {
        case Int32(DT_REG): .file
        case Int32(DT_DIR): .folder
        case Int32(DT_LNK): .link
        case Int32(DT_UNKNOWN): nil
        default: .other
        }
    }

    private static func kind(at location: FileLocation) -> Kind {
        var status = stat()
        guard location.withCString({ lstat($0, &status) }) == 0 else { return .other }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }
}
