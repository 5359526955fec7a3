/// A property list in the old style of braces and parentheses, as Xcode writes its projects.
package enum PropertyList: Sendable, Equatable {
    case string(String)
    case array([PropertyList])
    case dictionary([String: PropertyList])

    package subscript(key: String) -> PropertyList? {
        guard case .dictionary(let members) = self else { return nil }
        return members[key]
    }

    package var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    package var elements: [PropertyList] {
        guard case .array(let elements) = self else { return [] }
        return elements
    }

    /// The strings of a list, or the one string that stands in its place.
    package var strings: [String] { text.map { [$0] } ?? elements.compactMap(\.text) }
}
