/// A convenience initialiser goes on with the designated one.
enum ConvenienceInit {
    final class Screen: UIViewController {
        let presenter: Presenter
        init(presenter: Presenter) { self.presenter = presenter }
        convenience override init() {
            self.init(presenter: Presenter())
            presenter.screen = self
        }
    }
    final class Presenter: Entity { var screen: Screen? }

    static func assemble() -> UIViewController { Screen() }
}
