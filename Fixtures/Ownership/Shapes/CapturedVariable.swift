/// A closure captures a variable that gets its object later.
enum CapturedVariable {
    final class Screen: UIViewController { var onTap: (() -> Void)? }
    final class Presenter: Entity {
        let screen: Screen
        init(screen: Screen) { self.screen = screen }
        func tapped() {}
    }

    static func assemble() -> Screen {
        let screen = Screen()
        var presenter: Presenter?
        screen.onTap = { presenter?.tapped() }
        presenter = Presenter(screen: screen)
        return screen
    }
}
