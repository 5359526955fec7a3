/// Helpers make the parts and connect them.
enum HelperFunctions {
    final class Screen: UIViewController { var presenter: Presenter? }
    final class Presenter: Entity { weak var screen: Screen? }
    final class Spare: Entity { let screen: Screen; init(_ screen: Screen) { self.screen = screen } }

    static func makeScreen() -> Screen { Screen() }
    static func makePresenter(for screen: Screen) -> Presenter {
        let presenter = Presenter()
        presenter.screen = screen
        return presenter
    }
    static func connect(_ screen: Screen, with presenter: Presenter) { screen.presenter = presenter }

    static func assemble() -> Screen {
        func spare(_ screen: Screen) -> Spare { Spare(screen) }
        let screen = makeScreen()
        connect(screen, with: makePresenter(for: screen))
        _ = spare(screen)
        return screen
    }
}
