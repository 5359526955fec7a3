/// A navigation controller gets its stack after it was made.
enum NavigationLater {
    final class Screen: UIViewController { weak var presenter: Presenter? }
    final class Presenter: Entity {}
    final class Second: UIViewController {}

    static func assemble() -> UIViewController {
        let navigation = UINavigationController()
        let screen = Screen()
        screen.presenter = Presenter()
        navigation.viewControllers = [screen]
        navigation.pushViewController(Second(), animated: false)
        return navigation
    }
}
