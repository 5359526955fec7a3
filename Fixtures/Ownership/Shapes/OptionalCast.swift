/// The wiring stands behind a cast that holds, another behind one that fails.
enum OptionalCast {
    protocol Taking: AnyObject { var presenter: Presenter? { get set } }
    final class Screen: UIViewController, Taking { var presenter: Presenter? }
    final class Plain: UIViewController { weak var presenter: Presenter? }
    final class Presenter: Entity { var controllers: [UIViewController] = [] }

    static func connect(_ controller: UIViewController, _ presenter: Presenter) {
        guard let taking = controller as? Taking else { return }
        taking.presenter = presenter
        presenter.controllers.append(controller)
    }

    static func assemble() -> (UIViewController, UIViewController) {
        let screen = Screen()
        let plain = Plain()
        let lost = Presenter()
        connect(screen, Presenter())
        plain.presenter = lost
        connect(plain, lost)
        return (screen, plain)
    }
}
