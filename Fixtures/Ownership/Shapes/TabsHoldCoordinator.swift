/// A coordinator holds the tabs, and a tab's closure the coordinator.
enum TabsHoldCoordinator {
    final class Tab: UIViewController { var onSelect: (() -> Void)? }
    final class Coordinator: Entity {
        let tabs = UITabBarController()
        func start() {
            let tab = Tab()
            tab.onSelect = { self.selected() }
            tabs.viewControllers = [tab]
        }
        func selected() {}
    }

    static func assemble() -> Coordinator {
        let coordinator = Coordinator()
        coordinator.start()
        return coordinator
    }
}
