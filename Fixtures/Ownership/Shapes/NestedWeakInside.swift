/// The inner closure captures weakly, so the outer one must capture strongly.
enum NestedWeakInside {
    final class Worker: Entity {
        var later: (() -> () -> Void)?
        func start() {
            later = {
                return { [weak self] in self?.stop() }
            }
        }
        func stop() {}
    }
    final class Careful: Entity {
        var later: (() -> () -> Void)?
        func start() {
            later = { [weak self] in
                guard let self else { return {} }
                return { self.stop() }
            }
        }
        func stop() {}
    }

    static func assemble() -> (Worker, Careful) {
        let worker = Worker()
        worker.start()
        let careful = Careful()
        careful.start()
        return (worker, careful)
    }
}
