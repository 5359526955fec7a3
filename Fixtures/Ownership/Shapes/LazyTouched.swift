/// A lazy property that speaks of self, and is used.
enum LazyTouched {
    final class Screen: UIViewController {
        lazy var actions = [UIAction { _ in self.close() }]
        override func viewDidLoad() { _ = actions.count }
        func close() {}
    }

    static func assemble() -> Screen {
        let screen = Screen()
        screen.viewDidLoad()
        return screen
    }
}
