/// Deferred statements run at the end.
enum DeferredWiring {
    final class Screen: UIViewController { var presenter: Presenter? }
    final class Presenter: Entity { var screen: Screen? }

    static func assemble() -> Screen {
        let screen = Screen()
        let presenter = Presenter()
        defer { presenter.screen = nil }
        screen.presenter = presenter
        presenter.screen = screen
        return screen
    }
}
