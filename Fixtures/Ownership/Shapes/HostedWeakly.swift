/// The structure view's closure captures weakly, its model holds nobody.
enum HostedWeakly {
    struct ContentView: View {
        let model: Model
        let onTap: () -> Void
    }
    final class Model: Entity { weak var delegate: Coordinator? }
    final class Coordinator: Entity {
        var controller: UIViewController?
        func start() {
            let model = Model()
            model.delegate = self
            let content = ContentView(model: model, onTap: { [weak self] in self?.finish() })
            controller = UIHostingController(rootView: AnyView(content))
        }
        func finish() {}
    }

    static func assemble() -> Coordinator {
        let coordinator = Coordinator()
        coordinator.start()
        return coordinator
    }
}
