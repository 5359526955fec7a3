/// A generic assembler makes what its parameters name.
enum GenericParent {
    class Module<Screen: UIViewController, Presenter: Entity> {
        let screen: Screen
        let presenter: Presenter
        init(screen: Screen, presenter: Presenter) {
            self.screen = screen
            self.presenter = presenter
            connect()
        }
        func connect() {}
    }
    final class LoginScreen: UIViewController { var presenter: LoginPresenter? }
    final class LoginPresenter: Entity { weak var screen: LoginScreen? }
    final class LoginModule: Module<LoginScreen, LoginPresenter> {
        override func connect() {
            screen.presenter = presenter
            presenter.screen = screen
        }
    }

    static func assemble() -> UIViewController {
        LoginModule(screen: LoginScreen(), presenter: LoginPresenter()).screen
    }
}
