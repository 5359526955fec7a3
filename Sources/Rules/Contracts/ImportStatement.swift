import Dependencies
import Settings
import Syntax

/// An import with everything that stands before its path.
struct ImportStatement {
    /// The components of the path: `["UIKit", "UIView"]`.
    let path: [String]
    /// `module`, or the word before the path: `class`, `func` and so on.
    let kind: String
    /// Attributes and levels as written, without blanks: `@testable`, `@_spi(Name)`, `public`.
    let marks: [String]
    /// The node of the path's first component.
    let site: Site

    /// The path as written.
    var name: String { path.joined(separator: ".") }

    /// The statement as it is written in one line.
    var text: String {
        (marks + ["import"] + (kind == "module" ? [] : [kind]) + [name]).joined(separator: " ")
    }

    /// The imports at the top level of a file, in all branches of `#if`.
    static func all(in file: FileID, _ index: ProjectIndex) -> [ImportStatement] {
        let tree = index[file].tree
        return tree.subtree(tree.root).compactMap { node in
            guard tree.kind(node) == .importDeclaration,
                let path = tree.child(node, .importPath),
                let first = tree.children(path).first(where: { _ in true })
            else { return nil }
            let marks = (tree.attributes(of: node) + tree.modifiers(of: node)).sorted().map {
                tree.source.text(tree.range($0)).filter { !$0.isWhitespace }
            }
            return ImportStatement(
                path: tree.children(path).map(tree.mainText),
                kind: tree.importKind(of: node).map(tree.source.text) ?? "module", marks: marks,
                site: Site(file: file, node: first))
        }
    }

    /// Whether it has an attribute or a level; `@_spi` stands for that of every name.
    func has(_ mark: String) -> Bool {
        marks.contains { own in
            own == mark || own.hasPrefix(mark + "(")
        }
    }

    /// Whether a pattern describes the path or what the path lies in.
    func isCovered(by pattern: SelectorPattern) -> Bool {
        path.indices.contains { last in
            pattern.glob.matches(name: Array(path[...last].joined(separator: ".").utf8)[...])
        }
    }
}
