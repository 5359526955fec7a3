import Dependencies

extension ProjectIndex {
    /// A type as tests write it: `[Shop.Book]?`, `(A, B) -> C`, `A & B`; `~Name` comes from
    /// elsewhere, `?Name` is ambiguous, `?` unknown, `T<P>` a parameter with its bounds.
    func text(_ type: SwiftType) -> String {
        switch type {
        case .declared(let id, let arguments): qualifiedName(of: id) + list(arguments)
        case .external(let name, let arguments): "~" + text(name) + list(arguments)
        case .parameter(let name, let bounds): text(name) + list(bounds)
        case .optional(let inner): text(inner) + "?"
        case .array(let element): "[\(text(element))]"
        case .dictionary(let key, let value): "[\(text(key)): \(text(value))]"
        case .tuple(let elements): "(\(elements.map(element).joined(separator: "; ")))"
        case .function(let parameters, let result):
            "(\(parameters.map(text).joined(separator: "; "))) -> \(text(result))"
        case .composition(let parts): parts.map(text).joined(separator: " & ")
        case .metatype(let inner): text(inner) + ".Type"
        case .ambiguous(let name): "?" + text(name)
        case .unknown: "?"
        }
    }

    private func element(_ element: SwiftType.TupleElement) -> String {
        let type = text(element.type)
        return element.label == .none ? type : "\(text(element.label)): \(type)"
    }

    private func list(_ types: [SwiftType]) -> String {
        types.isEmpty ? "" : "<\(types.map(text).joined(separator: "; "))>"
    }

    /// The only type of a qualified name.
    func type(_ name: String) -> TypeID? {
        let found = table.typeIDs.filter { qualifiedName(of: $0) == name }
        return found.count == 1 ? found[0] : nil
    }

    /// The qualified names of types, in order of their names.
    func sortedNames(_ types: some Sequence<TypeID>) -> [String] {
        types.map(qualifiedName).sorted()
    }
}
