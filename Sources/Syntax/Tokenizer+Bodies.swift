/// Bodies of functions that a tree of declarations does not hold: their tokens need not be there.
extension Tokenizer {
    /// How many tokens of a function's head are looked at: each of many braces may have as many
    /// before it as the file has.
    private static let maximumHead = 500

    /// Steps from behind the brace that opens a function's body to the one that closes it, where
    /// the code between is plain enough to tell that one without reading its tokens.
    mutating func passOverBody() {
        guard openStrings.isEmpty, cursor.offset >= obscurePlace,
            endsFunctionHead(tokens.count - 2)
        else { return }
        var scan = BodyScan(cursor)
        guard scan.reachesEnd() else {
            obscurePlace = scan.cursor.offset
            return
        }
        hasPassedOverBodies = true
        cursor = scan.cursor
    }

    /// Whether the token at an index is the last one of what stands before a function's body.
    private func endsFunctionHead(_ last: Int) -> Bool {
        var depth = 0
        for index in (max(0, last - Self.maximumHead)..<last + 1).reversed() {
            switch tokens[index].kind {
            case .rightParenthesis, .rightSquare: depth += 1
            case .leftParenthesis, .leftSquare:
                depth -= 1
                if depth < 0 { return false }
            case .leftBrace, .rightBrace, .semicolon, .equal, .poundIf, .poundElseif, .poundElse,
                .poundEndif:
                if depth == 0 { return false }
            case .identifier where depth == 0:
                switch tokens[index].keyword {
                case .func, .`init`, .deinit: return index == 0 || !isMember(tokens[index - 1])
                case .actor, .class, .enum, .extension, .protocol, .struct, .subscript, .case,
                    .let, .var, .get, .set, .willSet, .didSet:
                    return false
                default: break
                }
            default: break
            }
        }
        return false
    }

    private func isMember(_ token: Token) -> Bool {
        if case .period = token.kind { true } else { false }
    }
}
