/// A computed property passes on what it is given.
enum ComputedSetter {
    final class Screen: UIViewController {
        private var stored: Presenter?
        private weak var backup: Presenter?
        var presenter: Presenter? {
            get { stored }
            set {
                backup = newValue
                stored = newValue
            }
        }
    }
    final class Presenter: Entity { weak var screen: Screen? }

    static func assemble() -> Screen {
        let screen = Screen()
        screen.presenter = Presenter()
        screen.presenter?.screen = screen
        return screen
    }
}
