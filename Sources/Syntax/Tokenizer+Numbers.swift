extension Tokenizer {
    /// Reads an integer or floating-point literal.
    mutating func readNumber() {
        let start = cursor.offset
        if cursor.isAt("0"), cursor.isAt("x", ahead: 1) {
            readHexNumber()
            return
        }
        if cursor.isAt("0"), cursor.isAt("o", ahead: 1) || cursor.isAt("b", ahead: 1) {
            skipWordPart()
            append(.integerLiteral, from: start)
            return
        }
        skipDigits()
        if cursor.isAt(".") {
            let isMember = previousKind.map { if case .period = $0 { true } else { false } }
            guard CharacterClasses.isDigit(cursor.peek(1)), isMember != true else {
                append(.integerLiteral, from: start)
                return
            }
            cursor.advance()
            skipDigits()
        } else if !cursor.isAt("e"), !cursor.isAt("E") {
            skipWordPart()
            append(.integerLiteral, from: start)
            return
        }
        if cursor.isAt("e") || cursor.isAt("E") { readExponent() }
        append(.floatLiteral, from: start)
    }

    private mutating func readExponent() {
        cursor.advance()
        if cursor.isAt("+") || cursor.isAt("-") { cursor.advance() }
        if CharacterClasses.isDigit(cursor.current) { skipDigits() }
        skipWordPart()
    }

    private mutating func readHexNumber() {
        let start = cursor.offset
        cursor.advance(2)
        skipHexDigits()
        guard cursor.isAt(".") || cursor.isAt("p") || cursor.isAt("P") else {
            skipWordPart()
            append(.integerLiteral, from: start)
            return
        }
        let dot = cursor.isAt(".") ? cursor.offset : nil
        if dot != nil {
            cursor.advance()
            guard CharacterClasses.isHexDigit(cursor.current) else {
                return endHexInteger(from: start, at: dot)
            }
            skipHexDigits()
            guard cursor.isAt("p") || cursor.isAt("P") else {
                let isMember = !CharacterClasses.isDigit(cursor.peek(1))
                return endHexInteger(from: start, at: isMember ? dot : nil)
            }
        }
        cursor.advance()
        let isSigned = cursor.isAt("+") || cursor.isAt("-")
        if isSigned { cursor.advance() }
        if !CharacterClasses.isDigit(cursor.current), let dot, !isSigned,
            !CharacterClasses.isDigit(cursor.bytes[dot + 1])
        {
            return endHexInteger(from: start, at: dot)
        }
        skipWordPart()
        append(.floatLiteral, from: start)
    }

    private mutating func endHexInteger(from start: Int, at end: Int?) {
        if let end { cursor.offset = end }
        append(.integerLiteral, from: start)
    }

    private mutating func skipDigits() {
        while CharacterClasses.isDigit(cursor.current) || cursor.isAt("_") { cursor.advance() }
    }

    private mutating func skipHexDigits() {
        while CharacterClasses.isHexDigit(cursor.current) || cursor.isAt("_") {
            cursor.advance()
        }
    }
}
