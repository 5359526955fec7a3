final class Observable<Value> {
    private var observers: [(Value) -> Void] = []

    var value: Value {
        didSet { observers.forEach { $0(value) } }
    }

    init(_ value: Value) {
        self.value = value
    }

    func observe(on observer: AnyObject, _ block: @escaping (Value) -> Void) {
        observers.append(block)
        block(value)
    }
}
