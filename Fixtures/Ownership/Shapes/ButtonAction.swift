/// A button keeps its action, the screen its button.
enum ButtonAction {
    final class Screen: UIViewController {
        let button = UIControl()
        override func viewDidLoad() { button.addAction(UIAction { _ in self.close() }) }
        func close() {}
    }
    final class Careful: UIViewController {
        let button = UIControl()
        override func viewDidLoad() {
            button.addAction(UIAction { [weak self] _ in self?.close() })
            button.addTarget(self, action: "close")
        }
        func close() {}
    }

    static func assemble() -> [UIViewController] {
        let screen = Screen()
        screen.viewDidLoad()
        let careful = Careful()
        careful.viewDidLoad()
        return [screen, careful]
    }
}
