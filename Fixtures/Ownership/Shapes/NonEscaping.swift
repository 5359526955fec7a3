/// A closure that only runs now keeps nothing.
enum NonEscaping {
    final class Presenter: Entity { var items: [Item] = [] }
    final class Item: Entity { weak var owner: Presenter?; var strongOwner: Presenter? }

    static func configured<T: AnyObject>(_ object: T, _ change: (T) -> Void) -> T {
        change(object)
        return object
    }

    static func assemble() -> (Presenter, Presenter) {
        let first = Presenter()
        first.items = (0..<1).map { _ in configured(Item()) { $0.owner = first } }
        let second = configured(Presenter()) { presenter in
            let item = Item()
            item.strongOwner = presenter
            presenter.items = [item]
        }
        return (first, second)
    }
}
