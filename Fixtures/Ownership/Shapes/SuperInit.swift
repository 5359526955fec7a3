/// A parent's initialiser keeps what the child's hands on.
enum SuperInit {
    class Base: Entity {
        let held: Held
        init(held: Held) {
            self.held = held
            super.init()
            register()
        }
        func register() {}
    }
    final class Child: Base {
        private var isReady = true
        override init(held: Held) {
            super.init(held: held)
            isReady = false
        }
        override func register() { held.owner = self }
    }
    final class Held: Entity { var owner: Base? }

    static func assemble() -> Base { Child(held: Held()) }
}
