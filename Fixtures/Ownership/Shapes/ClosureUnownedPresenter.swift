/// The output is a closure that captures the presenter unowned.
enum ClosureUnownedPresenter {
    final class Screen: UIViewController { var onTap: (() -> Void)? }
    final class Presenter: Entity {
        let screen: Screen
        init(screen: Screen) { self.screen = screen }
        func tapped() {}
    }

    static func assemble() -> Presenter {
        let screen = Screen()
        let presenter = Presenter(screen: screen)
        screen.onTap = { [unowned presenter] in presenter.tapped() }
        return presenter
    }
}
