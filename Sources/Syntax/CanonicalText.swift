import SourceText

/// Writes types and clauses without blanks and comments.
///
/// One space stays between two tokens that would otherwise join into one word.
extension SyntaxTree {
    /// The canonical text of a node, backticks included; reads all tokens.
    package func canonicalText(_ node: NodeID) -> String {
        var text: [UInt8] = []
        appendCanonical(node, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends the canonical text of consecutive tokens.
    func appendCanonical(_ indices: Range<Int>, to output: inout [UInt8]) {
        var endsInWord = false
        for token in readTokens()[indices] {
            guard token.length > 0 else { continue }
            if endsInWord, isWordByte(source.bytes[Int(token.start)]) {
                output.append(UInt8(ascii: " "))
            }
            appendBytes(token.range, to: &output)
            endsInWord = isWordByte(source.bytes[Int(token.end) - 1])
        }
    }

    /// Appends the canonical text of a node.
    func appendCanonical(_ node: NodeID, to output: inout [UInt8]) {
        appendCanonical(readTokens().indices(in: range(node)), to: &output)
    }

    /// Appends a name: a word without its backticks, or all pieces of an operator.
    func appendName(_ node: NodeID, to output: inout [UInt8]) {
        let tokens = readTokens()
        for token in tokens[tokens.indices(in: range(node))] {
            appendBytes(wordRange(of: token), to: &output)
        }
    }

    /// Appends bytes of the source as they stand, but for those that would end a field or a line.
    func appendBytes(_ range: SourceRange, to output: inout [UInt8]) {
        let bytes = source.bytes[Int(range.start)..<Int(range.end)]
        guard bytes.contains(where: { $0 < 0x20 }) else { return output.append(contentsOf: bytes) }
        for byte in bytes {
            if byte < 0x20 {
                output.append(contentsOf: "\\u{\(String(byte, radix: 16, uppercase: true))}".utf8)
            } else {
                output.append(byte)
            }
        }
    }
}

/// Whether a byte is part of a word: a letter, a digit, `_`, a backtick or not ASCII.
private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
        true
    default: false
    }
}
