import SourceText

/// Tokens as words.
extension SyntaxTree {
    /// The bytes of a token without its backticks.
    package func wordRange(of token: Token) -> SourceRange {
        guard token.flags.contains(.isBackticked) else { return token.range }
        return SourceRange(start: token.start + 1, end: token.end - 1)
    }

    /// The bytes of a word where it stands first.
    package subscript(name: LocalName) -> SourceRange { words[Int(name.rawValue)] }

    /// The text of a token without its backticks.
    package func text(_ token: Token) -> String { source.text(wordRange(of: token)) }

    /// Whether a token without its backticks reads so.
    package func isWord(_ token: Token, _ word: StaticString) -> Bool {
        isSpelled(wordRange(of: token), word)
    }

    /// Whether a range of bytes reads so.
    package func isSpelled(_ range: SourceRange, _ word: StaticString) -> Bool {
        guard Int(range.length) == word.utf8CodeUnitCount, range.end <= source.bytes.count
        else { return false }
        return word.withUTF8Buffer { bytes in
            source.bytes[Int(range.start)..<Int(range.end)].elementsEqual(bytes)
        }
    }

    /// The first character of a token without its backticks.
    package func firstScalar(of token: Token) -> Unicode.Scalar? {
        firstScalar(in: wordRange(of: token))
    }

    /// The first character in a range of bytes.
    func firstScalar(in range: SourceRange) -> Unicode.Scalar? {
        guard !range.isEmpty else { return nil }
        let first = source.bytes[Int(range.start)]
        if first < 0x80 { return Unicode.Scalar(first) }
        let end = min(range.end, range.start + 4)
        return source.text(SourceRange(start: range.start, end: end)).unicodeScalars.first
    }

    /// Whether a word begins with an upper-case letter of any script, as types do by convention.
    package func isCapitalized(_ token: Token) -> Bool {
        switch firstScalar(of: token)?.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: true
        default: false
        }
    }
}
