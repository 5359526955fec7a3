import UIKit

final class CounterFactory { // role: assembler
    private let memory: CounterRemembering

    init(memory: CounterRemembering) {
        self.memory = memory
    }

    func make() -> UIViewController { // role: assembler // ← incomplete-assembly
        CounterViewController(reactor: CounterReactor(memory: memory))
    }
}
