/// Only the view is returned, and it holds its output weakly.
enum WeakOutputReturnsView {
    protocol Output: AnyObject {}
    final class Screen: UIViewController { weak var output: Output? }
    final class Presenter: Entity, Output {}

    static func assemble() -> UIViewController {
        let screen = Screen()
        let presenter = Presenter()
        screen.output = presenter
        return screen
    }
}
