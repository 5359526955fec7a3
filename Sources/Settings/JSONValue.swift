import SourceText

/// A JSON value that knows where it stands in its file.
package struct JSONValue: Sendable {
    package let content: Content
    package let range: SourceRange

    /// What a value holds; numbers keep their text.
    package enum Content: Sendable {
        case null
        case boolean(Bool)
        case number(String)
        case string(String)
        case array([JSONValue])
        case object([JSONMember])
    }

    /// Whether it is a list or an object with nothing in it.
    var isEmpty: Bool {
        switch content {
        case .array(let values): values.isEmpty
        case .object(let members): members.isEmpty
        default: false
        }
    }

    /// The kind of value as a sentence names it.
    var kindName: String {
        switch content {
        case .null: "null"
        case .boolean: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

/// A key with its value.
package struct JSONMember: Sendable {
    package let key: String
    package let keyRange: SourceRange
    package let value: JSONValue
}
