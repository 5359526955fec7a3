/// A structure with all entities is returned.
enum WeakOutputReturnsStructure {
    protocol Output: AnyObject {}
    final class Screen: UIViewController { weak var output: Output? }
    final class Presenter: Entity, Output {
        unowned let screen: Screen
        init(screen: Screen) { self.screen = screen }
    }
    struct Module {
        let screen: Screen
        let presenter: Presenter
    }

    static func assemble() -> Module {
        let screen = Screen()
        let presenter = Presenter(screen: screen)
        screen.output = presenter
        return Module(screen: screen, presenter: presenter)
    }
}
