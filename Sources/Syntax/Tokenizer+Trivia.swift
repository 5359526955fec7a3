import SourceText

extension Tokenizer {
    /// Steps over blanks and comments; inside the interpolation of a single-line string only to
    /// the end of the line.
    mutating func skipTrivia() {
        while !cursor.isAtEnd {
            switch cursor.current {
            case 0x20, 0x09, 0x0B, 0x0C:
                cursor.offset += 1
                cursor.advanceOverSpaces()
            case 0x0A, 0x0D:
                if let open = openStrings.last, open.kind != .multiLine { return }
                cursor.offset += 1
                isAtLineStart = true
                cursor.advanceOverSpaces()
            case 0x21..<0x2F, 0x30..<0x3C, 0x3F..<0x7F:
                return
            case UInt8(ascii: "/"):
                if cursor.isAt("/", ahead: 1) {
                    skipLineComment()
                } else if cursor.isAt("*", ahead: 1) {
                    skipBlockComment()
                } else {
                    return
                }
            case UInt8(ascii: "<"), UInt8(ascii: ">"):
                if !skipConflictMarker() { return }
            case 0:
                report("NUL in source", at: cursor.offset)
                while cursor.isAt("\0") { cursor.advance() }
                markSpaceAfterPrevious()
            case 0x80...:
                if !skipStrayScalar() { return }
            default:
                if !skipControlCharacter() { return }
            }
        }
    }

    private mutating func skipLineComment() {
        while true {
            cursor.advanceOverPrintable()
            if cursor.isAtEnd || cursor.isAtLineEnd { return }
            if cursor.current < 0x80 { cursor.advance() } else { advanceOverText() }
        }
    }

    /// Steps over a scalar in a comment or a string; bytes that are no UTF-8 are reported.
    mutating func advanceOverText() {
        if cursor.scalar() == nil { report("invalid UTF-8", at: cursor.offset) }
        cursor.advanceOverScalar()
    }

    /// Reports bytes that are no UTF-8 between a place and the cursor.
    mutating func reportInvalidText(from start: Int) {
        var search = cursor
        search.offset = start
        while search.offset < cursor.offset {
            if search.scalar() == nil { report("invalid UTF-8", at: search.offset) }
            search.advanceOverScalar()
        }
    }

    private mutating func skipBlockComment() {
        let start = cursor.offset
        cursor.advance(2)
        var depth = 1
        while !cursor.isAtEnd {
            let byte = cursor.current
            if byte < 0x80 { cursor.advance() } else { advanceOverText() }
            switch byte {
            case UInt8(ascii: "*"):
                if cursor.advance(over: "/") {
                    depth -= 1
                    if depth == 0 { return }
                }
            case UInt8(ascii: "/"):
                if cursor.advance(over: "*") { depth += 1 }
            case 0x0A, 0x0D:
                isAtLineStart = true
            default:
                break
            }
        }
        report("unterminated comment", at: start)
    }

    /// Steps over ASCII bytes that neither begin a token nor count as blanks.
    private mutating func skipControlCharacter() -> Bool {
        let byte = cursor.current
        guard byte < 0x20 || byte == 0x7F else { return false }
        report("invalid character in source", at: cursor.offset)
        cursor.advance()
        markSpaceAfterPrevious()
        return true
    }

    /// Steps over a scalar beyond ASCII that begins no token, or over bytes that are no UTF-8.
    private mutating func skipStrayScalar() -> Bool {
        guard let scalar = cursor.scalar() else {
            report("invalid UTF-8", at: cursor.offset)
            while !cursor.isAtEnd, cursor.current >= 0x80, cursor.scalar() == nil {
                cursor.advanceOverScalar()
            }
            markSpaceAfterPrevious()
            return true
        }
        let value = scalar.value
        let isByteOrderMark = value == 0xFEFF
        if !isByteOrderMark, CharacterClasses.isWordPart(value)
            || CharacterClasses.isOperatorStart(value) || value == 0x201C || value == 0x201D
        {
            return false
        }
        if !isByteOrderMark, value != 0xA0 {
            report("invalid character in source", at: cursor.offset)
        }
        cursor.advance(scalar.length)
        markSpaceAfterPrevious()
        return true
    }

    private mutating func markSpaceAfterPrevious() {
        guard let last = tokens.last else { return }
        tokens[tokens.count - 1] = Token(
            start: last.start, length: last.length, name: last.name, kind: last.kind,
            keyword: last.keyword, flags: last.flags.union(.spaceAfter))
    }

    /// Steps over a version control conflict, from its first marker to the end of its last one.
    private mutating func skipConflictMarker() -> Bool {
        let start = cursor.offset
        let previous = cursor.previous
        guard start == 0 || previous == 0x0A || previous == 0x0D || previous == 0 else {
            return false
        }
        let isPerforce: Bool
        if cursor.isAt(text: "<<<<<<< ") {
            isPerforce = false
        } else if cursor.isAt(text: ">>>> ") {
            isPerforce = true
        } else {
            return false
        }
        let hasNoEnd = isPerforce ? hasNoPerforceEnd : hasNoConflictEnd
        guard !hasNoEnd, let end = conflictEnd(isPerforce: isPerforce) else {
            if isPerforce { hasNoPerforceEnd = true } else { hasNoConflictEnd = true }
            return false
        }
        report("version control conflict in source", at: start)
        cursor.offset = end
        cursor.advanceToLineEnd()
        return true
    }

    private func conflictEnd(isPerforce: Bool) -> Int? {
        var search = cursor
        search.advanceToLineEnd()
        while !search.isAtEnd {
            search.advance()
            if isPerforce ? search.isAt(text: "<<<<\n") : search.isAt(text: ">>>>>>> ") {
                return search.offset + (isPerforce ? 4 : 8)
            }
            search.advanceToLineEnd()
        }
        return nil
    }
}
