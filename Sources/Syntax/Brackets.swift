/// Which token closes each bracket, so that skipping one takes no search.
struct Brackets {
    /// For the token of an opening bracket, the token that closes it, or the first one that
    /// cannot lie inside it.
    private(set) var ends: ContiguousArray<UInt32>

    init(_ tokens: ContiguousArray<Token>) {
        ends = ContiguousArray(repeating: 0, count: tokens.count)
        var open = ContiguousArray<Int>()
        var directives = ContiguousArray<Int>()
        for index in tokens.indices {
            switch tokens[index].kind {
            case .leftParenthesis, .leftBrace, .leftSquare, .interpolationStart:
                open.append(index)
            case .rightParenthesis, .rightBrace, .rightSquare, .interpolationEnd:
                let bottom = directives.last ?? 0
                close(tokens[index].kind, at: index, tokens, &open, bottom: bottom)
            case .poundIf:
                directives.append(open.count)
            case .poundElse, .poundElseif, .poundEndif:
                abandon(&open, downTo: directives.last ?? 0, at: index)
                if case .poundEndif = tokens[index].kind { _ = directives.popLast() }
            default:
                break
            }
        }
        abandon(&open, downTo: 0, at: tokens.count - 1)
    }

    /// Closes the innermost bracket of the same kind; the ones inside it are not closed. A brace
    /// encloses what parentheses may not cross.
    private mutating func close(
        _ kind: TokenKind, at index: Int, _ tokens: ContiguousArray<Token>,
        _ open: inout ContiguousArray<Int>, bottom: Int
    ) {
        var level = open.count - 1
        while level >= bottom {
            if Self.closes(kind, tokens[open[level]].kind) {
                abandon(&open, downTo: level + 1, at: index)
                ends[open[level]] = UInt32(index)
                open.removeLast()
                return
            }
            if case .leftBrace = tokens[open[level]].kind { return }
            level -= 1
        }
    }

    private mutating func abandon(
        _ open: inout ContiguousArray<Int>, downTo level: Int, at index: Int
    ) {
        while open.count > level { ends[open.removeLast()] = UInt32(index) }
    }

    static func closes(_ closing: TokenKind, _ opening: TokenKind) -> Bool {
        switch (opening, closing) {
        case (.leftParenthesis, .rightParenthesis), (.leftBrace, .rightBrace),
            (.leftSquare, .rightSquare), (.interpolationStart, .interpolationEnd):
            true
        default:
            false
        }
    }
}
