/// The printable ASCII bytes that a format takes as they are.
struct PlainBytes {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(except special: [Unicode.Scalar]) {
        for byte in UInt8(0x20)..<0x7F where !special.contains(Unicode.Scalar(byte)) {
            if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
        }
    }

    /// Whether an ASCII byte is one of them.
    func contains(_ byte: UInt8) -> Bool {
        (byte < 64 ? low : high) &>> UInt64(byte & 63) & 1 == 1
    }
}

/// Appends a text in which some characters have to be written in another way.
///
/// Plain ASCII bytes are copied in runs. Everything else that could move a cursor, turn the reading
/// direction or be taken for a command goes to `escape`, and so does what the format itself needs.
func append(
    _ text: String, to bytes: inout [UInt8], plain: PlainBytes,
    escape: (Unicode.Scalar, inout [UInt8]) -> Void
) {
    var text = text
    text.withUTF8 { buffer in
        var runStart = 0
        var index = 0
        while index < buffer.count {
            let byte = buffer[index]
            if byte < 0x80 ? plain.contains(byte) : byte & 0xC0 == 0x80 {
                index += 1
                continue
            }
            let (scalar, length) = scalar(in: buffer, at: index)
            if byte < 0x80 || isUnprintable(scalar) {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[runStart..<index]))
                escape(scalar, &bytes)
                runStart = index + length
            }
            index += length
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[runStart...]))
    }
}

/// The scalar whose first byte stands at an index of valid UTF-8, and its number of bytes.
private func scalar(
    in buffer: UnsafeBufferPointer<UInt8>, at index: Int
) -> (scalar: Unicode.Scalar, length: Int) {
    let first = buffer[index]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(buffer[index + offset] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
}

/// A number in hexadecimal digits, at least `width` of them.
func hexadecimal(_ value: UInt32, width: Int = 1) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
