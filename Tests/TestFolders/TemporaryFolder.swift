import Foundation
import Project

/// A folder that lasts as long as the test that made it.
package final class TemporaryFolder {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("modlint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    package var path: String { url.path }
    package var location: FileLocation { FileLocation(url.path) }

    /// Writes a file and the folders around it.
    package func add(_ path: String, _ content: String = "") throws {
        try add(path, bytes: Array(content.utf8))
    }

    /// The same for bytes that need not be text.
    package func add(_ path: String, bytes: [UInt8]) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// What a file holds; nil where there is none.
    package func text(_ path: String) -> String? {
        (try? Data(contentsOf: url.appendingPathComponent(path))).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// The names of what lies in the folder, hidden ones too.
    package var names: Set<String> {
        Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
    }

    /// Makes a symbolic link.
    package func link(_ path: String, to target: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
    }

    /// Takes all permissions from a file or folder.
    package func forbid(_ path: String) throws {
        let file = url.appendingPathComponent(path).path
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
    }
}
