/// A protocol extension connects what conforms.
enum DefaultImplementation {
    protocol Connecting: AnyObject { var partner: Entity? { get set } }
    final class Screen: UIViewController, Connecting { var partner: Entity? }
    final class Presenter: Entity, Connecting { var partner: Entity? }
    final class Helper: Entity, Connecting { weak var partner: Entity? }

    static func assemble() -> Screen {
        let screen = Screen()
        let presenter = Presenter()
        screen.connect(presenter)
        presenter.connect(screen)
        let helper = Helper()
        helper.connect(screen)
        return screen
    }
}

extension DefaultImplementation.Connecting {
    func connect(_ entity: Entity) { partner = entity }
}
