/// A subclass calls what it overrides.
enum SuperMethod {
    class Base: UIViewController {
        var presenter: Presenter?
        func configure(_ presenter: Presenter) { self.presenter = presenter }
    }
    final class Screen: Base {
        override func configure(_ presenter: Presenter) {
            super.configure(presenter)
            presenter.screen = self
        }
    }
    final class Plain: Base {
        override func configure(_ presenter: Presenter) { presenter.screen = self }
    }
    final class Presenter: Entity { var screen: Base? }

    static func assemble() -> (Base, Base) {
        let screen = Screen()
        screen.configure(Presenter())
        let plain = Plain()
        plain.configure(Presenter())
        return (screen, plain)
    }
}
