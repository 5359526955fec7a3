import Dependencies

/// Types that carry values over time: observables, publishers, asynchronous sequences.
enum Streams {
    static func isStream(_ type: SwiftType, _ index: ProjectIndex) -> Bool {
        guard case .external(let name, _) = type.unwrapped else { return false }
        return names.contains(index.text(name))
    }

    private static let names: Set<String> = [
        "Signal", "Observable", "Driver", "ControlEvent", "ControlProperty", "Infallible",
        "AnyPublisher", "Publisher", "PassthroughSubject", "CurrentValueSubject",
        "PublishSubject", "PublishRelay", "AsyncStream", "AsyncThrowingStream", "AsyncSequence",
        "SignalProducer",
    ]
}
