import SourceText

/// A line comment together with the token that follows it.
package struct LineComment: Sendable {
    /// From the first slash to the end of the line, without the line's end.
    package let range: SourceRange
    /// The index of the first token behind it.
    package let nextToken: Int
    /// The first byte of that token.
    package let nextStart: UInt32
}

/// The line comments of a file; block comments and everything in them are skipped.
///
/// Comments lie in the gaps between tokens, so a `//` in a string is never taken for one.
extension SyntaxTree {
    /// All of the file's, in source order; gaps shorter than a length are not looked into.
    package func lineComments(atLeast length: Int) -> [LineComment] {
        var comments: [LineComment] = []
        let tokens = readTokens()
        for index in tokens.indices where tokens[index].flags.contains(.spaceBefore) {
            let start = index > 0 ? tokens[index - 1].end : 0
            let end = tokens[index].start
            guard end >= start + UInt32(length) else { continue }
            var gap = CommentGap(bytes: source.bytes, from: start, to: end)
            while let range = gap.nextLineComment() {
                comments.append(LineComment(range: range, nextToken: index, nextStart: end))
            }
        }
        return comments
    }

    /// The texts of those directly before a node, slashes and the blank behind them stripped.
    package func lineComments(before node: NodeID) -> [Substring] {
        var gap = CommentGap(
            bytes: source.bytes, from: previousNodeEnd(before: node), to: start(node))
        return gap.lineCommentsAtEnd().map { range in
            source.text(range).drop { $0 == "/" }.drop { $0 == " " }
        }
    }

    /// Where the node before a node ends or, for a first child, where its parent begins: between
    /// there and the node stand blanks, comments and punctuation. What is missing in the source
    /// stands where the next node does, so it is passed over.
    private func previousNodeEnd(before node: NodeID) -> UInt32 {
        var first = node
        while let parent = parent(first), start(parent) == start(node) { first = parent }
        guard let outer = parent(first) else { return 0 }
        var previous = NodeID(first.index - 1)
        while previous != outer {
            while let parent = parent(previous), parent != outer { previous = parent }
            let range = range(previous)
            if !range.isEmpty { return range.end }
            previous = NodeID(previous.index - 1)
        }
        return outer == root ? shebangEnd : start(outer)
    }

    /// Where the `#!` line ends, in which a `//` begins no comment; the start of the file where
    /// there is none.
    private var shebangEnd: UInt32 {
        let start = Int(start(root))
        guard source.bytes[start...].starts(with: "#!".utf8) else { return UInt32(start) }
        let end = source.bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D }
        return UInt32(end ?? source.bytes.count)
    }
}
