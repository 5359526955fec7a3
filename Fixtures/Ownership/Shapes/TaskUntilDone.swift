/// A task lets go of its closure when it is done.
enum TaskUntilDone {
    final class Model: Entity {
        private var task: Task?
        private var count = 0
        func load() { task = Task { self.count += 1 } }
    }

    static func assemble() -> Model {
        let model = Model()
        model.load()
        return model
    }
}
