/// A closure in a structure's init speaks of a member without naming self.
enum ClosureImplicitSelf {
    final class Router: Entity {
        var onClose: (() -> Void)?
        private var count = 0
        func start() { onClose = { [self] in count += 1 } }
    }

    static func assemble() -> Router {
        let router = Router()
        router.start()
        return router
    }
}
