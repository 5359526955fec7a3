/// The closure reaches its property through an initialiser.
enum ClosureThroughInit {
    final class Screen: UIViewController {
        private let onTap: () -> Void
        init(onTap: @escaping () -> Void) {
            self.onTap = onTap
            super.init()
        }
    }
    final class Presenter: Entity {
        private(set) var screen: Screen?
        func open() { screen = Screen(onTap: { self.tapped() }) }
        func openWeakly() { screen = Screen { [weak self] in self?.tapped() } }
        func tapped() {}
    }
    final class Quiet: Entity {
        private(set) var screen: Screen?
        func open() { screen = Screen { [weak self] in self?.tapped() } }
        func tapped() {}
    }

    static func assemble() -> (Presenter, Quiet) {
        let presenter = Presenter()
        presenter.open()
        let quiet = Quiet()
        quiet.open()
        return (presenter, quiet)
    }
}
