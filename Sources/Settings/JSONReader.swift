import SourceText

/// Reads strict JSON plus `//` and `/* */` comments and trailing commas.
struct JSONReader {
    /// Deeper nesting is a mistake, so that reading needs little stack.
    static let maximumDepth = 64

    /// A mistake that ends the reading.
    struct Failure: Error {
        let offset: Int
        let message: String
    }

    /// Mistakes that do not end the reading: keys that stand twice.
    private(set) var duplicates: [Failure] = []
    private let bytes: ContiguousArray<UInt8>
    private var offset = 0

    init(_ bytes: ContiguousArray<UInt8>) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    /// The one value of the whole file.
    mutating func readDocument() throws(Failure) -> JSONValue {
        if let invalid = firstInvalidByte() {
            throw Failure(offset: invalid, message: "This is not UTF-8 text.")
        }
        let value = try readValue(depth: 0)
        try skipBlanks()
        guard offset == bytes.count else { throw failure("Nothing may follow the value.") }
        return value
    }

    /// The offset of the first byte that is not UTF-8.
    private func firstInvalidByte() -> Int? {
        var index = 0
        for byte in String(decoding: bytes, as: UTF8.self).utf8 {
            guard index < bytes.count, bytes[index] == byte else { return index }
            index += 1
        }
        return index < bytes.count ? index : nil
    }

    private mutating func readValue(depth: Int) throws(Failure) -> JSONValue {
        guard depth < Self.maximumDepth else {
            throw failure("Values are nested deeper than \(Self.maximumDepth) levels.")
        }
        try skipBlanks()
        let start = offset
        let content: JSONValue.Content
        switch peek() {
        case UInt8(ascii: "{"): content = .object(try readObject(depth: depth))
        case UInt8(ascii: "["): content = .array(try readArray(depth: depth))
        case UInt8(ascii: "\""): content = .string(try readString())
        case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
            content = .number(try readNumber())
        case nil: throw failure("A value is missing at the end of the file.")
        default: content = try readWord()
        }
        return JSONValue(content: content, range: range(from: start))
    }

    private mutating func readObject(depth: Int) throws(Failure) -> [JSONMember] {
        let start = offset
        var members: [JSONMember] = []
        var keys: Set<String> = []
        offset += 1
        while try !skipToClosing("}", openedAt: start) {
            guard peek() == UInt8(ascii: "\"") else {
                throw failure("Expected a key in double quotes.")
            }
            let keyStart = offset
            let key = try readString()
            let keyRange = range(from: keyStart)
            if !keys.insert(key).inserted {
                duplicates.append(
                    Failure(offset: keyStart, message: "The key \"\(key)\" stands twice."))
            }
            try skipBlanks()
            guard skip(":") else { throw failure("Expected `:` after the key \"\(key)\".") }
            let value = try readValue(depth: depth + 1)
            members.append(JSONMember(key: key, keyRange: keyRange, value: value))
            try skipSeparator(closing: "}")
        }
        return members
    }

    private mutating func readArray(depth: Int) throws(Failure) -> [JSONValue] {
        let start = offset
        var values: [JSONValue] = []
        offset += 1
        while try !skipToClosing("]", openedAt: start) {
            values.append(try readValue(depth: depth + 1))
            try skipSeparator(closing: "]")
        }
        return values
    }

    /// Skips blanks and, if it is there, the closing delimiter; the end of the file is a mistake.
    private mutating func skipToClosing(
        _ closing: Unicode.Scalar, openedAt start: Int
    ) throws(Failure) -> Bool {
        try skipBlanks()
        if peek() == nil {
            throw Failure(offset: start, message: "This is never closed by `\(closing)`.")
        }
        return skip(closing)
    }

    private mutating func skipSeparator(closing: Unicode.Scalar) throws(Failure) {
        try skipBlanks()
        if skip(",") || peek() == UInt8(ascii: closing) || peek() == nil { return }
        throw failure("Expected `,` or `\(closing)`.")
    }

    private mutating func readWord() throws(Failure) -> JSONValue.Content {
        let start = offset
        while let byte = peek(), isLetter(byte) { offset += 1 }
        switch String(decoding: bytes[start..<offset], as: UTF8.self) {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        case "":
            throw failure("Expected a value.")
        case let word:
            let message = "`\(word)` is no JSON value; strings stand in double quotes."
            throw Failure(offset: start, message: message)
        }
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }
}

// MARK: Bytes

extension JSONReader {
    func peek(_ distance: Int = 0) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard peek() == UInt8(ascii: scalar) else { return false }
        offset += 1
        return true
    }

    mutating func advance(by distance: Int = 1) { offset += distance }

    var position: Int { offset }

    func failure(_ message: String) -> Failure { Failure(offset: offset, message: message) }

    func range(from start: Int) -> SourceRange {
        SourceRange(start: UInt32(start), end: UInt32(offset))
    }

    /// The bytes between two offsets, which the caller knows to be UTF-8.
    func text(from start: Int) -> String {
        String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func skipBlanks() throws(Failure) {
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                offset += 1
            case UInt8(ascii: "/"): try skipComment()
            default: return
            }
        }
    }

    private mutating func skipComment() throws(Failure) {
        let start = offset
        switch peek(1) {
        case UInt8(ascii: "/"):
            while let byte = peek(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
                offset += 1
            }
        case UInt8(ascii: "*"):
            offset += 2
            while !(peek() == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) {
                guard peek() != nil else {
                    throw Failure(offset: start, message: "This comment is never closed.")
                }
                offset += 1
            }
            offset += 2
        default: throw failure("Expected a comment after `/`.")
        }
    }
}
