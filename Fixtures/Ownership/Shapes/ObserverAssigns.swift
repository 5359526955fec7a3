/// A property observer sets the back reference.
enum ObserverAssigns {
    final class Screen: UIViewController {
        var presenter: Presenter? { didSet { presenter?.screen = self } }
    }
    final class Presenter: Entity { var screen: Screen? }

    static func assemble() -> Screen {
        let screen = Screen()
        screen.presenter = Presenter()
        return screen
    }
}
