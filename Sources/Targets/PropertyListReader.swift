import SourceText

/// Reads a property list in the old style; any bytes give a value or a reason.
package struct PropertyListReader {
    /// Deeper lists are refused; Xcode's are six deep.
    package static let maximumDepth = 64

    /// Places are counted in 32 bits.
    private static let maximumByteCount = Int(UInt32.max)

    private let bytes: ContiguousArray<UInt8>
    private var index = 0
    private var values = ContiguousArray<PropertyList.Value>()

    /// Why the bytes are no property list.
    package struct Failure: Error, Equatable {
        /// Counted from 1.
        package let line: Int
        package let message: String
    }

    package init(_ bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

    package mutating func read() throws(Failure) -> PropertyList {
        guard bytes.count <= Self.maximumByteCount else { throw failure("The file is too large.") }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        try skipBlanks()
        try readValue(0)
        try skipBlanks()
        guard index == bytes.count else { throw failure("Something follows the property list.") }
        return PropertyList(PropertyList.Content(bytes, values))
    }

    private func failure(_ message: String) -> Failure {
        let read = bytes.prefix(min(index, bytes.count))
        return Failure(line: 1 + read.count { $0 == UInt8(ascii: "\n") }, message: message)
    }

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func readValue(_ depth: Int) throws(Failure) {
        guard depth < Self.maximumDepth else { throw failure("The lists nest too deeply.") }
        switch current {
        case UInt8(ascii: "{"): try readDictionary(depth)
        case UInt8(ascii: "("): try readArray(depth)
        case UInt8(ascii: "<"): try readData()
        default: try readString()
        }
    }

    private mutating func readDictionary(_ depth: Int) throws(Failure) {
        let position = begin(.dictionary)
        while true {
            try skipBlanks()
            if current == UInt8(ascii: "}") { return end(position) }
            try readString()
            try skipBlanks()
            try expect("=", after: "a key")
            try skipBlanks()
            try readValue(depth + 1)
            try skipBlanks()
            if current == UInt8(ascii: "}") { continue }
            try expect(";", after: "a value")
        }
    }

    private mutating func readArray(_ depth: Int) throws(Failure) {
        let position = begin(.array)
        while true {
            try skipBlanks()
            if current == UInt8(ascii: ")") { return end(position) }
            try readValue(depth + 1)
            try skipBlanks()
            if current == UInt8(ascii: ")") { continue }
            try expect(",", after: "an element")
        }
    }

    /// Steps into a list and returns its position among the values.
    private mutating func begin(_ kind: PropertyList.Kind) -> Int {
        index += 1
        append(kind, from: index, to: index)
        return values.count - 1
    }

    /// Steps out of a list.
    private mutating func end(_ position: Int) {
        index += 1
        values[position].size = UInt32(values.count - position)
    }

    private mutating func append(_ kind: PropertyList.Kind, from start: Int, to end: Int) {
        let range = SourceRange(start: UInt32(start), end: UInt32(end))
        values.append(PropertyList.Value(kind: kind, range: range))
    }

    private mutating func expect(_ character: Unicode.Scalar, after what: String) throws(Failure) {
        guard current == UInt8(ascii: character) else {
            throw failure("There is no \"\(character)\" after \(what).")
        }
        index += 1
    }

    // MARK: Words

    private mutating func readString() throws(Failure) {
        if let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            return try readQuoted(quote)
        }
        let start = index
        while let byte = current, isWord(byte) {
            // A comment may follow a word at once.
            if byte == UInt8(ascii: "/"), startsComment { break }
            index += 1
        }
        guard index > start else {
            throw failure(current == nil ? "The file ends too early." : "A value is missing.")
        }
        append(.string, from: start, to: index)
    }

    private mutating func readQuoted(_ quote: UInt8) throws(Failure) {
        index += 1
        let start = index
        var kind = PropertyList.Kind.string
        while let byte = current {
            index += 1
            if byte == quote { return append(kind, from: start, to: index - 1) }
            if byte == UInt8(ascii: "\\"), current != nil {
                index += 1
                kind = .escapedString
            }
        }
        throw failure("A string is not closed.")
    }

    /// The digits of `<0fbd 7700>`.
    private mutating func readData() throws(Failure) {
        index += 1
        let start = index
        while let byte = current {
            index += 1
            if byte == UInt8(ascii: ">") { return append(.string, from: start, to: index - 1) }
            guard isWord(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") else {
                break
            }
        }
        throw failure("Data holds digits alone, up to a \">\".")
    }

    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
            UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "-"),
            UInt8(ascii: "+"), UInt8(ascii: "@"), 0x80...:
            true
        default: false
        }
    }

    // MARK: Blanks and comments

    private var startsComment: Bool {
        guard current == UInt8(ascii: "/"), index + 1 < bytes.count else { return false }
        return bytes[index + 1] == UInt8(ascii: "*") || bytes[index + 1] == UInt8(ascii: "/")
    }

    private mutating func skipBlanks() throws(Failure) {
        while let byte = current {
            if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
                index += 1
            } else if startsComment {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(Failure) {
        let isBlock = bytes[index + 1] == UInt8(ascii: "*")
        index += 2
        while let byte = current {
            index += 1
            if !isBlock, byte == UInt8(ascii: "\n") { return }
            if isBlock, byte == UInt8(ascii: "*"), current == UInt8(ascii: "/") {
                index += 1
                return
            }
        }
        if isBlock { throw failure("A comment is not closed.") }
    }
}
