import Foundation

/// Checks JSON against a schema of draft 7, as far as modlint's schemas use its keywords; a keyword
/// that it does not know is a mistake of its own, so that nothing stays unchecked.
struct SchemaValidator {
    private let root: [String: Any]
    private static let silent: Set<String> = [
        "$schema", "title", "description", "definitions", "default", "allowComments",
        "allowTrailingCommas",
    ]

    init(_ schema: String) throws {
        let object = try JSONSerialization.jsonObject(with: Data(schema.utf8))
        guard let root = object as? [String: Any] else { throw CocoaError(.coderReadCorrupt) }
        self.root = root
    }

    /// What is wrong with a document, each with its path; nothing where it fits.
    func mistakes(in document: String) throws -> [String] {
        let value = try JSONSerialization.jsonObject(
            with: Data(document.utf8), options: .fragmentsAllowed)
        return mistakes(value, root, at: "$")
    }

    private func mistakes(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
        if let reference = schema["$ref"] as? String {
            guard schema.count == 1, let target = definition(reference) else {
                return ["\(path): bad reference \(reference)"]
            }
            return mistakes(value, target, at: path)
        }
        return schema.flatMap { keyword, argument -> [String] in
            if Self.silent.contains(keyword) { return [] }
            return check(value, keyword, argument, of: schema, at: path)
        }
    }

    private func definition(_ reference: String) -> [String: Any]? {
        let prefix = "#/definitions/"
        guard reference.hasPrefix(prefix) else { return nil }
        let definitions = root["definitions"] as? [String: Any]
        return definitions?[String(reference.dropFirst(prefix.count))] as? [String: Any]
    }

    private func check(
        _ value: Any, _ keyword: String, _ argument: Any, of schema: [String: Any], at path: String
    ) -> [String] {
        func require(_ holds: Bool) -> [String] { holds ? [] : ["\(path): \(keyword)"] }
        switch keyword {
        case "type": return require(types(argument).contains { isType(value, $0) })
        case "const": return require(equal(value, argument))
        case "enum": return require(list(argument).contains { equal(value, $0) })
        case "minimum": return require(number(value).map { $0 >= (number(argument) ?? 0) } ?? true)
        case "minLength":
            return require((value as? String).map { $0.count >= int(argument) } ?? true)
        case "minItems": return require((value as? [Any]).map { $0.count >= int(argument) } ?? true)
        case "minProperties":
            return require((value as? [String: Any]).map { $0.count >= int(argument) } ?? true)
        case "pattern":
            return require((value as? String).map { matches($0, argument) } ?? true)
        case "required":
            guard let object = value as? [String: Any] else { return [] }
            return list(argument).compactMap { $0 as? String }.filter { object[$0] == nil }
                .map { "\(path): lacks \($0)" }
        case "items": return items(value, argument, at: path)
        case "properties": return members(value, argument, at: path)
        case "additionalProperties": return others(value, argument, of: schema, at: path)
        case "anyOf":
            let results = schemas(argument).map { mistakes(value, $0, at: path) }
            return results.contains([]) ? [] : ["\(path): anyOf"]
        case "allOf": return schemas(argument).flatMap { mistakes(value, $0, at: path) }
        default: return ["\(path): unknown keyword \(keyword)"]
        }
    }

    // MARK: Parts

    private func items(_ value: Any, _ argument: Any, at path: String) -> [String] {
        guard let values = value as? [Any], let schema = argument as? [String: Any] else {
            return []
        }
        return values.enumerated().flatMap { mistakes($1, schema, at: "\(path)[\($0)]") }
    }

    private func members(_ value: Any, _ argument: Any, at path: String) -> [String] {
        guard let object = value as? [String: Any], let known = argument as? [String: Any] else {
            return []
        }
        return object.flatMap { key, member -> [String] in
            guard let schema = known[key] as? [String: Any] else { return [] }
            return mistakes(member, schema, at: "\(path).\(key)")
        }
    }

    /// All schemas here either allow everything or nothing besides the members they name.
    private func others(
        _ value: Any, _ argument: Any, of schema: [String: Any], at path: String
    ) -> [String] {
        guard let object = value as? [String: Any] else { return [] }
        guard argument as? Bool == false else { return ["\(path): additionalProperties"] }
        let known = schema["properties"] as? [String: Any] ?? [:]
        return object.keys.filter { known[$0] == nil }.map { "\(path): unknown key \($0)" }
    }

    private func types(_ argument: Any) -> [String] {
        (argument as? String).map { [$0] } ?? list(argument).compactMap { $0 as? String }
    }

    private func isType(_ value: Any, _ type: String) -> Bool {
        let isFlag = (value as? NSNumber).map { CFBoolean.isBoolean($0) } ?? false
        switch type {
        case "object": return value is [String: Any]
        case "array": return value is [Any]
        case "string": return value is String
        case "null": return value is NSNull
        case "boolean": return isFlag
        case "integer":
            return !isFlag && !(value is String)
                && number(value).map { $0 == $0.rounded() } ?? false
        default: return false
        }
    }

    private func equal(_ value: Any, _ other: Any) -> Bool {
        if let value = value as? String { return value == other as? String }
        if other is String { return false }
        return number(value).map { $0 == number(other) } ?? false
    }

    private func matches(_ text: String, _ pattern: Any) -> Bool {
        guard let pattern = pattern as? String else { return false }
        return text.range(of: pattern, options: .regularExpression) != nil
    }

    private func list(_ value: Any) -> [Any] { value as? [Any] ?? [] }
    private func schemas(_ value: Any) -> [[String: Any]] {
        list(value).compactMap { $0 as? [String: Any] }
    }
    private func number(_ value: Any) -> Double? { (value as? NSNumber)?.doubleValue }
    private func int(_ value: Any) -> Int { (value as? NSNumber)?.intValue ?? 0 }
}

/// Foundation gives flags and numbers as one class.
private enum CFBoolean {
    static func isBoolean(_ number: NSNumber) -> Bool {
        String(cString: number.objCType) == "c" || "\(type(of: number as Any))".contains("Bool")
    }
}
