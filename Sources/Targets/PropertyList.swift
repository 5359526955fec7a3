import SourceText

/// A property list in the old style of braces and parentheses, as Xcode writes its projects.
///
/// Its values are places in the bytes that they were read from; a text is made when it is asked
/// for, because most of a project's are never.
package struct PropertyList: Sendable {
    private let content: Content
    /// The position of the value among those of the whole list.
    private let position: Int

    /// The bytes with every value in them, keys included; what a value holds lies behind it.
    final class Content: Sendable {
        let bytes: ContiguousArray<UInt8>
        let values: ContiguousArray<Value>

        init(_ bytes: ContiguousArray<UInt8>, _ values: ContiguousArray<Value>) {
            self.bytes = bytes
            self.values = values
        }
    }

    struct Value: Sendable {
        let kind: Kind
        /// The bytes of a string or of data without its marks.
        let range: SourceRange
        /// How many values this one and those in it are; a key counts as one.
        var size: UInt32 = 1
    }

    enum Kind: Sendable {
        case string
        /// A string with backslashes.
        case escapedString
        case array
        /// Keys and values in turn.
        case dictionary
    }

    /// The outermost value.
    init(_ content: Content) { self.init(content, 0) }

    private init(_ content: Content, _ position: Int) {
        self.content = content
        self.position = position
    }

    private var value: Value { content.values[position] }

    package var isDictionary: Bool { value.kind == .dictionary }

    /// The value of the last member of a name; nil where this is no dictionary.
    package subscript(key: String) -> PropertyList? {
        guard isDictionary else { return nil }
        var found: PropertyList?
        forEachMember { if $0.isText(key) { found = $1 } }
        return found
    }

    /// The string, or the digits of data.
    package var text: String? {
        let range = Int(value.range.start)..<Int(value.range.end)
        switch value.kind {
        case .string: return String(decoding: content.bytes[range], as: UTF8.self)
        case .escapedString: return unescaped(content.bytes[range])
        case .array, .dictionary: return nil
        }
    }

    package var elements: [PropertyList] {
        guard value.kind == .array else { return [] }
        var elements: [PropertyList] = []
        var next = position + 1
        while next < position + Int(value.size) {
            elements.append(PropertyList(content, next))
            next += Int(content.values[next].size)
        }
        return elements
    }

    /// The strings of a list, or the one string that stands in its place.
    package var strings: [String] { text.map { [$0] } ?? elements.compactMap(\.text) }

    /// The members of a dictionary, of several with one key the last one.
    package var members: [String: PropertyList] {
        var members: [String: PropertyList] = [:]
        forEachMember { members[$0.text ?? ""] = $1 }
        return members
    }

    private func forEachMember(_ body: (PropertyList, PropertyList) -> Void) {
        guard isDictionary else { return }
        var next = position + 1
        while next < position + Int(value.size) {
            body(PropertyList(content, next), PropertyList(content, next + 1))
            next += 1 + Int(content.values[next + 1].size)
        }
    }

    private func isText(_ text: String) -> Bool {
        let range = Int(value.range.start)..<Int(value.range.end)
        guard value.kind == .string else {
            return value.kind == .escapedString && self.text == text
        }
        return range.count == text.utf8.count && text.utf8.elementsEqual(content.bytes[range])
    }

    private func unescaped(_ bytes: ContiguousArray<UInt8>.SubSequence) -> String {
        var plain: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
                plain.append(byte)
                continue
            }
            switch escaped {
            case UInt8(ascii: "n"): plain.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): plain.append(UInt8(ascii: "\t"))
            case UInt8(ascii: "r"): plain.append(UInt8(ascii: "\r"))
            default: plain.append(escaped)
            }
        }
        return String(decoding: plain, as: UTF8.self)
    }
}
