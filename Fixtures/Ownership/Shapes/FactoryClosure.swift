/// A stored factory makes the presenter when it is called.
enum FactoryClosure {
    final class Presenter: Entity { var output: Screen? }
    final class Screen: UIViewController {
        let make: () -> Presenter
        var presenter: Presenter?
        init(make: @escaping () -> Presenter) { self.make = make }
        func load() {
            presenter = make()
            presenter?.output = self
        }
    }

    static func assemble() -> Screen {
        let screen = Screen(make: { Presenter() })
        screen.load()
        return screen
    }
}
