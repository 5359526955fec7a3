/// The closure of the view captures a presenter that holds the view.
enum ClosureCapturesPresenter {
    final class Screen: UIViewController { var onTap: (() -> Void)? }
    final class Presenter: Entity {
        let screen: Screen
        init(screen: Screen) { self.screen = screen }
        func tapped() {}
    }

    static func assemble() -> Screen {
        let screen = Screen()
        let presenter = Presenter(screen: screen)
        screen.onTap = { presenter.tapped() }
        return screen
    }
}
