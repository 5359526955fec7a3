import SourceText

/// The classes of tokens that the parser tells apart.
package enum TokenKind: UInt8, BitwiseCopyable, Sendable {
    /// A word, keyword or not; `Token.keyword` tells which. Backticks belong to the token.
    case identifier
    /// `$0`, `$name`, `$`.
    case dollarIdentifier
    case integerLiteral, floatLiteral, regexLiteral
    /// The opening delimiter of a string literal, pounds included: `"`, `"""`, `#"`.
    case stringStart
    /// A run of literal text between delimiters and interpolations.
    case stringSegment
    /// The closing delimiter of a string literal, pounds included.
    case stringEnd
    /// `\(` or `\#(`; its closing parenthesis is an `interpolationEnd`.
    case interpolationStart, interpolationEnd
    case leftParenthesis, rightParenthesis, leftBrace, rightBrace, leftSquare, rightSquare
    case comma, colon, colonColon, semicolon, period, at, backslash
    /// `#` before a name or a delimiter that is no directive.
    case pound
    /// `#if`, `#elseif`, `#else`, `#endif`, as one token each.
    case poundIf, poundElseif, poundElse, poundEndif
    case arrow, equal
    /// A `?` or `!` that hangs on what stands before it.
    case postfixQuestion, postfixExclamation
    /// A `?` between blanks, as in a conditional expression.
    case infixQuestion
    /// A `&` before an operand.
    case prefixAmpersand
    /// An operator between its operands, by Swift's white space rule; also a lone operator.
    case binaryOperator
    case prefixOperator, postfixOperator
    /// `<#…#>`, as an editor inserts it.
    case editorPlaceholder
    /// `#!…` in the first line.
    case shebang
    /// Bytes that begin no token.
    case unknown
    case endOfFile
}

/// One token: a byte range with its class; blanks and comments lie between tokens.
package struct Token: BitwiseCopyable, Sendable {
    /// The first byte.
    package let start: UInt32
    package let length: UInt32
    /// The file's number of the word without its backticks; 0 where the token is no word.
    package let name: LocalName
    package let kind: TokenKind
    /// Which keyword the word is; `.none` for other words and inside backticks.
    package let keyword: Keyword
    package let flags: Flags

    package var end: UInt32 { start &+ length }
    package var range: SourceRange { SourceRange(start: start, end: end) }

    package init(
        start: UInt32, length: UInt32, name: LocalName, kind: TokenKind, keyword: Keyword,
        flags: Flags
    ) {
        self.start = start
        self.length = length
        self.name = name
        self.kind = kind
        self.keyword = keyword
        self.flags = flags
    }

    /// What the trivia around a token tells the parser.
    package struct Flags: OptionSet, BitwiseCopyable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The first token of its line.
        package static let startsLine = Flags(rawValue: 1)
        /// A blank or comment stands before it.
        package static let spaceBefore = Flags(rawValue: 2)
        /// A blank, comment or the end of the file stands behind it.
        package static let spaceAfter = Flags(rawValue: 4)
        /// Continues the operator of the token before it without a gap. Operators that
        /// contain one of `< > ? ! & *` come as one token a character, so that a type can
        /// take `>` out of `>>`.
        package static let continuesOperator = Flags(rawValue: 8)
        package static let isBackticked = Flags(rawValue: 16)
    }
}

/// A word's number within one file; 0 is no word.
public struct LocalName: Hashable, BitwiseCopyable, Sendable {
    public let rawValue: UInt32
    @inlinable @inline(__always)
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    @inlinable @inline(__always)
    public static var none: LocalName { LocalName(rawValue: 0) }

    @inlinable @inline(__always)
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue == rhs.rawValue
    }
}

/// A fault in the source, at the byte where its construct opens.
package struct SyntaxProblem: Sendable, Hashable {
    /// How many problems of one file are kept.
    static let maximumCount = 1000

    package let offset: UInt32
    package let message: String

    package init(offset: UInt32, message: String) {
        self.offset = offset
        self.message = message
    }
}
