import SourceText
import Syntax

/// The targets that a `Package.swift` declares, read as text and never run.
///
/// Only what is written out counts: a target whose name is computed has no name here.
struct PackageManifest {
    /// The targets as declared, without their files.
    private(set) var targets: [Declared] = []
    /// Whether some target's name or files are computed.
    private(set) var hasUnreadable = false
    private let tree: SyntaxTree

    struct Declared: Equatable {
        var name: String
        var kind: BuildTarget.Kind
        var dependencies: [String] = []
        var path: String?
        var sources: [String]?
        var exclude: [String] = []
    }

    init(_ source: SourceFile) {
        tree = SyntaxTree.parse(source)
        for node in tree.subtree(tree.root) where tree.kind(node) == .callExpression {
            guard let kind = kind(of: node), !isReference(node) else { continue }
            guard let target = target(kind, node) else {
                hasUnreadable = true
                continue
            }
            targets.append(target)
        }
    }

    private static let kinds: [String: BuildTarget.Kind] = [
        "target": .library, "executableTarget": .executable, "testTarget": .test, "macro": .macro,
        "plugin": .plugin,
    ]

    private func kind(of call: NodeID) -> BuildTarget.Kind? {
        guard let callee = tree.children(call).first(where: { _ in true }),
            tree.kind(callee) == .memberExpression
        else { return nil }
        return Self.kinds[tree.mainText(callee)]
    }

    /// `.target(name:)` also names a dependency, and `.plugin(name:)` one that is used.
    private func isReference(_ call: NodeID) -> Bool {
        var current = tree.parent(call)
        while let node = current {
            if tree.kind(node) == .argument, let label = tree.name(of: node).map(tree.mainText),
                ["dependencies", "plugins", "products"].contains(label)
            {
                return true
            }
            current = tree.parent(node)
        }
        return false
    }

    private func target(_ kind: BuildTarget.Kind, _ call: NodeID) -> Declared? {
        guard let list = tree.child(call, .argumentList) else { return nil }
        var name: String?
        var target = Declared(name: "", kind: kind)
        for argument in tree.children(list) where tree.kind(argument) == .argument {
            guard let label = tree.name(of: argument).map(tree.mainText),
                let value = value(of: argument)
            else { continue }
            switch label {
            case "name": name = string(value)
            case "path":
                guard let path = string(value) else { return nil }
                target.path = path
            case "sources":
                guard let sources = strings(value) else { return nil }
                target.sources = sources
            case "exclude":
                guard let exclude = strings(value) else { return nil }
                target.exclude = exclude
            case "dependencies": target.dependencies = dependencies(value)
            default: continue
            }
        }
        guard let name else { return nil }
        target.name = name
        return target
    }

    /// The expression behind an argument's label.
    private func value(of argument: NodeID) -> NodeID? {
        let label = tree.name(of: argument)
        return tree.children(argument).first { $0 != label }
    }

    // MARK: Literals

    private func string(_ node: NodeID) -> String? {
        guard tree.kind(node) == .stringLiteral else { return nil }
        return StringLiteral.content(of: tree.source.text(tree.range(node)))
    }

    /// Nil unless every element is written out.
    private func strings(_ node: NodeID) -> [String]? {
        guard tree.kind(node) == .arrayExpression else { return nil }
        let elements = tree.children(node).map(string)
        let strings = elements.compactMap { $0 }
        return strings.count == elements.count ? strings : nil
    }

    /// Names of targets and products: `"Name"`, `.target(name:)`, `.product(name:package:)`.
    private func dependencies(_ node: NodeID) -> [String] {
        guard tree.kind(node) == .arrayExpression else { return [] }
        return tree.children(node).compactMap { element in
            if let name = string(element) { return name }
            guard tree.kind(element) == .callExpression,
                let list = tree.child(element, .argumentList)
            else { return nil }
            let argument = tree.children(list).first {
                tree.name(of: $0).map(tree.mainText) == "name"
            }
            return argument.flatMap(value).flatMap(string)
        }
    }
}

/// Literals whose value can be told without running anything.
private enum StringLiteral {
    static func content(of literal: String) -> String? {
        guard literal.hasPrefix("\""), literal.hasSuffix("\""), literal.utf8.count >= 2,
            !literal.hasPrefix("\"\"\"")
        else { return nil }
        let content = literal.dropFirst().dropLast()
        return content.contains("\\") ? nil : String(content)
    }
}
