import Foundation
import Project
import Testing

/// A folder that lasts as long as the test that made it.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("modlint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var path: String { url.path }
    var location: FileLocation { FileLocation(url.path) }

    func add(_ path: String, _ content: String = "") throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content.utf8).write(to: file)
    }

    func link(_ path: String, to target: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
    }

    func forbid(_ path: String) throws {
        let file = url.appendingPathComponent(path).path
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
    }
}
