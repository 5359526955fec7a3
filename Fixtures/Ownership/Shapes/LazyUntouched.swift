/// A lazy property that nobody has used yet keeps nothing.
enum LazyUntouched {
    final class Screen: UIViewController {
        lazy var presenter = Presenter(screen: self)
    }
    final class Presenter: Entity {
        let screen: Screen
        init(screen: Screen) { self.screen = screen }
    }

    static func assemble() -> Screen { Screen() }
}
