/// A case's payload is held, and taken out again.
enum EnumPayload {
    final class Presenter: Entity { var state = State.idle }
    final class Worker: Entity { var owner: Presenter? }
    enum State {
        case idle
        case running(Worker)
    }

    static func assemble() -> Presenter {
        let presenter = Presenter()
        presenter.state = .running(Worker())
        if case .running(let worker) = presenter.state { worker.owner = presenter }
        return presenter
    }
}
