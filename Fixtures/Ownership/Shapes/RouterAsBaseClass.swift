/// The router holds its view as the base class.
enum RouterAsBaseClass {
    final class Router: Entity { var controller: UIViewController? }
    final class Presenter: Entity {
        let router: Router
        init(router: Router) { self.router = router }
    }
    final class Screen: UIViewController { var presenter: Presenter? }

    static func assemble() -> UIViewController {
        let screen = Screen()
        let router = Router()
        router.controller = screen
        screen.presenter = Presenter(router: router)
        return screen
    }
}
