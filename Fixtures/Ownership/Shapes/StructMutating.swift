/// A mutating method changes the value in its place.
enum StructMutating {
    final class Screen: UIViewController { var state = State() }
    final class Presenter: Entity { var screen: Screen? }
    struct State {
        var owner: Entity?
        mutating func take(_ entity: Entity) { owner = entity }
    }

    static func assemble() -> Screen {
        let screen = Screen()
        let presenter = Presenter()
        presenter.screen = screen
        screen.state.take(presenter)
        return screen
    }
}
