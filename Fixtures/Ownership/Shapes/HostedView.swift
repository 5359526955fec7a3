/// A hosting controller keeps the structure view and what it holds.
enum HostedView {
    struct ContentView: View {
        let model: Model
        let onTap: () -> Void
    }
    final class Model: Entity {}
    final class Coordinator: Entity {
        var controller: UIViewController?
        func start() {
            let content = ContentView(model: Model(), onTap: { self.finish() })
            controller = UIHostingController(rootView: content)
        }
        func finish() {}
    }

    static func assemble() -> Coordinator {
        let coordinator = Coordinator()
        coordinator.start()
        return coordinator
    }
}
