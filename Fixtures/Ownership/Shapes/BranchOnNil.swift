/// A branch that is known to be taken, another that is not.
enum BranchOnNil {
    final class Screen: UIViewController { var presenter: Presenter? }
    final class Presenter: Entity { var screen: Screen?; weak var spare: Spare? }
    final class Spare: Entity {}

    static func connect(_ screen: Screen, _ presenter: Presenter?, _ spare: Spare?) {
        if let presenter {
            screen.presenter = presenter
            presenter.spare = spare
        } else {
            screen.presenter = nil
        }
        guard let spare else { return }
        presenter?.spare = spare
        presenter?.screen = screen
    }

    static func assemble() -> (Screen, Screen) {
        let first = Screen()
        connect(first, Presenter(), nil)
        let second = Screen()
        connect(second, Presenter(), Spare())
        return (first, second)
    }
}
