/// The view holds its output strongly, the presenter holds its view strongly.
enum ProtocolBothStrong {
    protocol Output: AnyObject { func tapped() }
    protocol Contract: AnyObject { func show() }
    final class Screen: UIViewController, Contract {
        var output: Output?
        func show() {}
    }
    final class Presenter: Entity, Output {
        let contract: Contract
        init(contract: Contract) { self.contract = contract }
        func tapped() { contract.show() }
    }

    static func assemble() -> Screen {
        let screen = Screen()
        screen.output = Presenter(contract: screen)
        return screen
    }
}
