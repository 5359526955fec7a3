extension Tokenizer {
    /// Where the regex literal that may begin at a place ends; nil where none does.
    ///
    /// A literal that must be one (after pounds, or where no operator can stand) may lack its
    /// end and then reaches to the end of its line.
    mutating func regexEnd(from start: Int, mustBeRegex: Bool) -> Int? {
        var scan = RegexScan(cursor, from: start, mustBeRegex: mustBeRegex)
        let mayReachFileEnd = scan.pounds > 0 && scan.pounds < fewestUnclosedRegexPounds
        switch scan.run(mayCrossLines: mayReachFileEnd) {
        case .closed:
            return scan.cursor.offset
        case .noRegex:
            return nil
        case .unterminated:
            if scan.hasReachedFileEnd { fewestUnclosedRegexPounds = scan.pounds }
            guard mustBeRegex else { return nil }
            report("unterminated regex literal", at: start)
            return scan.cursor.offset
        }
    }

    /// Whether an operand may begin here, judged by the token before.
    var isInRegexPosition: Bool {
        guard let previousKind else { return true }
        switch previousKind {
        case .leftBrace, .leftParenthesis, .leftSquare, .interpolationStart, .prefixOperator,
            .prefixAmpersand, .binaryOperator, .equal, .semicolon, .comma, .colon,
            .infixQuestion, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
            return true
        case .identifier:
            switch previousKeyword {
            case .true, .false, .anyType, .nil, .selfValue, .selfType, .super: return false
            default: return previousKeyword.isReserved
            }
        default:
            return false
        }
    }

    /// Where a regex literal in an operator begins and ends, the operator lying between two
    /// places: `/a/`, or `a/` behind a prefix operator.
    mutating func regex(inOperatorFrom start: Int, to end: Int, preferringRegex: Bool)
        -> (start: Int, end: Int)?
    {
        guard let slash = (start..<end).first(where: { cursor.bytes[$0] == UInt8(ascii: "/") })
        else { return nil }
        let isLeftBound = cursor.isLeftBound(at: start)
        guard !isLeftBound else { return nil }
        switch previousKeyword {
        case .func, .operator: return nil
        default: break
        }
        var mustBeRegex = false
        if !cursor.isRightBound(at: end, isLeftBound: false) {
            mustBeRegex = preferringRegex
            if !mustBeRegex && !isInRegexPosition { return nil }
            switch previousKind {
            case .leftParenthesis, .interpolationStart, .leftSquare, .comma, .colon, .colonColon:
                break
            default:
                mustBeRegex = true
            }
        }
        return regexEnd(from: slash, mustBeRegex: mustBeRegex).map { (slash, $0) }
    }
}

/// One attempt to read a regex literal.
private struct RegexScan {
    enum Outcome {
        case closed, noRegex, unterminated
    }

    var cursor: Cursor
    let pounds: Int
    let mustBeRegex: Bool
    private(set) var hasReachedFileEnd = false
    private let start: Int
    private var firstLineEnd: Int?
    private var groupDepth = 0
    private var classDepth = 0
    private var lastBlank: Int?

    init(_ cursor: Cursor, from start: Int, mustBeRegex: Bool) {
        self.cursor = cursor
        self.start = start
        self.mustBeRegex = mustBeRegex
        self.cursor.offset = start
        pounds = self.cursor.advanceOverPounds()
    }

    mutating func run(mayCrossLines: Bool) -> Outcome {
        guard cursor.advance(over: "/") else { return .noRegex }
        if pounds == 0 {
            guard isPlainStart else { return .noRegex }
        } else {
            skipToFirstLineEnd(mayCrossLines: mayCrossLines)
        }
        while true {
            if let outcome = closing() { return outcome }
            if let outcome = character(isEscaped: false) { return outcome }
        }
    }

    private var isPlainStart: Bool {
        if cursor.isAt("*") || cursor.isAt("/") { return false }
        if cursor.isAt(" ") || cursor.isAt("\t"), !mustBeRegex { return false }
        return start == 0 || cursor.bytes[start - 1] != UInt8(ascii: "*")
    }

    /// With pounds, nothing but blanks behind the slash make the literal a multi-line one.
    private mutating func skipToFirstLineEnd(mayCrossLines: Bool) {
        var search = cursor
        while search.isAt(" ") || search.isAt("\t") { search.advance() }
        if search.isAtLineEnd, mayCrossLines {
            firstLineEnd = search.offset
            cursor = search
        }
    }

    private mutating func closing() -> Outcome? {
        guard cursor.isAt("/") else { return nil }
        var search = cursor
        search.advance()
        if pounds > 0 {
            guard search.advanceOverPounds() >= pounds else { return nil }
        } else {
            if search.isAt("*") || search.isAt("/") { return .unterminated }
            if let lastBlank, lastBlank + 1 == cursor.offset, !mustBeRegex { return .noRegex }
        }
        cursor = search
        return .closed
    }

    private mutating func character(isEscaped: Bool) -> Outcome? {
        if cursor.isAtEnd {
            if let firstLineEnd {
                cursor.offset = firstLineEnd
                hasReachedFileEnd = true
            }
            return .unterminated
        }
        let byte = cursor.current
        switch byte {
        case 0x0A, 0x0D:
            if firstLineEnd == nil { return .unterminated }
        case UInt8(ascii: "\\") where !isEscaped:
            cursor.advance()
            return character(isEscaped: true)
        case UInt8(ascii: "(") where !isEscaped && classDepth == 0:
            groupDepth += 1
        case UInt8(ascii: ")") where !isEscaped && classDepth == 0:
            if groupDepth > 0 {
                groupDepth -= 1
            } else if !mustBeRegex {
                return .noRegex
            }
        case UInt8(ascii: "[") where !isEscaped:
            classDepth += 1
        case UInt8(ascii: "]") where !isEscaped:
            if classDepth > 0 { classDepth -= 1 }
        case UInt8(ascii: " "), UInt8(ascii: "\t"):
            if !isEscaped { lastBlank = cursor.offset }
        default:
            break
        }
        cursor.advanceOverScalar()
        return nil
    }
}
