/// Types in every form.
struct Shelf<Item: Hashable> where Item: Codable {
    var optional: Item??, forced: [Item]!, map: [Key: [Value?]], nested: Outer<Item>.Inner<Int>.Leaf
    var tuple: (first: Item, Int, (Nested.A) -> Nested.B)
    let function: (inout Item, _ second: Second, Third...) async throws(Failure) -> (Result) -> Void
    let attributed: @Sendable @escaping (@autoclosure () -> Item) -> @MainActor () -> Void
    let convention: @convention(c, cType: "int (*)(int)") (Int32) -> Int32
    var existential: any Priced & Sendable, opaque: (any Collection<Item>)?, meta: any Priced.Type
    let types: (Item.Type, Priced.Protocol, Any.Type, AnyObject.Type) = (Item.self, Priced.self, Any.self, AnyObject.self)
    let composed: (Base & Priced)?, suppressed: any ~Copyable
    func make() -> some Priced & Equatable { Book() }
    func use(_ a: some Collection<some Hashable>, _ b: borrowing Item, _ c: __owned Item, _ d: [some Priced]) {}
    static func cast(_ any: Any) -> Bool {
        any is [String: Any] || any is (Item) -> Void || (any as? Outer<Item>.Inner<Int>) != nil
            || [Item]() == [] && [Key: Value]().isEmpty && Set<Item>.Index.self == Set<[Item]>.self
            || a < b && Compare<A, B>(c) == d && (Array<Int>)() == x && Either<A, (B)>.left(1) > y
    }
    let array = [Item?](), dictionary = [String: (Int) -> Void](), inferred: Pair<_, Int> = .init()
}
