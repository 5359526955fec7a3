/// A function sets what it gets by reference.
enum InOutWiring {
    final class Screen: UIViewController { var presenter: Presenter? }
    final class Presenter: Entity { weak var screen: Screen? }
    final class Spare: Entity {}

    static func fill(_ presenter: inout Presenter?, for screen: Screen) {
        presenter = Presenter()
        presenter?.screen = screen
    }

    static func assemble() -> Screen {
        let screen = Screen()
        fill(&screen.presenter, for: screen)
        return screen
    }
}
