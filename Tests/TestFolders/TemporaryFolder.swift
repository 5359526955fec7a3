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
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content.utf8).write(to: file)
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
