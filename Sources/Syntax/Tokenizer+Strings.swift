import SourceText

/// A string literal whose end has not been read yet.
struct OpenString {
    enum Kind: UInt8 {
        case singleLine, multiLine, singleQuoted
    }

    let kind: Kind
    let pounds: Int
    let start: Int
    /// Where reading stood before the literal.
    let resumption: Resumption
    /// How many parentheses are open in the interpolation; nil in the text of the literal.
    var parentheses: Int?

    var isInText: Bool { parentheses == nil }
}

/// What the tokenizer knew at a place, to go on from there once more.
struct Resumption {
    let tokenCount: Int
    let problemCount: Int
    let previousEnd: Int
    let previousKind: TokenKind?
    let previousKeyword: Keyword
    let isAtLineStart: Bool
}

extension Tokenizer {
    /// Reads the opening delimiter of a string literal, the cursor at its first quote.
    mutating func openString(from start: Int, pounds: Int) {
        let kind: OpenString.Kind
        let resumption = resumption
        if cursor.isAt("'") {
            kind = .singleQuoted
            cursor.advance()
        } else if opensMultiLine(pounds: pounds) {
            kind = .multiLine
            cursor.advance(3)
        } else {
            kind = .singleLine
            cursor.advance()
        }
        append(.stringStart, from: start)
        if kind == .multiLine, endlessStrings.contains(start) { return endWithLine(from: start) }
        openStrings.append(
            OpenString(kind: kind, pounds: pounds, start: start, resumption: resumption))
    }

    /// Whether three quotes begin a multi-line literal; with pounds they may also be the text of
    /// one that ends on the same line, as in `#"""#`.
    private func opensMultiLine(pounds: Int) -> Bool {
        guard cursor.isAt(text: "\"\"\"") else { return false }
        if pounds == 0 { return true }
        var search = cursor
        search.advance(3)
        if search.advanceOverPounds(atMost: pounds) == pounds { return false }
        while !search.isAtEnd, !search.isAtLineEnd {
            if search.advance(over: "\"") {
                if search.advanceOverPounds(atMost: pounds) == pounds { return false }
            } else {
                search.advance()
            }
        }
        return true
    }

    /// Reads literal text up to the next delimiter and the delimiter itself.
    mutating func readText(of open: OpenString) {
        let start = cursor.offset
        while !cursor.isAtEnd {
            switch cursor.current {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                if closes(open) {
                    if isOpening(behind: open), resumeBehindEndlessString() { return }
                    closeString(open, textFrom: start)
                    return
                }
                cursor.advance()
            case UInt8(ascii: "\\"):
                if opensInterpolation(open) {
                    openInterpolation(open, textFrom: start)
                    return
                }
                skipEscape(open)
            case 0x0A, 0x0D:
                if open.kind != .multiLine {
                    appendSegment(from: start)
                    abandonString()
                    return
                }
                cursor.advance()
            case 0x80...:
                advanceOverText()
            default:
                cursor.advance()
            }
        }
        if resumeBehindEndlessString() { return }
        appendSegment(from: start)
        endAtFileEnd()
    }

    private func closes(_ open: OpenString) -> Bool {
        var search = cursor
        switch open.kind {
        case .singleQuoted:
            return search.isAt("'")
        case .singleLine:
            guard search.advance(over: "\"") else { return false }
        case .multiLine:
            guard search.isAt(text: "\"\"\"") else { return false }
            search.advance(3)
        }
        return search.advanceOverPounds(atMost: open.pounds) == open.pounds
    }

    private mutating func closeString(_ open: OpenString, textFrom start: Int) {
        appendSegment(from: start)
        let end = cursor.offset
        cursor.advance(open.kind == .multiLine ? 3 : 1)
        if open.pounds > 0 { _ = cursor.advanceOverPounds() }
        openStrings.removeLast()
        append(.stringEnd, from: end)
    }

    private func opensInterpolation(_ open: OpenString) -> Bool {
        var search = cursor
        search.advance()
        return search.advanceOverPounds(atMost: open.pounds) == open.pounds && search.isAt("(")
    }

    private mutating func openInterpolation(_ open: OpenString, textFrom start: Int) {
        appendSegment(from: start)
        let interpolation = cursor.offset
        cursor.advance(2 + open.pounds)
        openStrings[openStrings.count - 1].parentheses = 0
        append(.interpolationStart, from: interpolation)
    }

    /// Steps over a backslash and, where it escapes them, a quote or another backslash.
    private mutating func skipEscape(_ open: OpenString) {
        cursor.advance()
        guard cursor.advanceOverPounds(atMost: open.pounds) == open.pounds else { return }
        if cursor.isAt("\"") || cursor.isAt("'") || cursor.isAt("\\") { cursor.advance() }
    }

    private mutating func appendSegment(from start: Int) {
        if cursor.offset > start { append(.stringSegment, from: start) }
    }

    /// Leaves a string literal that its line ends before its closing delimiter.
    mutating func abandonString() {
        guard let open = openStrings.popLast() else { return }
        if problems.last?.offset != UInt32(open.start) {
            report("unterminated string literal", at: open.start)
        }
    }

    mutating func endAtFileEnd() {
        guard let outermost = openStrings.first else { return }
        report("unterminated string literal", at: outermost.start)
        openStrings.removeAll()
    }

    mutating func openParenthesis() {
        if let open = openStrings.last?.parentheses {
            openStrings[openStrings.count - 1].parentheses = open + 1
        }
        punctuation(.leftParenthesis)
    }

    /// Reads `)`, which ends an interpolation if none is open in it.
    mutating func closeParenthesis() {
        guard let open = openStrings.last?.parentheses else {
            return punctuation(.rightParenthesis)
        }
        if open == 0 {
            openStrings[openStrings.count - 1].parentheses = nil
            punctuation(.interpolationEnd)
        } else {
            openStrings[openStrings.count - 1].parentheses = open - 1
            punctuation(.rightParenthesis)
        }
    }

    /// Reads what a pound begins: a raw string, a regex literal, a directive, or itself.
    mutating func readPound() {
        let start = cursor.offset
        if start < strayPoundsEnd { return punctuation(.pound) }
        var search = cursor
        let pounds = search.advanceOverPounds()
        if search.isAt("\"") {
            cursor = search
            openString(from: start, pounds: pounds)
            return
        }
        if search.isAt("/"), let end = regexEnd(from: start, mustBeRegex: true) {
            cursor.offset = end
            reportInvalidText(from: start)
            append(.regexLiteral, from: start)
            return
        }
        strayPoundsEnd = search.offset - 1
        cursor.advance()
        let word = cursor.offset
        while CharacterClasses.isAsciiWordStart(cursor.current) { cursor.advance() }
        let length = cursor.offset - word
        cursor.offset = word
        guard let kind = directive(length: length) else {
            append(.pound, from: start)
            return
        }
        cursor.advance(length)
        append(kind, from: start)
    }

    private func directive(length: Int) -> TokenKind? {
        switch length {
        case 2: cursor.isAt(text: "if") ? .poundIf : nil
        case 4: cursor.isAt(text: "else") ? .poundElse : nil
        case 5: cursor.isAt(text: "endif") ? .poundEndif : nil
        case 6: cursor.isAt(text: "elseif") ? .poundElseif : nil
        default: nil
        }
    }
}
