/// A capture list gives captured objects names of their own.
enum CaptureRenamed {
    final class Screen: UIViewController { var onTap: (() -> Void)?; var onClose: (() -> Void)? }
    final class Presenter: Entity {
        let screen: Screen
        init(screen: Screen) { self.screen = screen }
        func tapped() {}
    }
    final class Tracker: Entity { func track() {} }

    static func assemble() -> Presenter {
        let screen = Screen()
        let presenter = Presenter(screen: screen)
        screen.onTap = { [weak handler = presenter, tracker = Tracker()] in
            handler?.tapped()
            tracker.track()
        }
        return presenter
    }
}
