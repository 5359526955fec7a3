/// A closure behind `guard let self` keeps self once it is made.
enum GuardedInner {
    final class Presenter: Entity {
        var inner: (() -> Void)?
        var outer: (() -> Void)?
        private var count = 0
        func wire() {
            outer = { [weak self] in
                guard let self else { return }
                self.inner = { self.count += 1 }
            }
        }
    }

    static func assemble() -> (Presenter, Presenter) {
        let idle = Presenter()
        idle.wire()
        let used = Presenter()
        used.wire()
        used.outer?()
        return (idle, used)
    }
}
