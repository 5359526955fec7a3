import SourceText

/// Tokens as words.
extension SyntaxTree {
    /// The bytes of a token without its backticks.
    package func wordRange(of token: Token) -> SourceRange {
        token.name == .none ? token.range : words[Int(token.name.rawValue)]
    }

    /// Whether a token without its backticks reads so.
    package func isWord(_ token: Token, _ word: StaticString) -> Bool {
        let range = wordRange(of: token)
        guard Int(range.length) == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { bytes in
            source.bytes[Int(range.start)..<Int(range.end)].elementsEqual(bytes)
        }
    }

    /// The first character of a token without its backticks.
    package func firstScalar(of token: Token) -> Unicode.Scalar? {
        let range = wordRange(of: token)
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
