/// Properties begin with objects.
enum InitialValues {
    final class Service: Entity {}
    final class Presenter: Entity {
        private let service = Service()
        weak var lost: Lost? = Lost()
        let list = [Item(), Item()]
    }
    final class Lost: Entity {}
    final class Item: Entity {}

    static func assemble() -> Presenter { Presenter() }
}
