import Dependencies

/// Types that carry values over time: observables, publishers, asynchronous sequences.
enum Streams {
    static func isStream(_ type: SwiftType, _ index: ProjectIndex) -> Bool {
        guard case .external(let name, _) = type.unwrapped else { return false }
        return names.contains(index.text(name))
    }

    /// Whether a property is declared as a stream, or made as one.
    static func isStream(_ property: MemberID, _ index: ProjectIndex) -> Bool {
        if let type = index.annotatedType(of: property) { return isStream(type, index) }
        let symbol = index[property]
        let tree = index[symbol.site.file].tree
        guard let value = tree.binding(symbol.binding).initialValue,
            tree.kind(value) == .callExpression, let callee = tree.firstChild(value)
        else { return false }
        return names.contains(tree.mainText(callee))
    }

    private static let names: Set<String> = [
        "Signal", "Observable", "Driver", "ControlEvent", "ControlProperty", "Infallible",
        "AnyPublisher", "Publisher", "PassthroughSubject", "CurrentValueSubject",
        "PublishSubject", "PublishRelay", "AsyncStream", "AsyncThrowingStream", "AsyncSequence",
        "SignalProducer",
    ]
}
