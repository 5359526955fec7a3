/// Words that are keywords in some places, used as names in others.
struct Actor { var actor: Actor? { nil }; let any: Int = 0, some = 1, each = 2, macro = Actor.self }

class Registry {
    var open = false, get = Getter(), set: Setter, async: Async, await = 0, left: Side, right = Side.right
    func open(_ repeat: Int, for in: In, default: Default? = nil) {}
    func async() async { await await(async: Async.now); left.prefix(1); precedence = Precedence.none }
    func await(async: Async) async {}
    func consume(_ copy: Copy) -> Consume { copy.consume(self); return consume(copy) }
    func discard() { unsafe.pointer = Pointer(); yield(Value.one); then() ; macro.expand(Macro.self) }
    func call() { self.init(type: Type.self); Self.default.class.where(Where.it); super.init; x.extension.in = In.x }
    static func `in`(_ is: Is, as: As) -> Is { package.open; return .default }
    var actor: Actor, package = Package(), final = 1
    typealias async = Async
    func each(_ each: Each) { each.any(Any.self); some = Some.one; borrowing(a); lazy(b) ; optional = Optional(1) }
}

enum Keyword { case `default`, open, `self`, async, get, `init`, some(Any), weak, left, Type2 }
let weak = Keyword.weak, unowned = Keyword.init(rawValue: 1), mutating = dynamic
func override(required: Required, convenience: Convenience) { required.final(indirect: Indirect.self) }
