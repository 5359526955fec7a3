import SwiftSyntax

/// Text without comments and white space, with one space where two words would join.
struct CanonicalText {
    private(set) var text = ""

    mutating func append(_ piece: String) {
        if let last = text.utf8.last, let first = piece.utf8.first,
            Self.isWord(last), Self.isWord(first)
        {
            text += " "
        }
        text += piece
    }

    mutating func append(_ node: (some SyntaxProtocol)?) {
        guard let node else { return }
        for token in node.tokens(viewMode: .sourceAccurate) {
            append(token.text)
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
            return true
        default:
            return false
        }
    }
}

extension SyntaxProtocol {
    /// The canonical text of all tokens of the node.
    var canonicalText: String {
        var canonical = CanonicalText()
        canonical.append(self)
        return canonical.text
    }
}

extension TokenSyntax {
    /// The token's text without backticks.
    var bareText: String {
        text.filter { $0 != "`" }
    }
}

extension AttributeSyntax {
    /// The attribute's name without generic arguments and backticks.
    var bareName: String {
        var canonical = CanonicalText()
        for token in attributeName.tokens(viewMode: .sourceAccurate) where !isGeneric(token) {
            canonical.append(token.bareText)
        }
        return canonical.text
    }

    /// Whether the name starts with a lower-case letter or `_`, as those known to the compiler do.
    var isKnownToTheCompiler: Bool {
        guard let first = bareName.unicodeScalars.first else { return false }
        return first == "_" || first.properties.generalCategory == .lowercaseLetter
    }

    private func isGeneric(_ token: TokenSyntax) -> Bool {
        var node = token.parent
        while let current = node, current.id != attributeName.id {
            if current.is(GenericArgumentClauseSyntax.self) {
                return true
            }
            node = current.parent
        }
        return false
    }
}
