/// A tuple holds one of two presenters.
enum TupleResult {
    final class Screen: UIViewController { weak var first: Presenter?; weak var second: Helper? }
    final class Presenter: Entity {}
    final class Helper: Entity {}

    static func assemble() -> (screen: Screen, presenter: Presenter) {
        let screen = Screen()
        let (presenter, helper) = (Presenter(), Helper())
        screen.first = presenter
        screen.second = helper
        return (screen, presenter)
    }
}
