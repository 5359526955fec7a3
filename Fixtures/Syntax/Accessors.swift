/// Everything that can stand between the braces of a property or subscript.
struct Thermometer {
    var celsius: Double {
        willSet(next) { Log.note(next) }
        didSet { Log.note(oldValue) }
    }
    var kelvin: Double {
        get { celsius + Physics.zero }
        nonmutating set(value) { store(Celsius(value)) }
    }
    var fast: Reading {
        @inlinable _read { yield storage }
        mutating _modify { defer { Log.flush() }; yield &storage }
    }
    var unsafe: Reading { unsafeAddress { Pointer(storage) } nonmutating unsafeMutableAddress { Pointer() } }
    var late: Reading { get async throws { try await Sensor.read() } }
    var initial: Reading { @storageRestrictions(initializes: storage) init { storage = newValue } get { storage } }
    var storage: Reading = Reading() { didSet { struct Seen {}; print(Seen()) } }
    var lazyValue: Reading = { Reading() }() { didSet {} }
    static subscript<Key: Hashable>(key: Key, default value: @autoclosure () -> Reading) -> Reading? {
        get { nil }
        set { Log.note(newValue) }
    }
    subscript(_ index: Int) -> Reading { Reading() }
    var get: Get { self.set() }, set = Get()
    func set() -> Get { get }
}

struct Reading {}
struct Get {}
