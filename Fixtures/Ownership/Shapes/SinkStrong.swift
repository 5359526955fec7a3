/// A subscription that its own bag keeps captures self.
enum SinkStrong {
    final class Model: Entity {
        let taps = PassthroughSubject<Int, Never>()
        private var bag: Set<AnyCancellable> = []
        private var last = 0
        func observe() {
            taps.sink { value in self.last = value }.store(in: &bag)
        }
    }

    static func assemble() -> Model {
        let model = Model()
        model.observe()
        return model
    }
}
