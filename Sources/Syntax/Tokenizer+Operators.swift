import SourceText

extension Tokenizer {
    /// Reads `!` or `?`: alone where it hangs on what stands before it, else as an operator.
    mutating func readMark(preferringRegex: Bool) {
        let start = cursor.offset
        guard isLeftBound(at: start) else {
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
        let isLeftBound = isLeftBound(at: start)
        let kind =
            hasCommentEnd(from: start, to: end)
            ? .unknown : operatorKind(from: start, to: end, isLeftBound: isLeftBound)
        if end - start == 1 || !isSplit(kind, from: start, to: end) {
            cursor.offset = end
            append(kind, from: start)
            return
        }
        cursor.offset = start
        cursor.advanceOverScalar()
        append(kind, from: start)
        while cursor.offset < end {
            let piece = cursor.offset
            let pieceKind = operatorKind(from: piece, to: end, isLeftBound: true)
            if case .arrow = pieceKind {
                cursor.offset = end
            } else {
                cursor.advanceOverScalar()
            }
            append(pieceKind, from: piece, name: .none, keyword: .none, extra: .continuesOperator)
        }
        previousKind = kind
    }

    /// Whether an operator comes in pieces, because a type may end in the middle of it.
    private func isSplit(_ kind: TokenKind, from start: Int, to end: Int) -> Bool {
        switch kind {
        case .arrow, .unknown: return false
        default: break
        }
        for index in start..<end {
            switch cursor.bytes[index] {
            case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "!"),
                UInt8(ascii: "&"), UInt8(ascii: "*"):
                return true
            default:
                continue
            }
        }
        return false
    }

    private func operatorKind(from start: Int, to end: Int, isLeftBound: Bool) -> TokenKind {
        let first = cursor.bytes[start]
        if isLeftBound, first == UInt8(ascii: "?") { return .postfixQuestion }
        if isLeftBound, first == UInt8(ascii: "!") { return .postfixExclamation }
        let isRightBound = isRightBound(at: end, isLeftBound: isLeftBound)
        switch end - start {
        case 1:
            switch first {
            case UInt8(ascii: "="): return .equal
            case UInt8(ascii: "."): return .period
            case UInt8(ascii: "?"): return .infixQuestion
            case UInt8(ascii: "&") where !isLeftBound && isRightBound: return .prefixAmpersand
            default: break
            }
        case 2 where first == UInt8(ascii: "-") && cursor.bytes[start + 1] == UInt8(ascii: ">"):
            return .arrow
        default:
            break
        }
        if isLeftBound == isRightBound { return .binaryOperator }
        return isLeftBound ? .postfixOperator : .prefixOperator
    }

    private func hasCommentEnd(from start: Int, to end: Int) -> Bool {
        var index = start
        while index + 1 < end {
            if cursor.bytes[index] == UInt8(ascii: "*"),
                cursor.bytes[index + 1] == UInt8(ascii: "/")
            {
                return true
            }
            index += 1
        }
        return false
    }

    /// Whether an operator that begins at a place hangs on what stands before it.
    func isLeftBound(at start: Int) -> Bool {
        guard start > 0 else { return false }
        switch cursor.bytes[start - 1] {
        case 0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
            return false
        case UInt8(ascii: "/"):
            return start < 2 || cursor.bytes[start - 2] != UInt8(ascii: "*")
        case 0xA0:
            return start < 2 || cursor.bytes[start - 2] != 0xC2
        default:
            return true
        }
    }

    /// Whether an operator that ends at a place hangs on what follows it.
    func isRightBound(at end: Int, isLeftBound: Bool) -> Bool {
        guard end < cursor.end else { return false }
        let next = end + 1 < cursor.end ? cursor.bytes[end + 1] : 0
        switch cursor.bytes[end] {
        case 0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
            return false
        case UInt8(ascii: "."):
            return !isLeftBound
        case UInt8(ascii: "/"):
            return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
        case 0xC2:
            return next != 0xA0
        default:
            return true
        }
    }
}
