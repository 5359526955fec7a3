/// The shape of a JSON document, in the words of JSON Schema, draft 7: what editors accept.
package indirect enum JSONSchema: Sendable {
    case word(String)
    case number(Int)
    case flag(Bool)
    case list([JSONSchema])
    case object([(key: String, value: JSONSchema)])

    /// A schema with a few keywords.
    package init(_ keywords: KeyValuePairs<String, JSONSchema>) {
        self = .object(keywords.map { ($0.key, $0.value) })
    }

    /// A document's whole schema.
    package static func document(
        title: String, description: String, _ schema: JSONSchema,
        definitions: [(key: String, value: JSONSchema)] = []
    ) -> JSONSchema {
        guard case .object(let keywords) = schema else { return schema }
        let head: [(key: String, value: JSONSchema)] = [
            ("$schema", .word("http://json-schema.org/draft-07/schema#")),
            ("title", .word(title)), ("description", .word(description)),
        ]
        let tail: [(key: String, value: JSONSchema)] =
            definitions.isEmpty ? [] : [("definitions", .object(definitions))]
        return .object(head + keywords + tail)
    }

    /// The same with a sentence about what it means.
    package func described(_ sentence: String) -> JSONSchema {
        guard case .object(let keywords) = self else { return self }
        return .object([("description", .word(sentence))] + keywords)
    }
}

// MARK: Kinds of values

extension JSONSchema {
    package static let string = JSONSchema(["type": .word("string")])
    package static let boolean = JSONSchema(["type": .word("boolean")])
    package static let integer = JSONSchema(["type": .word("integer")])

    /// A text with something in it.
    package static let filled = JSONSchema(["type": .word("string"), "minLength": .number(1)])

    /// A text that a regular expression finds something in.
    package static func string(matching pattern: String) -> JSONSchema {
        JSONSchema(["type": .word("string"), "pattern": .word(pattern)])
    }

    package static func integer(from minimum: Int) -> JSONSchema {
        JSONSchema(["type": .word("integer"), "minimum": .number(minimum)])
    }

    /// One of these words.
    package static func words(_ words: [String]) -> JSONSchema {
        JSONSchema(["enum": .list(words.map(JSONSchema.word))])
    }

    /// A list of values of one kind.
    package static func array(of items: JSONSchema, minimum: Int = 0) -> JSONSchema {
        let keywords: [(key: String, value: JSONSchema)] = [
            ("type", .word("array")), ("items", items),
        ]
        return .object(minimum == 0 ? keywords : keywords + [("minItems", .number(minimum))])
    }

    package static func anyOf(_ schemas: JSONSchema...) -> JSONSchema {
        JSONSchema(["anyOf": .list(schemas)])
    }

    /// A text or null.
    package static let optionalString = JSONSchema([
        "type": .list([.word("string"), .word("null")])
    ])

    /// One of the document's definitions.
    package static func definition(_ name: String) -> JSONSchema {
        JSONSchema(["$ref": .word("#/definitions/\(name)")])
    }

    /// An object with these members and no others.
    package static func members(
        _ members: [(key: String, value: JSONSchema)], required: [String] = []
    ) -> JSONSchema {
        var keywords: [(key: String, value: JSONSchema)] = [
            ("type", .word("object")), ("properties", .object(members)),
            ("additionalProperties", .flag(false)),
        ]
        if !required.isEmpty {
            keywords.append(("required", .list(required.map(JSONSchema.word))))
        }
        return .object(keywords)
    }

    /// An object that has all of these members.
    package static func allMembers(_ members: [(key: String, value: JSONSchema)]) -> JSONSchema {
        Self.members(members, required: members.map(\.key))
    }

    /// The same with further keywords.
    package func adding(_ keyword: String, _ value: JSONSchema) -> JSONSchema {
        guard case .object(let keywords) = self else { return self }
        return .object(keywords + [(keyword, value)])
    }
}

// MARK: Text

extension JSONSchema {
    /// The schema as an indented JSON document.
    package var text: String { text(margin: "") + "\n" }

    private func text(margin: String) -> String {
        let inner = margin + "  "
        switch self {
        case .word(let word): return Self.quoted(word)
        case .number(let number): return "\(number)"
        case .flag(let flag): return "\(flag)"
        case .list(let values):
            if values.isEmpty { return "[]" }
            let isShort = values.allSatisfy { if case .word = $0 { true } else { false } }
            if isShort, values.count < 5 {
                return "[" + values.map { $0.text(margin: "") }.joined(separator: ", ") + "]"
            }
            let lines = values.map { inner + $0.text(margin: inner) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(margin)]"
        case .object(let members):
            if members.isEmpty { return "{}" }
            let lines = members.map {
                "\(inner)\(Self.quoted($0.key)): \($0.value.text(margin: inner))"
            }
            return "{\n\(lines.joined(separator: ",\n"))\n\(margin)}"
        }
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case _ where scalar.value < 0x20: " "
            default: String(Character(scalar))
            }
        }
        return "\"\(escaped.joined())\""
    }
}
