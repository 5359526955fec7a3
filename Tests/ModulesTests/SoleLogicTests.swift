import Modules
import Testing

/// Logic under a name that tells nothing, which no view reaches but its own.
@Suite struct SoleLogicTests {
    @Test(arguments: streams + outputs + shared + values)
    func whatOneViewAloneKnowsIsItsLogic(example: RoleExample) { example.check() }

    private static func counter(_ model: String, presenter: Bool, _ others: String = "") -> String {
        """
        import UIKit

        protocol Counting: AnyObject {\(presenter ? " // role: event-output" : "")
            var counts: AnyPublisher<Int, Never> { get }
            func increment()
        }
        \(model)
        final class CounterScreen: UIViewController { // role: view
            private let counting: Counting
            init(counting: Counting) { self.counting = counting }
            func listen() { counting.counts.sink { [weak self] in self?.title = "\\($0)" } }
            @objc func tap() { counting.increment() }
        }
        \(others)
        """
    }

    private static let machine = """
        final class Machine: Counting {
            private let subject = CurrentValueSubject<Int, Never>(0)
            var counts: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
            func increment() { subject.value += 1 }
        }
        """

    private static let streams = [
        RoleExample("The view listens to it.", counter(
            machine.replacing("Counting {", with: "Counting { // role: presenter"),
            presenter: true, """
                enum Counter { // role: assembler
                    static func make() -> (UIViewController, Machine) { // role: assembler
                        let machine = Machine()
                        return (CounterScreen(counting: machine), machine)
                    }
                }
                """)),
        RoleExample("A router may keep it.", counter(
            machine.replacing("Counting {", with: "Counting { // role: presenter"),
            presenter: true, """
                final class CounterRouter { // role: assembler
                    private var machine: Machine?
                    func open() { // role: assembler
                        let machine = Machine()
                        self.machine = machine
                        show(CounterScreen(counting: machine))
                    }
                }
                """)),
    ]

    private static let shared = [
        RoleExample("The view only listens to it.", counter(machine, presenter: false, """
            func make() -> UIViewController { CounterScreen(counting: Machine()) }
            """).replacing("{ counting.increment() }", with: "{}")),
        RoleExample("Another view may know it too.", counter(machine, presenter: false, """
            final class OtherScreen: UIViewController { // role: view
                private let counting: Counting
                init(counting: Counting) { self.counting = counting }
            }
            func make() -> UIViewController { CounterScreen(counting: Machine()) }
            """)),
        RoleExample("Some other logic may know it.", counter(machine, presenter: false, """
            final class Clock {
                private let counting: Counting
                init(counting: Counting) { self.counting = counting }
                func tick() { counting.increment() }
            }
            func make() -> UIViewController { CounterScreen(counting: Machine()) }
            """)),
        RoleExample("It gives out a shared object.", counter(
            machine.replacing("Counting {", with: """
                Counting { // role: service
                    static let main = Machine()
                """), presenter: false,
            "func make() -> UIViewController { CounterScreen(counting: Machine()) }")),
        RoleExample("It does a service's work.", counter(
            machine.replacing("Counting {", with: """
                Counting { // role: service
                    private let session: URLSession
                """), presenter: false,
            "func make() -> UIViewController { CounterScreen(counting: Machine()) }")),
    ]

    private static func lamp(
        _ property: String, presenter: Bool, contract: String = "",
        _ wiring: String = "screen.output = thing"
    ) -> String {
        """
        import UIKit

        \(contract)
        final class LampScreen: UIViewController { // role: view
            \(property)
        }
        final class LampThing {\(presenter ? " // role: presenter" : "")
            func ready() {}
        }
        func makeLamp() -> [AnyObject] {\(presenter ? " // role: assembler" : "")
            let (screen, thing) = (LampScreen(), LampThing())
            \(wiring)
            return [screen, thing]
        }
        """.replacing(
            "LampThing {", with: contract.isEmpty ? "LampThing {" : "LampThing: LampEvents {")
    }

    private static let outputs = [
        RoleExample("The view's output is a protocol.", lamp(
            "weak var output: LampEvents?", presenter: true,
            contract: "protocol LampEvents: AnyObject { func ready() } // role: event-output")),
        RoleExample("The view's output is a closure.", lamp(
            "var eventOutput: (() -> Void)? // role: event-output", presenter: true,
            "screen.eventOutput = { [weak thing] in thing?.ready() }")),
        RoleExample("What gives an answer is a source of data.", lamp(
            "weak var output: LampEvents?", presenter: false,
            contract: "protocol LampEvents: AnyObject { func ready() -> Int }")),
        RoleExample("So is a closure with a result.", lamp(
            "var eventOutput: (() -> Int)?", presenter: false,
            "screen.eventOutput = { [weak thing] in thing?.ready() }")),
        RoleExample("Under another name it may be anything.", lamp(
            "weak var source: LampEvents?", presenter: false,
            contract: "protocol LampEvents: AnyObject { func ready() }", "screen.source = thing")),
        RoleExample("Who opens the screen listens to it as others may.", """
            import UIKit

            protocol LampEvents: AnyObject { func ready() }
            final class LampScreen: UIViewController { // role: view
                weak var output: LampEvents?
            }
            final class Shop: LampEvents {
                func open() -> UIViewController {
                    let screen = LampScreen()
                    screen.output = self
                    return screen
                }
                func ready() {}
            }
            """),
    ]

    private static func lampState(keeps property: String, presenter: Bool) -> String {
        """
        import SwiftUI

        struct LampView: View {\(presenter ? " // role: view" : "")
            @ObservedObject var state: LampState
            let send: (Int) -> Void\(presenter ? " // role: event-output" : "")
            var body: some View { Button("lamp") { send(state.level) } }
        }
        final class LampState: ObservableObject { @Published var level = 0 }
        final class LampThing {\(presenter ? " // role: presenter" : "")
            \(property)
            func turn(_ level: Int) {}
        }
        func makeLamp() -> (UIViewController, LampThing) {\(presenter ? " // role: assembler" : "")
            let (state, thing) = (LampState(), LampThing())
            thing.state = state
            let view = LampView(state: state) { [weak thing] in thing?.turn($0) }
            return (UIHostingController(rootView: view), thing)
        }
        """
    }

    private static let values = [
        RoleExample("It keeps the values that the view observes.",
            lampState(keeps: "var state: LampState?", presenter: true)),
        RoleExample("Without them it may be anybody who is called.",
            lampState(keeps: "var state: Any?", presenter: false)),
    ]
}
