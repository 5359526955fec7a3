/// A function inside a method speaks of self.
enum LocalFunctionStored {
    final class Screen: UIViewController { var onTap: (() -> Void)? }
    final class Presenter: Entity {
        let screen = Screen()
        private var count = 0
        func wire() {
            func tapped() { count += 1 }
            screen.onTap = tapped
        }
    }
    final class Quiet: Entity {
        let screen = Screen()
        func wire() {
            func tapped() { print("tap") }
            screen.onTap = tapped
        }
    }

    static func assemble() -> (Presenter, Quiet) {
        let presenter = Presenter()
        presenter.wire()
        let quiet = Quiet()
        quiet.wire()
        return (presenter, quiet)
    }
}
