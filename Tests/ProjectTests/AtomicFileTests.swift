import Foundation
import Project
import TestFolders
import Testing

@Suite struct AtomicFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ text: String, to path: String) throws {
        try writeAtomically(text.utf8, to: folder.location.appending(path.utf8))
    }

    private func content(_ path: String) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    @Test func aNewFileIsWrittenAndNothingElseStays() throws {
        try write("one", to: "a b é.json")
        #expect(try content("a b é.json") == "one")
        #expect(try names == ["a b é.json"])
    }

    @Test func anOldFileIsReplacedAndKeepsItsPermissions() throws {
        try folder.add("a.json", "old and longer")
        let path = folder.url.appendingPathComponent("a.json").path
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        let held = try FileHandle(forReadingFrom: folder.url.appendingPathComponent("a.json"))
        try write("new", to: "a.json")
        #expect(try content("a.json") == "new")
        // A reader that opened the file before still sees all of the old one.
        #expect(String(decoding: held.readDataToEndOfFile(), as: UTF8.self) == "old and longer")
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect(mode as? Int == 0o640)
        #expect(try names == ["a.json"])
    }

    @Test func aLinkIsFollowedAndStays() throws {
        try folder.add("real/a.json", "old")
        try folder.link("a.json", to: "real/a.json")
        try write("new", to: "a.json")
        #expect(try content("real/a.json") == "new")
        let link = folder.url.appendingPathComponent("a.json").path
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/a.json")
    }

    @Test func devicesAreWrittenTo() throws {
        try writeAtomically("x".utf8, to: FileLocation("/dev/null"))
        #expect(try FileKind(at: FileLocation("/dev/null")) == .stream)
    }

    @Test(arguments: ["missing/a.json", "folder"])
    func whatCannotBeWrittenIsSaidAndLeavesNothingBehind(path: String) throws {
        try folder.add("folder/inside", "")
        let problem = #expect(throws: FileProblem.self) { try write("x", to: path) }
        #expect(problem?.message.hasPrefix("Cannot be written: ") == true)
        #expect(problem?.path.hasSuffix(path) == true)
        #expect(try names == ["folder"])
    }
}
