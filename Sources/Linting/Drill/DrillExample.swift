import SourceText
import Syntax

/// The files of a rule's example, with types that no project has.
struct DrillExample {
    struct File {
        /// The folder that the example names; empty where it names none.
        let folder: Substring
        let name: String
        let text: String
    }

    let files: [File]

    /// - Parameters:
    ///   - text: Swift files, each after a line `//- path`, or a single one.
    ///   - prefix: What the names of all types begin with, so that no other type is meant.
    init(_ text: String, prefix: String) {
        let files = Self.files(in: text)
        let trees = files.map { SyntaxTree.parse(SourceFile(path: $0.name, text: $0.text)) }
        let types = trees.reduce(into: Set<String>()) { $0.formUnion(Self.declaredTypes($1)) }
        self.files = zip(files, trees).map { file, tree in
            let text = Self.renamed(tree) { types.contains($0) ? prefix + $0 : nil }
            return File(folder: file.folder, name: prefix + file.name, text: text)
        }
    }

    /// The same with names of properties that no project has: where a project sets a property of
    /// something unknown, every property of that name may be set.
    func renamingProperties(_ prefix: String) -> DrillExample {
        let trees = files.map { SyntaxTree.parse(SourceFile(path: $0.name, text: $0.text)) }
        let names = trees.reduce(into: Set<String>()) { $0.formUnion(Self.properties($1)) }
        return DrillExample(files: zip(files, trees).map { file, tree in
            let text = Self.renamed(tree) { name in
                guard names.contains(name) else { return nil }
                return prefix.lowercased() + name.prefix(1).uppercased() + name.dropFirst()
            }
            return File(folder: file.folder, name: file.name, text: text)
        })
    }

    private init(files: [File]) { self.files = files }

    private static func files(in text: String) -> [File] {
        var files: [(path: Substring, lines: [Substring])] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("//- ") {
                files.append((line.dropFirst(4), []))
            } else {
                if files.isEmpty { files.append(("Example.swift", [])) }
                files[files.count - 1].lines.append(line)
            }
        }
        return files.filter { $0.path.hasSuffix(".swift") }.map { file in
            let parts = file.path.split(separator: "/")
            return File(
                folder: parts.dropLast().last ?? "", name: parts.last.map(String.init) ?? "",
                text: file.lines.joined(separator: "\n") + "\n")
        }
    }

    private static func declaredTypes(_ tree: SyntaxTree) -> [String] {
        guard tree.nodeCount > 0 else { return [] }
        return tree.subtree(tree.root).compactMap { node in
            let kind = tree.kind(node)
            guard kind.hasMembers || kind == .typealiasDeclaration, kind != .extensionDeclaration
            else { return nil }
            return tree.name(of: node).map(tree.mainText)
        }
    }

    /// The names of the properties that members declare; locals may be called what they like.
    private static func properties(_ tree: SyntaxTree) -> [String] {
        guard tree.nodeCount > 0 else { return [] }
        return tree.subtree(tree.root).flatMap { type -> [String] in
            guard tree.kind(type).hasMembers else { return [] }
            return tree.children(type).flatMap { tree.subtree($0) }.compactMap { node in
                guard tree.kind(node) == .identifierPattern else { return nil }
                return tree.mainText(node)
            }
        }
    }

    private static func renamed(
        _ tree: SyntaxTree, _ newName: (String) -> String?
    ) -> String {
        var bytes: [UInt8] = []
        var position = 0
        for token in tree.readTokens() where token.kind == .identifier && token.keyword == .none {
            guard let name = newName(tree.text(token)) else { continue }
            bytes += tree.source.bytes[position..<Int(token.start)] + Array(name.utf8)
            position = Int(token.end)
        }
        return String(decoding: bytes + tree.source.bytes[position...], as: UTF8.self)
    }

    /// The same with every declaration in a file of its own, for projects whose folders are
    /// modules: what belongs together then is left to the wiring.
    var apart: DrillExample {
        DrillExample(files: files.flatMap { file -> [File] in
            let tree = SyntaxTree.parse(SourceFile(path: file.name, text: file.text))
            guard tree.nodeCount > 0 else { return [file] }
            let items = Array(tree.children(tree.root))
            let imports = items.filter { tree.kind($0) == .importDeclaration }
                .map { tree.source.text(tree.range($0)) + "\n" }.joined()
            let others = items.filter { tree.kind($0) != .importDeclaration }
            return others.enumerated().map { number, item in
                File(
                    folder: "\(file.folder)Part\(number)"[...], name: "\(number)" + file.name,
                    text: imports + tree.source.text(tree.range(item)) + "\n")
            }
        })
    }
}
