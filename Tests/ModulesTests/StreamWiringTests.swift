import Modules
import Testing

/// Views and their logic that know each other through streams alone, under names that tell nothing.
@Suite struct StreamWiringTests {
    @Test(arguments: listeners + strangers)
    func whoListensToTheViewIsItsLogic(example: RoleExample) { example.check() }

    private static let brain = """
        import UIKit

        enum LampEvent { case turned }
        final class LampScreen: UIViewController { // role: view
            let (events, sending) = AsyncStream.makeStream(of: LampEvent.self)
            var turns: AnyPublisher<Void, Never> { subject.eraseToAnyPublisher() }
            private let subject = PassthroughSubject<Void, Never>()
            func show(_ states: AnyPublisher<Bool, Never>) {}
        }
        final class LampBrain { // role: presenter
            var turns: AnyPublisher<Void, Never>?
            let touches = PassthroughSubject<Void, Never>()
            @Published private(set) var isOn = false
            var states: AnyPublisher<Bool, Never> { $isOn.eraseToAnyPublisher() }
            init(turns: AnyPublisher<Void, Never>? = nil) { self.turns = turns }
            func turn() { isOn.toggle() }
        }

        """

    private static func assembled(_ code: String) -> String {
        brain + """
            enum Lamp { // role: assembler
                static func make() -> (UIViewController, LampBrain) { // role: assembler
                    let screen = LampScreen()
                    let brain = LampBrain()
                    \(code)
                    screen.show(brain.states)
                    return (screen, brain)
                }
            }
            """
    }

    private static let listeners = [
        RoleExample("It may be handed the view's stream.", brain + """
            enum Lamp { // role: assembler
                static func make() -> (UIViewController, LampBrain) { // role: assembler
                    let screen = LampScreen()
                    let brain = LampBrain(turns: screen.turns)
                    screen.show(brain.states)
                    return (screen, brain)
                }
            }
            """),
        RoleExample("It may be handed another stream that is made of it.", brain + """
            enum Lamp { // role: assembler
                static func make() -> (UIViewController, LampBrain) { // role: assembler
                    let screen = LampScreen()
                    let brain = LampBrain(turns: Publishers.Merge(screen.turns.dropFirst(), other))
                    screen.show(brain.states)
                    return (screen, brain)
                }
            }
            """),
        RoleExample(
            "It may be set later.", assembled("brain.turns = screen.turns.eraseToAnyPublisher()")),
        RoleExample(
            "A closure may call it.",
            assembled("screen.turns.dropFirst().sink { [weak brain] in brain?.turn() }")),
        RoleExample(
            "Its own subject may be told.", assembled("screen.turns.subscribe(brain.touches)")),
        RoleExample("It may read the contract that it drives the view through.", """
            import UIKit

            protocol LampShowing: AnyObject { // role: interface-contract
                var turns: Signal<Void> { get }
                func show(_ isOn: Bool)
            }
            final class LampScreen: UIViewController, LampShowing { // role: view
                var turns: Signal<Void> { button.rx.tap.asSignal() }
                func show(_ isOn: Bool) {}
            }
            final class LampBrain { // role: presenter
                init(screen: LampShowing) {
                    screen.turns.emit(onNext: { [weak screen] in screen?.show(true) })
                }
                func turn() {}
            }
            final class Lamp { // role: assembler
                let screen: UIViewController
                private let brain: LampBrain
                init() { // role: assembler
                    let screen = LampScreen()
                    brain = LampBrain(screen: screen)
                    self.screen = screen
                }
            }
            """),
        RoleExample("A loop may hand it the values.", """
            import UIKit

            protocol LampShowing: AnyObject { func show() } // role: interface-contract
            final class LampScreen: UIViewController, LampShowing { // role: view
                let events: AsyncStream<Int>
                func show() {}
            }
            actor LampBrain { // role: presenter
                private weak var screen: LampShowing?
                init(screen: LampShowing) { self.screen = screen }
                func turn() { screen?.show() }
            }
            func makeLamp() -> (UIViewController, LampBrain) { // role: assembler
                let screen = LampScreen()
                let brain = LampBrain(screen: screen)
                Task { for await _ in screen.events { await brain.turn() } }
                return (screen, brain)
            }
            """),
    ]

    private static let strangers = [
        RoleExample("What a controller listens to is no logic of its own.", """
            import UIKit

            final class Clock {
                let ticks = PassthroughSubject<Void, Never>()
                func start() {}
            }
            final class LampScreen: UIViewController { // role: view
                let clock: Clock
                init(clock: Clock) { self.clock = clock }
                func listen() { clock.ticks.sink { [weak self] in self?.viewDidLoad() } }
            }
            func makeLamp() -> UIViewController { LampScreen(clock: Clock()) }
            """),
        RoleExample("Who opens a screen and listens to it is no logic of its own.", """
            import UIKit

            final class LampScreen: UIViewController { // role: view
                let turns = PassthroughSubject<Void, Never>()
            }
            final class Way {
                private var lamp: LampScreen?
                func open() {
                    let lamp = LampScreen()
                    lamp.turns.sink { [weak self] in self?.close() }
                    self.lamp = lamp
                }
                func close() { lamp = nil }
            }
            """),
    ]
}
