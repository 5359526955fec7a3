import Modules
import Settings
import SourceText
import Syntax

/// A comment that speaks to modlint and has no effect; suppressions that suppress nothing are
/// told by their findings instead.
struct DirectiveMistake: Sendable {
    let comment: SourceRange
    let message: String

    /// The mistakes of a file in source order.
    static func all(in tree: SyntaxTree) -> [DirectiveMistake] {
        tree.lineComments(atLeast: "//modlint:".utf8.count).compactMap { comment in
            message(about: comment, in: tree).map {
                DirectiveMistake(comment: comment.range, message: $0)
            }
        }
    }

    private static func message(about comment: LineComment, in tree: SyntaxTree) -> String? {
        guard let (word, rest) = directive(tree.source.text(comment.range)) else { return nil }
        switch word {
        case "disable": return nil
        case "role": return roleMistake(rest, comment, tree)
        default:
            // Prose may mention modlint; only a word that is nearly right was meant for it.
            let known = ["modlint:disable", "modlint:role"]
            guard !closeSuggestion(for: word, among: ["disable", "role"]).isEmpty else {
                return nil
            }
            let question = suggestion(for: "modlint:\(word)", among: known)
            return "The comment has no effect: there is no \"modlint:\(word)\".\(question)"
        }
    }

    /// The word behind `modlint:` and what follows it.
    private static func directive(_ comment: String) -> (word: String, rest: Substring)? {
        let text = comment.drop { $0 == "/" }.drop { $0 == " " || $0 == "\t" }
        guard text.hasPrefix("modlint:") else { return nil }
        let rest = text.dropFirst("modlint:".count)
        let word = rest.prefix { $0.isLetter || $0 == "-" }
        return word.isEmpty ? nil : (String(word), rest.dropFirst(word.count))
    }

    private static func roleMistake(
        _ rest: Substring, _ comment: LineComment, _ tree: SyntaxTree
    ) -> String? {
        let name = String(
            rest.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" })
        let roles = Role.allCases.map(\.rawValue)
        if name.isEmpty || rest.first != " " {
            return "The comment gives no role: it is written `modlint:role ROLE`."
        }
        guard roles.contains(name) else {
            let question = suggestion(for: name, among: roles)
            return "The comment gives no role: there is no role \"\(name)\".\(question)"
        }
        return beginsType(at: comment.nextStart, tree)
            ? nil : "The comment gives no role: no type is declared directly behind it."
    }

    private static func beginsType(at start: UInt32, _ tree: SyntaxTree) -> Bool {
        tree.nodes(beginningIn: start...start).contains { node in
            let kind = tree.kind(node)
            return kind.hasMembers && kind != .extensionDeclaration
        }
    }
}
