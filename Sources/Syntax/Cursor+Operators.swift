/// What an operator is, judged by its bytes and what stands around them.
extension Cursor {
    /// Whether an operator comes in pieces, because a type may end in the middle of it.
    func isSplit(_ kind: TokenKind, from start: Int, to end: Int) -> Bool {
        switch kind {
        case .arrow, .unknown: return false
        default: break
        }
        for index in start..<end {
            switch bytes[index] {
            case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "!"),
                UInt8(ascii: "&"), UInt8(ascii: "*"):
                return true
            default:
                continue
            }
        }
        return false
    }

    func operatorKind(from start: Int, to end: Int, isLeftBound: Bool) -> TokenKind {
        let first = bytes[start]
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
        case 2 where first == UInt8(ascii: "-") && bytes[start + 1] == UInt8(ascii: ">"):
            return .arrow
        default:
            break
        }
        if isLeftBound == isRightBound { return .binaryOperator }
        return isLeftBound ? .postfixOperator : .prefixOperator
    }

    func hasCommentEnd(from start: Int, to end: Int) -> Bool {
        var index = start
        while index + 1 < end {
            if bytes[index] == UInt8(ascii: "*"),
                bytes[index + 1] == UInt8(ascii: "/")
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
        switch bytes[start - 1] {
        case 0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
            return false
        case UInt8(ascii: "/"):
            return start < 2 || bytes[start - 2] != UInt8(ascii: "*")
        case 0xA0:
            return start < 2 || bytes[start - 2] != 0xC2
        default:
            return true
        }
    }

    /// Whether an operator that ends at a place hangs on what follows it.
    func isRightBound(at end: Int, isLeftBound: Bool) -> Bool {
        guard end < bytes.count else { return false }
        let next = end + 1 < bytes.count ? bytes[end + 1] : 0
        switch bytes[end] {
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
