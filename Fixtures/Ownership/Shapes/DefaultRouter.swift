/// A router's default implementation holds through a requirement.
enum DefaultRouter {
    protocol Routing: AnyObject {
        var owner: UIViewController? { get set }
        func attach(_ controller: UIViewController)
    }
    final class StrongRouter: Entity, Routing { var owner: UIViewController? }
    final class WeakRouter: Entity, Routing { weak var owner: UIViewController? }
    final class Screen: UIViewController { var router: (any Routing)? }

    static func wire(_ screen: Screen, _ router: any Routing) {
        screen.router = router
        router.attach(screen)
    }

    static func assemble() -> [Screen] {
        let first = Screen()
        wire(first, StrongRouter())
        let second = Screen()
        wire(second, WeakRouter())
        return [first, second]
    }
}

extension DefaultRouter.Routing {
    func attach(_ controller: UIViewController) { owner = controller }
}
