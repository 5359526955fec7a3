/// A static property outlives the assembly.
enum StaticKeeps {
    final class Presenter: Entity { let screen: Screen; init(_ screen: Screen) { self.screen = screen } }
    final class Screen: UIViewController { weak var presenter: Presenter? }
    nonisolated(unsafe) static var current: Presenter?

    static func assemble() -> Screen {
        let screen = Screen()
        let presenter = Presenter(screen)
        screen.presenter = presenter
        current = presenter
        return screen
    }
}
