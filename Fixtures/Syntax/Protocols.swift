public protocol Storing<Key, Value>: AnyObject where Key: Hashable {
    associatedtype Key
    associatedtype Value: Codable, Sendable = Data
    @available(iOS 13, *) func value(for key: Key) async throws -> Value?
    static func make() -> any Storing<Key, Value>
    #if DEBUG
    var debugName: String { get }
    #endif
}

extension Storing where Key == String, Self: Sendable, Value: Collection<Int> {
    public func first() -> Value.Element? { nil }
    var all: some Sequence<(Key, Value)> { Empty() }
}

struct Outer { protocol Delegate: AnyObject { func done(_ outer: Outer) } }
class Memory<Value>: Storing { typealias Key = Int; unowned var delegate: (any Outer.Delegate)? }
