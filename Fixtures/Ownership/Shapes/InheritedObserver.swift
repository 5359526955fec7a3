/// A subclass's initialiser does run the observers of its parent's properties.
enum InheritedObserver {
    class Base: UIViewController {
        var presenter: Presenter? { didSet { presenter?.screen = self } }
    }
    final class Screen: Base {
        init(presenter: Presenter) {
            super.init()
            self.presenter = presenter
        }
    }
    final class Presenter: Entity { var screen: Base? }

    static func assemble() -> Screen { Screen(presenter: Presenter()) }
}
