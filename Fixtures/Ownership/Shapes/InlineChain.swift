/// Objects made where they are used, one inside another.
enum InlineChain {
    final class Service: Entity {}
    final class Interactor: Entity {
        let service: Service
        weak var output: Presenter?
        init(service: Service) { self.service = service }
    }
    final class Presenter: Entity {
        let interactor: Interactor
        init(interactor: Interactor) {
            self.interactor = interactor
            super.init()
            interactor.output = self
        }
    }
    final class Screen: UIViewController { var presenter: Presenter? }

    static func assemble() -> UIViewController {
        let screen = Screen()
        screen.presenter = Presenter(interactor: Interactor(service: Service()))
        let wrapper = UINavigationController(rootViewController: screen)
        return wrapper
    }
}
