/// An observer does not run for what the initialiser sets.
enum ObserverInInit {
    final class Screen: UIViewController {
        var presenter: Presenter { didSet { presenter.screen = self } }
        init(presenter: Presenter) {
            self.presenter = presenter
            super.init()
            self.presenter = presenter
        }
    }
    final class Presenter: Entity { var screen: Screen? }

    static func assemble() -> Screen { Screen(presenter: Presenter()) }
}
