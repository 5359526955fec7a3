/// A weak local keeps nothing, also where a closure captures it.
enum WeakLocal {
    final class Screen: UIViewController { var onTap: (() -> Void)? }
    final class Presenter: Entity {
        let screen: Screen
        init(screen: Screen) { self.screen = screen }
        func tapped() {}
    }

    static func assemble() -> Presenter {
        let screen = Screen()
        let presenter = Presenter(screen: screen)
        weak var weakPresenter = presenter
        screen.onTap = { weakPresenter?.tapped() }
        return presenter
    }
}
