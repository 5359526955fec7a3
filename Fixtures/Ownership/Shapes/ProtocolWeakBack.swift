/// The presenter holds its view weakly.
enum ProtocolWeakBack {
    protocol Output: AnyObject { func tapped() }
    protocol Contract: AnyObject { func show() }
    final class Screen: UIViewController, Contract {
        var output: Output?
        func show() {}
    }
    final class Presenter: Entity, Output {
        weak var contract: Contract?
        init(contract: Contract) { self.contract = contract }
        func tapped() { contract?.show() }
    }

    static func assemble() -> Screen {
        let screen = Screen()
        screen.output = Presenter(contract: screen)
        return screen
    }
}
