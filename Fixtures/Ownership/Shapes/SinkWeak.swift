/// The subscription captures self weakly.
enum SinkWeak {
    final class Screen: UIViewController { let taps = PassthroughSubject<Int, Never>() }
    final class Presenter: Entity {
        let screen: Screen
        private var bag = Set<AnyCancellable>()
        private var last = 0
        init(screen: Screen) {
            self.screen = screen
            super.init()
            screen.taps.sink { [weak self] value in self?.last = value }.store(in: &bag)
        }
    }

    static func assemble() -> (screen: Screen, presenter: Presenter) {
        let screen = Screen()
        return (screen, Presenter(screen: screen))
    }
}
