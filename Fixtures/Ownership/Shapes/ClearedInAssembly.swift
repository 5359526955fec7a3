/// A closure that would close the cycle is cleared again.
enum ClearedInAssembly {
    final class Screen: UIViewController { var onTap: (() -> Void)? }
    final class Presenter: Entity {
        let screen: Screen
        init(screen: Screen) { self.screen = screen }
        func wire() { screen.onTap = { self.tapped() } }
        func unwire() { screen.onTap = nil }
        func tapped() {}
    }

    static func assemble() -> Presenter {
        let presenter = Presenter(screen: Screen())
        presenter.wire()
        presenter.unwire()
        return presenter
    }
}
