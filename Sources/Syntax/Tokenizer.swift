import SourceText

/// Turns the bytes of a file into tokens in one pass; never fails.
struct Tokenizer: ~Copyable {
    var cursor: Cursor
    var tokens: AppendBuffer<Token>
    var words: WordTable
    var problems: [SyntaxProblem] = []

    /// The string literals that are open at the cursor, outermost first.
    var openStrings = ContiguousArray<OpenString>()
    /// Where multi-line literals begin that were found to have no end.
    var endlessStrings = ContiguousArray<Int>()
    /// The end of the token before the cursor.
    var previousEnd = 0
    /// The kind of the token before the cursor; of the whole operator where it came in pieces.
    var previousKind: TokenKind?
    var previousKeyword = Keyword.none
    /// Whether a line ends between the previous token and the cursor.
    var isAtLineStart = true
    /// Whether the token before the cursor is the mark of `try?` or `try!`.
    var isAfterTryMark = false
    /// Before this place, pounds begin neither a string nor a regex literal nor a directive.
    var strayPoundsEnd = 0
    /// Before this place, no typographic quote is closed.
    var unquotedEnd = 0
    /// What an earlier search to the end of the file did not find.
    var hasNoConflictEnd = false
    var hasNoPerforceEnd = false
    var fewestUnclosedRegexPounds = Int.max
    /// What the tree will hold.
    private let extent: SyntaxTree.Extent
    /// Whether tokens are missing between the braces of some bodies.
    var hasPassedOverBodies = false
    /// Before this place no body was plain enough to be passed over.
    var obscurePlace = 0

    init(_ bytes: ArrayView<UInt8>, _ extent: SyntaxTree.Extent) {
        self.init(bytes, extent, reading: bytes.count)
    }

    /// With space for the tokens of some of the bytes.
    private init(_ bytes: ArrayView<UInt8>, _ extent: SyntaxTree.Extent, reading byteCount: Int) {
        self.extent = extent
        cursor = Cursor(bytes)
        tokens = AppendBuffer(capacity: byteCount / 6)
        words = WordTable(byteCount: byteCount)
    }

    /// The token that begins at a place, read as if none stood before it.
    static func token(at start: Int, in bytes: ArrayView<UInt8>) -> Token {
        var tokenizer = Tokenizer(bytes, .everything, reading: 0)
        tokenizer.cursor.offset = start
        tokenizer.readToken()
        return tokenizer.tokens[0]
    }

    /// The first token behind the blanks and comments at a place, read in the same way; nil where
    /// there is none.
    static func firstToken(from start: Int, in bytes: ArrayView<UInt8>) -> Token? {
        var tokenizer = Tokenizer(bytes, .everything, reading: 0)
        tokenizer.cursor.offset = start
        tokenizer.skipTrivia()
        if tokenizer.cursor.isAtEnd { return nil }
        tokenizer.readToken()
        return tokenizer.tokens[0]
    }

    mutating func run() {
        skipByteOrderMark()
        if cursor.isAt("#"), cursor.isAt("!", ahead: 1) {
            let start = cursor.offset
            cursor.advanceToLineEnd()
            append(.shebang, from: start)
        }
        while true {
            if let open = openStrings.last, open.isInText {
                readText(of: open)
                continue
            }
            if stepsToToken() {
                readToken()
                continue
            }
            skipTrivia()
            if cursor.isAtEnd {
                if resumeBehindEndlessString() { continue }
                endAtFileEnd()
                break
            }
            if let open = openStrings.last, open.kind != .multiLine, cursor.isAtLineEnd {
                abandonString()
                continue
            }
            readToken()
        }
        finish()
    }

    /// Ends before the first token.
    mutating func refuse(_ reason: String) {
        report(reason, at: 0)
        append(.endOfFile, from: 0)
    }

    private mutating func skipByteOrderMark() {
        if cursor.peek(0) == 0xEF, cursor.peek(1) == 0xBB, cursor.peek(2) == 0xBF {
            cursor.advance(3)
            previousEnd = 3
        }
    }

    private mutating func finish() {
        append(.endOfFile, from: cursor.offset)
    }

    /// Whether a token begins at the cursor or behind the one space there, which most do; the
    /// cursor then stands at it. False where that takes a closer look.
    @inline(__always)
    private mutating func stepsToToken() -> Bool {
        if cursor.current != 0x20 { return CharacterClasses.beginsToken(cursor.current) }
        guard CharacterClasses.beginsToken(cursor.peek(1)) else { return false }
        cursor.offset += 1
        return true
    }

    /// Reads one token that stands in code, not in the text of a string.
    private mutating func readToken() {
        let start = cursor.offset
        let byte = cursor.current
        let wasAfterTryMark = isAfterTryMark
        isAfterTryMark = false
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "_"):
            readWord()
        case UInt8(ascii: "("): openParenthesis()
        case UInt8(ascii: ")"): closeParenthesis()
        case UInt8(ascii: "{"):
            punctuation(.leftBrace)
            if case .declarations = extent { passOverBody() }
        case UInt8(ascii: "}"): punctuation(.rightBrace)
        case UInt8(ascii: "["): punctuation(.leftSquare)
        case UInt8(ascii: "]"): punctuation(.rightSquare)
        case UInt8(ascii: ","): punctuation(.comma)
        case UInt8(ascii: ";"): punctuation(.semicolon)
        case UInt8(ascii: "@"): punctuation(.at)
        case UInt8(ascii: "\\"): punctuation(.backslash)
        case UInt8(ascii: ":"):
            if cursor.isAt(":", ahead: 1) {
                cursor.advance(2)
                append(.colonColon, from: start)
            } else {
                punctuation(.colon)
            }
        case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): openString(from: start, pounds: 0)
        case UInt8(ascii: "#"): readPound()
        case UInt8(ascii: "$"): readDollar()
        case UInt8(ascii: "`"): readBackticked()
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            readMark(preferringRegex: wasAfterTryMark)
        case UInt8(ascii: "<") where cursor.isAt("#", ahead: 1):
            if !readPlaceholder() { readOperator(preferringRegex: wasAfterTryMark) }
        default:
            readOther(byte, preferringRegex: wasAfterTryMark)
        }
    }

    private mutating func readOther(_ byte: UInt8, preferringRegex: Bool) {
        if byte < 0x80 {
            readOperator(preferringRegex: preferringRegex)
            return
        }
        let start = cursor.offset
        guard let scalar = cursor.scalar() else {
            cursor.advanceOverScalar()
            append(.unknown, from: start)
            return
        }
        if CharacterClasses.isWordPart(scalar.value) {
            readWord()
        } else if CharacterClasses.isOperatorStart(scalar.value) {
            readOperator(preferringRegex: preferringRegex)
        } else {
            readCurlyQuote(scalar.value)
        }
    }

    mutating func punctuation(_ kind: TokenKind) {
        let start = cursor.offset
        cursor.advance()
        append(kind, from: start)
    }

    /// Adds the token from a place to the cursor.
    mutating func append(_ kind: TokenKind, from start: Int) {
        append(kind, from: start, name: .none, keyword: .none, extra: [])
    }

    mutating func append(
        _ kind: TokenKind, from start: Int, name: LocalName, keyword: Keyword,
        extra: Token.Flags
    ) {
        var flags = extra
        if isAtLineStart { flags.insert(.startsLine) }
        if start > previousEnd { flags.insert(.spaceBefore) }
        if isBlankAhead { flags.insert(.spaceAfter) }
        tokens.append(
            Token(
                start: UInt32(truncatingIfNeeded: start),
                length: UInt32(truncatingIfNeeded: cursor.offset &- start), name: name, kind: kind,
                keyword: keyword, flags: flags))
        previousEnd = cursor.offset
        previousKind = kind
        previousKeyword = keyword
        isAtLineStart = false
    }

    /// Whether a blank, a comment or the end of the file stands at the cursor.
    @inline(__always)
    private var isBlankAhead: Bool {
        let byte = cursor.current
        if byte > UInt8(ascii: "/") { return false }
        guard byte == UInt8(ascii: "/") else { return CharacterClasses.isBlankOrNUL(byte) }
        return cursor.isAt("/", ahead: 1) || cursor.isAt("*", ahead: 1)
    }

    mutating func report(_ message: String, at offset: Int) {
        guard problems.count < SyntaxProblem.maximumCount else { return }
        problems.append(SyntaxProblem(offset: UInt32(offset), message: message))
    }
}
