import SourceText

extension Tokenizer {
    /// Reads a word, keyword or not.
    mutating func readWord() {
        let start = cursor.offset
        let name = internWordPart(from: start)
        append(
            .identifier, from: start, name: name, keyword: words.keyword(name), extra: [])
    }

    /// Reads `$0`, `$name` or a lone `$`.
    mutating func readDollar() {
        let start = cursor.offset
        let name = internWordPart(from: start)
        append(.dollarIdentifier, from: start, name: name, keyword: .none, extra: [])
    }

    /// Reads a name in backticks, which may hold blanks and operators; a backtick without a
    /// second one on its line is no token.
    mutating func readBackticked() {
        let start = cursor.offset
        cursor.advance()
        while !cursor.isAtEnd, !cursor.isAt("`"), !cursor.isAtLineEnd { cursor.advance() }
        guard cursor.isAt("`") else {
            cursor.offset = start + 1
            append(.unknown, from: start)
            return
        }
        reportInvalidText(from: start)
        let word = WordBytes(cursor.bytes, from: start + 1, to: cursor.offset)
        let name = words.intern(word, in: cursor.bytes)
        cursor.advance()
        append(.identifier, from: start, name: name, keyword: .none, extra: .isBackticked)
    }

    /// Reads a word that begins with a typographic quote: the nearest thing to a static string.
    mutating func readCurlyQuote(_ scalar: UInt32) {
        let start = cursor.offset
        cursor.advanceOverScalar()
        if scalar == 0x201C, start >= unquotedEnd { skipToCurlyQuote() }
        report("typographic quote in source", at: start)
        append(scalar == 0x201C ? .identifier : .unknown, from: start)
    }

    private mutating func skipToCurlyQuote() {
        var search = cursor
        while !search.isAtEnd, !search.isAtLineEnd {
            if search.isAt("\\"), search.isAt("(", ahead: 1) { break }
            let isClosing = search.isAt("\"") || search.scalar()?.value == 0x201D
            search.advanceOverScalar()
            if isClosing {
                cursor = search
                return
            }
        }
        unquotedEnd = search.offset
    }

    /// Reads `<#…#>` on one line.
    mutating func readPlaceholder() -> Bool {
        guard let end = placeholderEnd(at: cursor) else { return false }
        let start = cursor.offset
        cursor.offset = end
        reportInvalidText(from: start)
        append(.editorPlaceholder, from: start)
        return true
    }

    /// The end of the placeholder that begins at a place.
    func placeholderEnd(at place: Cursor) -> Int? {
        var search = place
        search.advance(2)
        while !search.isAtEnd, !search.isAt("\n") {
            if search.isAt("<"), search.isAt("#", ahead: 1) { return nil }
            if search.isAt("#"), search.isAt(">", ahead: 1) { return search.offset + 2 }
            search.advance()
        }
        return nil
    }

    @inline(__always)
    private mutating func internWordPart(from start: Int) -> LocalName {
        var word = WordBytes(cursor.bytes, at: start)
        cursor.offset = word.end
        if cursor.current >= 0x80 {
            skipWordPart()
            word = WordBytes(cursor.bytes, from: start, to: cursor.offset)
        }
        return words.intern(word, in: cursor.bytes)
    }

    /// Steps over all that continues a word.
    mutating func skipWordPart() {
        while !cursor.isAtEnd {
            let byte = cursor.current
            if byte < 0x80 {
                guard CharacterClasses.isAsciiWordPart(byte) else { return }
                cursor.advance()
            } else {
                guard let scalar = cursor.scalar(), CharacterClasses.isWordPart(scalar.value)
                else { return }
                cursor.advance(scalar.length)
            }
        }
    }
}
