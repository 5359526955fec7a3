/// Writes JSON into a byte buffer; commas come by themselves.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    /// Whether the next value or key follows another one.
    private var needsComma = false

    /// A writer that has room for so many bytes before it needs more.
    init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    mutating func object(_ members: (inout JSONWriter) -> Void) {
        nest("{", "}", members)
    }

    /// Writes a list with each element on a line of its own.
    mutating func list<Element>(
        _ elements: some Sequence<Element>, _ element: (inout JSONWriter, Element) -> Void
    ) {
        nest("[", "]") { writer in
            var isEmpty = true
            for value in elements {
                if writer.needsComma { writer.append(",") }
                writer.append("\n")
                writer.needsComma = false
                element(&writer, value)
                isEmpty = false
            }
            if !isEmpty { writer.append("\n") }
        }
    }

    /// Writes a list on one line.
    mutating func array<Element>(
        _ elements: some Sequence<Element>, _ element: (inout JSONWriter, Element) -> Void
    ) {
        nest("[", "]") { writer in
            for value in elements { element(&writer, value) }
        }
    }

    mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        append(name)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    mutating func member(_ name: StaticString, _ value: String?) {
        key(name)
        if let value { string(value) } else { null() }
    }

    mutating func member(_ name: StaticString, _ value: Int) {
        key(name)
        number(value)
    }

    mutating func member(_ name: StaticString, _ value: Bool) {
        key(name)
        raw(value ? "true" : "false")
    }

    /// Controls and characters that turn the reading direction are escaped, so that nobody's names
    /// can make a report look like another one.
    mutating func string(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        Reporting.append(text, to: &bytes, plain: Self.plain, escape: Self.appendEscape)
        bytes.append(UInt8(ascii: "\""))
        needsComma = true
    }

    private static let plain = PlainBytes(except: ["\"", "\\", "#"])

    /// Escapes lose nothing, so everything that a terminal or a log might act on is written so.
    private static func appendEscape(_ scalar: Unicode.Scalar, _ bytes: inout [UInt8]) {
        switch scalar {
        case "\"": bytes += #"\""#.utf8
        case "\\": bytes += #"\\"#.utf8
        case "\n": bytes += #"\n"#.utf8
        case "\r": bytes += #"\r"#.utf8
        case "\t": bytes += #"\t"#.utf8
        case "#" where bytes.last != UInt8(ascii: "#"): bytes.append(UInt8(ascii: "#"))
        default:
            for unit in String(scalar).utf16 {
                bytes += "\\u\(hexadecimal(UInt32(unit), width: 4).lowercased())".utf8
            }
        }
    }

    mutating func number(_ value: Int) {
        separate()
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        appendDigits(of: value.magnitude)
        needsComma = true
    }

    private mutating func appendDigits(of value: UInt) {
        if value > 9 { appendDigits(of: value / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
    }

    mutating func null() { raw("null") }

    mutating func lineEnd() { append("\n") }

    private mutating func nest(
        _ opening: StaticString, _ closing: StaticString, _ content: (inout JSONWriter) -> Void
    ) {
        separate()
        append(opening)
        needsComma = false
        content(&self)
        append(closing)
        needsComma = true
    }

    private mutating func raw(_ text: String) {
        separate()
        bytes += text.utf8
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes += $0 }
    }
}
