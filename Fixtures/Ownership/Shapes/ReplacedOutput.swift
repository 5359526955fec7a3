/// Only the last object that a property was given is kept.
enum ReplacedOutput {
    final class Screen: UIViewController { var presenter: Presenter? }
    final class Presenter: Entity {}

    static func assemble() -> Screen {
        let screen = Screen()
        screen.presenter = Presenter()
        screen.presenter = Presenter()
        return screen
    }
}
