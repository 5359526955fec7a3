/// A default argument makes a collaborator.
enum DefaultArgument {
    final class Service: Entity {}
    final class Presenter: Entity {
        private let service: Service
        weak var helper: Helper?
        init(service: Service = Service(), helper: Helper = Helper()) {
            self.service = service
            self.helper = helper
        }
    }
    final class Helper: Entity {}

    static func assemble() -> Presenter { Presenter() }
}
