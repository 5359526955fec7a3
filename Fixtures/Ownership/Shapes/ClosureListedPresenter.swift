/// A capture list without a modifier is strong.
enum ClosureListedPresenter {
    final class Screen: UIViewController { var onTap: (() -> Void)? }
    final class Presenter: Entity {
        weak var screen: Screen?
        func tapped() {}
    }

    static func assemble() -> Screen {
        let screen = Screen()
        let presenter = Presenter()
        presenter.screen = screen
        screen.onTap = { [presenter] in presenter.tapped() }
        return screen
    }
}
