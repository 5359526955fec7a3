/// A closure that runs at once keeps nothing.
enum LazyClosureCalledAtOnce {
    final class Screen: UIViewController {
        lazy var button: UIControl = {
            let button = UIControl()
            button.addTarget(self, action: "close")
            return button
        }()
        override func viewDidLoad() { _ = button }
    }

    static func assemble() -> Screen {
        let screen = Screen()
        screen.viewDidLoad()
        return screen
    }
}
