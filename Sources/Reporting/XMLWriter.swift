/// Writes XML 1.0 into a byte buffer, an element a line.
struct XMLWriter {
    private(set) var bytes: [UInt8] = Array(#"<?xml version="1.0" encoding="UTF-8"?>"#.utf8)
    private var depth = 0

    typealias Attributes = KeyValuePairs<StaticString, String>

    /// Writes an element with elements inside.
    mutating func element(
        _ name: StaticString, _ attributes: Attributes = [:],
        _ content: (inout XMLWriter) -> Void
    ) {
        open(name, attributes)
        append(">")
        depth += 1
        content(&self)
        depth -= 1
        lineStart()
        close(name)
    }

    /// Writes an element without content.
    mutating func element(_ name: StaticString, _ attributes: Attributes) {
        open(name, attributes)
        append("/>")
    }

    /// Writes an element with text inside.
    mutating func element(
        _ name: StaticString, _ attributes: Attributes = [:], text: String
    ) {
        open(name, attributes)
        append(">")
        append(escaping: text)
        close(name)
    }

    mutating func lineEnd() { append("\n") }

    private mutating func open(_ name: StaticString, _ attributes: Attributes) {
        lineStart()
        append("<")
        append(name)
        for (key, value) in attributes {
            append(" ")
            append(key)
            append("=\"")
            append(escaping: value)
            append("\"")
        }
    }

    private mutating func close(_ name: StaticString) {
        append("</")
        append(name)
        append(">")
    }

    private mutating func lineStart() {
        append("\n")
        for _ in 0..<depth { append("  ") }
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes += $0 }
    }

    /// Writes text as references where it could be read as markup or as a command; what XML 1.0
    /// cannot hold at all is spelled out.
    private mutating func append(escaping text: String) {
        Reporting.append(text, to: &bytes, plain: Self.plain) { scalar, bytes in
            switch scalar {
            case "#" where bytes.last != UInt8(ascii: "#"): bytes.append(UInt8(ascii: "#"))
            case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
                bytes += spelledOut(scalar).utf8
            default: bytes += "&#\(scalar.value);".utf8
            }
        }
    }

    private static let plain = PlainBytes(except: ["&", "<", ">", "\"", "'", "#"])
}
