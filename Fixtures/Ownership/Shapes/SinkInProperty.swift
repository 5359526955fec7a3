/// The subscription is a property of what it captures.
enum SinkInProperty {
    final class Model: Entity {
        let taps = PassthroughSubject<Int, Never>()
        private var subscription: AnyCancellable?
        private var last = 0
        init(isObserving: Bool = true) {
            super.init()
            subscription = taps.sink { self.last = $0 }
        }
    }

    static func assemble() -> Model { Model() }
}
