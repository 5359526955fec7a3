protocol FlatsRouter: AnyObject {
    func showFlat(_ index: Int)
}

final class FlatsRouterImpl: FlatsRouter {
    private weak var transitionsHandler: AnyObject?

    init(transitionsHandler: AnyObject) {
        self.transitionsHandler = transitionsHandler
    }

    func showFlat(_ index: Int) {
        _ = transitionsHandler
    }
}
