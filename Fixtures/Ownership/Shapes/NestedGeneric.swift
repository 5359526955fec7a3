/// A generic structure holds what it is made with.
enum NestedGeneric {
    struct Box<Content> {
        let content: Content
        var extra: Entity?
    }
    final class Presenter: Entity { var box: Box<Screen>? }
    final class Screen: UIViewController { weak var presenter: Presenter? }

    static func assemble() -> Box<Presenter> {
        let presenter = Presenter()
        let screen = Screen()
        screen.presenter = presenter
        var inner = Box(content: screen)
        presenter.box = inner
        inner.extra = presenter
        return Box(content: presenter)
    }
}
