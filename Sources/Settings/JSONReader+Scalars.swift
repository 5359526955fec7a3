extension JSONReader {
    /// Reads a string literal; the position is at its opening quote.
    mutating func readString() throws(Failure) -> String {
        let start = position
        advance()
        var text = ""
        var runStart = position
        while true {
            switch peek() {
            case UInt8(ascii: "\""):
                text += self.text(from: runStart)
                advance()
                return text
            case UInt8(ascii: "\\"):
                text += self.text(from: runStart)
                text.unicodeScalars.append(try readEscape())
                runStart = position
            case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                throw Failure(offset: start, message: "This string is never closed on its line.")
            case .some(0..<0x20):
                throw failure("Control characters in strings are written as escapes.")
            default: advance()
            }
        }
    }

    private mutating func readEscape() throws(Failure) -> Unicode.Scalar {
        let start = position
        advance()
        guard let byte = peek() else { throw failure("An escape is cut off.") }
        advance()
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try readUnicodeEscape(from: start)
        default: throw Failure(offset: start, message: "JSON has no such escape.")
        }
    }

    /// Reads what follows `\u`, with a second escape where the first is half of a pair.
    private mutating func readUnicodeEscape(from start: Int) throws(Failure) -> Unicode.Scalar {
        let unit = try readFourDigits()
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard unit < 0xDC00, peek() == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "u") else {
            throw Failure(offset: start, message: "This escape is half of a surrogate pair.")
        }
        advance(by: 2)
        let second = try readFourDigits()
        guard 0xDC00...0xDFFF ~= second,
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
        else { throw Failure(offset: start, message: "This escape is half of a surrogate pair.") }
        return scalar
    }

    private mutating func readFourDigits() throws(Failure) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue
            else {
                throw failure("Expected four hexadecimal digits.")
            }
            value = value << 4 | UInt32(digit)
            advance()
        }
        return value
    }

    /// Reads a number by JSON's own grammar and returns its text.
    mutating func readNumber() throws(Failure) -> String {
        let start = position
        if peek() == UInt8(ascii: "-") { advance() }
        if peek() == UInt8(ascii: "0") { advance() } else { try skipDigits() }
        if peek() == UInt8(ascii: ".") {
            advance()
            try skipDigits()
        }
        if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
            advance()
            if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { advance() }
            try skipDigits()
        }
        if let byte = peek(), isDigit(byte) {
            throw Failure(offset: start, message: "A number does not begin with 0.")
        }
        return text(from: start)
    }

    private mutating func skipDigits() throws(Failure) {
        guard let first = peek(), isDigit(first) else { throw failure("Expected a digit.") }
        while let byte = peek(), isDigit(byte) { advance() }
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
