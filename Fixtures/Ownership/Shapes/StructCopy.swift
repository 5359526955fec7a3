/// A copy of a structure is another value.
enum StructCopy {
    final class Presenter: Entity {}
    final class Extra: Entity {}
    struct Module {
        var presenter: Entity?
        var extra: Entity?
    }

    static func assemble() -> Module {
        var first = Module()
        first.presenter = Presenter()
        var second = first
        second.extra = Extra()
        return first
    }
}
