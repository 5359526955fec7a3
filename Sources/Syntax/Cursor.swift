/// A place in the bytes of a file; looks and moves never leave them.
struct Cursor {
    let bytes: ArrayView<UInt8>
    var offset: Int

    init(_ bytes: ArrayView<UInt8>, at offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
    }

    var end: Int { bytes.count }

    var isAtEnd: Bool { offset >= end }

    /// The byte at the cursor, or zero at the end.
    @inline(__always)
    var current: UInt8 { bytes.byte(at: offset) }

    /// The byte before the cursor, or zero at the start.
    var previous: UInt8 { bytes.byte(at: offset - 1) }

    /// A byte ahead of the cursor, or zero behind the end.
    @inline(__always)
    func peek(_ distance: Int) -> UInt8 { bytes.byte(at: offset + distance) }

    @inline(__always)
    func isAt(_ scalar: Unicode.Scalar) -> Bool {
        offset < end && bytes[offset] == UInt8(ascii: scalar)
    }

    func isAt(_ scalar: Unicode.Scalar, ahead distance: Int) -> Bool {
        let index = offset + distance
        return index < end && bytes[index] == UInt8(ascii: scalar)
    }

    /// Whether the bytes at the cursor spell an ASCII text.
    func isAt(text: StaticString) -> Bool {
        guard offset + text.utf8CodeUnitCount <= end else { return false }
        return text.withUTF8Buffer { buffer in
            for index in 0..<buffer.count where buffer[index] != bytes[offset + index] {
                return false
            }
            return true
        }
    }

    var isAtLineEnd: Bool {
        offset < end && (bytes[offset] == 0x0A || bytes[offset] == 0x0D)
    }

    mutating func advance(_ count: Int = 1) {
        offset = min(offset + count, end)
    }

    /// Steps over a byte if it stands at the cursor.
    mutating func advance(over scalar: Unicode.Scalar) -> Bool {
        guard isAt(scalar) else { return false }
        offset += 1
        return true
    }

    /// Steps over the spaces at the cursor.
    mutating func advanceOverSpaces() {
        while current == 0x20 {
            let count = ByteChunk(bytes.chunk(at: offset)).leadingSpaces
            offset += count
            if count < 8 { return }
        }
    }

    /// Steps over printable ASCII characters.
    mutating func advanceOverPrintable() {
        var count = 8
        while count == 8 {
            count = ByteChunk(bytes.chunk(at: offset)).leadingPrintable
            offset += count
        }
    }

    mutating func advanceToLineEnd() {
        while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    }

    /// Steps over the pounds at the cursor and returns how many there were.
    mutating func advanceOverPounds(atMost limit: Int = .max) -> Int {
        var count = 0
        while count < limit, isAt("#") {
            offset += 1
            count += 1
        }
        return count
    }

    /// The scalar at the cursor and its length in bytes; nil where the bytes are no UTF-8.
    func scalar() -> (value: UInt32, length: Int)? {
        let lead = current
        if lead < 0x80 { return (UInt32(lead), 1) }
        let length: Int
        var value: UInt32
        switch lead {
        case 0xC2...0xDF: (length, value) = (2, UInt32(lead & 0x1F))
        case 0xE0...0xEF: (length, value) = (3, UInt32(lead & 0x0F))
        case 0xF0...0xF4: (length, value) = (4, UInt32(lead & 0x07))
        default: return nil
        }
        guard offset + length <= end else { return nil }
        for index in 1..<length {
            let byte = bytes[offset + index]
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        guard value >= (length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000) else { return nil }
        guard value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
        return (value, length)
    }

    /// Steps over one scalar or, where the bytes are no UTF-8, over the bytes that begin none.
    mutating func advanceOverScalar() {
        if let scalar = scalar() {
            offset += scalar.length
            return
        }
        offset += 1
        while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
}
