import Foundation
import SourceText
import Syntax
import Testing

/// A file of `Fixtures/Syntax` with the dumps that stand beside it.
struct SyntaxFixture: Sendable, CustomTestStringConvertible {
    /// What Apple's parser accepts.
    static let valid = load("")
    /// What it rejects; each has its problems beside it too.
    static let broken = load("Broken/")
    static let all = valid + broken

    /// `NAME.swift`, or `Broken/NAME.swift`.
    let name: String
    let bytes: ContiguousArray<UInt8>
    var testDescription: String { name }

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Syntax")

    private static func load(_ subfolder: String) -> [SyntaxFixture] {
        let path = folder.appendingPathComponent(subfolder).path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
            FileManager.default.contents(atPath: "\(path)/\(name)").map {
                SyntaxFixture(name: subfolder + name, bytes: ContiguousArray($0))
            }
        }
    }

    /// The file's own name, as a dump that runs in its folder prints it.
    var path: String { String(name.split(separator: "/").last ?? "") }

    var tree: SyntaxTree { tree(of: bytes) }

    /// Reads other bytes as if they stood in the file.
    func tree(of bytes: ContiguousArray<UInt8>) -> SyntaxTree {
        SyntaxTree.parse(SourceFile(path: path, bytes: bytes))
    }

    /// Compares with the file beside this one, or rewrites that where `UPDATE_FIXTURES` is set.
    func check(_ found: [UInt8], against ending: String) throws {
        let url = Self.folder.appendingPathComponent(name.dropLast("swift".count) + ending)
        if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil {
            return try Data(found).write(to: url)
        }
        let expected = lines(Array((try? Data(contentsOf: url)) ?? Data()))
        for change in lines(found).difference(from: expected) {
            switch change {
            case .insert(_, let line, _): Issue.record("\(name): unexpected \(line)")
            case .remove(_, let line, _): Issue.record("\(name): missing \(line)")
            }
        }
    }
}

/// The lines of a dump.
func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
}

/// The kinds and full names of a dump's declarations.
func declaredNames(_ tree: SyntaxTree) -> [String] {
    lines(DeclarationDump.lines(of: tree)).map { line in
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        return "\(fields[2]) \(fields[3])"
    }
}

/// Reports nodes that leave their parents or stand out of order, and tokens that overlap.
func expectSoundness(
    _ tree: SyntaxTree, _ title: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    if let fault = fault(in: tree) {
        Issue.record("\(title): \(fault)", sourceLocation: sourceLocation)
    }
}

private func fault(in tree: SyntaxTree) -> String? {
    guard tree.subtreeEnd(tree.root).index == tree.nodeCount else { return "nodes lack a root" }
    let tokens = tree.readTokens()
    for node in tree.subtree(tree.root) {
        let outer = tokens.indices(in: tree.range(node))
        var last = outer.lowerBound
        for child in tree.children(node) {
            let inner = tokens.indices(in: tree.range(child))
            if inner.lowerBound < last || inner.upperBound > outer.upperBound {
                return "\(tree.kind(child)) leaves \(tree.kind(node))"
            }
            last = inner.upperBound
        }
    }
    var end: UInt32 = 0
    for token in tokens {
        if token.start < end { return "a token begins at \(token.start), inside another one" }
        end = token.end
    }
    return Int(end) == tree.source.bytes.count ? nil : "the last token is not at the end"
}
