import SourceText
import Syntax

/// A comment that allows the findings of some rules in a part of its file.
struct Suppression: Sendable {
    let comment: SourceRange
    let rules: [String]
    /// Why; nil where the comment does not say it.
    let reason: String?
    /// The bytes in which a finding has to begin; nil where the comment covers nothing.
    let covered: SourceRange?
    /// Why it covers nothing.
    let mistake: String?
}

extension Suppression {
    /// The suppressions of a file in source order.
    static func all(in tree: SyntaxTree) -> [Suppression] {
        var suppressions: [Suppression] = []
        var lines: LineTable?
        var tokens: ContiguousArray<Token>?
        for comment in tree.lineComments(atLeast: "//modlint:disable".utf8.count) {
            let text = tree.source.text(comment.range)
            guard let directive = SuppressionDirective(comment: text) else { continue }
            let table = lines ?? LineTable(tree.source.bytes)
            lines = table
            let readTokens = tokens ?? tree.readTokens()
            tokens = readTokens
            let reader = SuppressionScope(
                tree: tree, tokens: readTokens, lines: table, comment: comment)
            suppressions.append(reader.suppression(of: directive))
        }
        return suppressions
    }
}

/// Finds what a suppression comment covers.
private struct SuppressionScope {
    let tree: SyntaxTree
    let tokens: ContiguousArray<Token>
    let lines: LineTable
    let comment: LineComment

    func suppression(of directive: SuppressionDirective) -> Suppression {
        var covered: SourceRange?
        var mistake: String?
        switch directive.scope {
        case "next": covered = nextLine
        case "this": covered = line(at: comment.range.start)
        case "file": covered = SourceRange(start: 0, end: UInt32.max)
        case nil:
            covered = declaration
            if covered == nil { mistake = "No declaration begins here." }
        case let word?:
            mistake = "There is no \"disable:\(word)\"; it is `:next`, `:this`, `:file` or none."
        }
        if directive.rules.isEmpty { mistake = "The comment names no rule." }
        return Suppression(
            comment: comment.range, rules: directive.rules, reason: directive.reason,
            covered: covered, mistake: mistake)
    }

    /// The line of the token behind the comment, so that further comments may lie between.
    private var nextLine: SourceRange? {
        let token = tokens[comment.nextToken]
        return token.kind == .endOfFile ? nil : line(at: token.start)
    }

    private func line(at offset: UInt32) -> SourceRange {
        lines.range(ofLine: lines.position(utf8: offset).line)
    }

    /// The outermost declaration that begins on the comment's line or, below a comment that stands
    /// alone, with the next token.
    private var declaration: SourceRange? {
        let line = line(at: comment.range.start)
        var first = comment.nextToken
        while first > 0, tokens[first - 1].start >= line.start { first -= 1 }
        let last = first == comment.nextToken ? first : comment.nextToken - 1
        guard first <= last else { return nil }
        let starts = tokens[first].start...tokens[last].start
        let declaration = tree.nodes(beginningIn: starts).first { tree.kind($0).isDeclaration }
        return declaration.map(tree.range)
    }
}
