/// A method used as a value keeps its object.
enum BoundMethod {
    final class Screen: UIViewController { var onTap: (() -> Void)? }
    final class Presenter: Entity {
        weak var screen: Screen?
        func tapped() {}
    }
    final class Holder: Entity {
        var callback: (() -> Void)?
        func wire() { callback = finish }
        func finish() {}
    }

    static func assemble() -> (Screen, Holder) {
        let screen = Screen()
        let presenter = Presenter()
        presenter.screen = screen
        screen.onTap = presenter.tapped
        let holder = Holder()
        holder.wire()
        return (screen, holder)
    }
}
