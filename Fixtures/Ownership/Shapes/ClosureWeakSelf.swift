/// The closure captures self weakly.
enum ClosureWeakSelf {
    final class Router: Entity {
        var onClose: (() -> Void)?
        private var count = 0
        func start() { onClose = { [weak self] in self?.count += 1 } }
    }

    static func assemble() -> Router {
        let router = Router()
        router.start()
        return router
    }
}
