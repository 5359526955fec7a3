/// A method that gives back its object.
enum FluentSetters {
    final class Screen: UIViewController {
        private var presenter: Presenter?
        @discardableResult
        func with(_ presenter: Presenter) -> Self {
            self.presenter = presenter
            return self
        }
    }
    final class Presenter: Entity {
        private var screen: UIViewController?
        @discardableResult
        func attached(to screen: UIViewController) -> Presenter {
            self.screen = screen
            return self
        }
    }

    static func assemble() -> Screen {
        let screen = Screen()
        return screen.with(Presenter().attached(to: screen))
    }
}
