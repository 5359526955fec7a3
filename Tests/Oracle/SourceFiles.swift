import Foundation

/// The Swift files below some arguments, in bytewise order of their paths.
struct SourceFiles {
    private(set) var paths: [String] = []
    private(set) var unreadable: [String] = []

    init(below arguments: some Sequence<String>) {
        for argument in arguments {
            switch kind(of: argument, followingLinks: true) {
            case S_IFDIR:
                collect(below: argument)
            case nil:
                unreadable.append(argument)
            default:
                paths.append(argument)
            }
        }
        paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private mutating func collect(below folder: String) {
        guard let stream = opendir(folder) else {
            unreadable.append(folder)
            return
        }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            add(folder.hasSuffix("/") ? folder + name : folder + "/" + name)
        }
    }

    private mutating func add(_ path: String) {
        if kind(of: path, followingLinks: false) == S_IFDIR {
            collect(below: path)
        } else if path.hasSuffix(".swift"), kind(of: path, followingLinks: true) == S_IFREG {
            paths.append(path)
        }
    }

    private func kind(of path: String, followingLinks: Bool) -> mode_t? {
        var status = stat()
        let result = followingLinks ? stat(path, &status) : lstat(path, &status)
        return result == 0 ? status.st_mode & S_IFMT : nil
    }
}
