import SourceText

extension Tokenizer {
    /// Reads `!` or `?`: alone where it hangs on what stands before it, else as an operator.
    mutating func readMark(preferringRegex: Bool) {
        let start = cursor.offset
        guard cursor.isLeftBound(at: start) else {
            return readOperator(preferringRegex: preferringRegex)
        }
        let isAfterTry = if case .try = previousKeyword { true } else { false }
        punctuation(cursor.isAt("?") ? .postfixQuestion : .postfixExclamation)
        isAfterTryMark = isAfterTry
    }

    /// Reads an operator, a reserved one too, or the regex literal that begins in it.
    mutating func readOperator(preferringRegex: Bool) {
        let start = cursor.offset
        skipOperator()
        if cursor.offset == start {
            cursor.advanceOverScalar()
            append(.unknown, from: start)
            return
        }
        if let regex = regex(
            inOperatorFrom: start, to: cursor.offset, preferringRegex: preferringRegex)
        {
            if regex.start > start { appendOperator(from: start, to: regex.start) }
            cursor.offset = regex.end
            reportInvalidText(from: regex.start)
            append(.regexLiteral, from: regex.start)
            return
        }
        cutAtComment(from: start)
        appendOperator(from: start, to: cursor.offset)
    }

    private mutating func skipOperator() {
        let start = cursor.offset
        let startsWithPeriod = cursor.isAt(".")
        while !cursor.isAtEnd {
            let byte = cursor.current
            if byte < 0x80 {
                guard CharacterClasses.isAsciiOperator(byte) else { return }
                if byte == UInt8(ascii: "."), !startsWithPeriod { return }
                if byte == UInt8(ascii: "<"), cursor.offset > start,
                    cursor.isAt("#", ahead: 1), placeholderEnd(at: cursor) != nil
                {
                    return
                }
                cursor.advance()
            } else {
                guard let scalar = cursor.scalar() else { return }
                guard
                    cursor.offset == start
                        ? CharacterClasses.isOperatorStart(scalar.value)
                        : CharacterClasses.isOperatorPart(scalar.value)
                else { return }
                cursor.advance(scalar.length)
            }
        }
    }

    /// Takes from an operator the comment that begins in it.
    private mutating func cutAtComment(from start: Int) {
        guard cursor.offset - start > 2 else { return }
        for index in (start + 1)..<(cursor.offset - 1)
        where cursor.bytes[index] == UInt8(ascii: "/") {
            let next = cursor.bytes[index + 1]
            if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
                cursor.offset = index
                return
            }
        }
    }

    /// Adds the tokens of an operator and puts the cursor behind it.
    private mutating func appendOperator(from start: Int, to end: Int) {
        let isLeftBound = cursor.isLeftBound(at: start)
        let kind =
            cursor.hasCommentEnd(from: start, to: end)
            ? .unknown : cursor.operatorKind(from: start, to: end, isLeftBound: isLeftBound)
        if end - start == 1 || !cursor.isSplit(kind, from: start, to: end) {
            cursor.offset = end
            append(kind, from: start)
            return
        }
        cursor.offset = start
        cursor.advanceOverScalar()
        append(kind, from: start)
        while cursor.offset < end {
            let piece = cursor.offset
            let pieceKind = cursor.operatorKind(from: piece, to: end, isLeftBound: true)
            if case .arrow = pieceKind {
                cursor.offset = end
            } else {
                cursor.advanceOverScalar()
            }
            append(pieceKind, from: piece, name: .none, keyword: .none, extra: .continuesOperator)
        }
        previousKind = kind
    }
}
