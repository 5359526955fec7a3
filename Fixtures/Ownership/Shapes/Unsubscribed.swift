/// A bag that is emptied lets go of its subscriptions.
enum Unsubscribed {
    final class Model: Entity {
        let taps = PassthroughSubject<Int, Never>()
        private var bag: Set<AnyCancellable> = []
        private var last = 0
        func observe() { taps.sink { value in self.last = value }.store(in: &bag) }
        func stop() { bag.removeAll() }
    }

    static func assemble() -> Model {
        let model = Model()
        model.observe()
        model.stop()
        return model
    }
}
