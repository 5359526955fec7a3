/// Packs of types and of values.
struct Combined<each Part: Renderable> {
    var parts: (repeat each Part)

    init(_ parts: repeat each Part) { self.parts = (repeat each parts) }

    func render() -> (repeat (each Part).Output) { (repeat (each parts).render()) }

    func zip<each Other>(
        _ others: repeat each Other
    ) -> (repeat Pair<each Part, each Other>) where repeat each Other: Hashable {
        for part in repeat each parts { print(part) }
        return (repeat Pair(first: each parts, second: each others))
    }
}

struct Pair<First, Second> { let first: First, second: Second }

protocol Renderable {
    associatedtype Output
    func render() -> Output
}

func same<each A: Equatable>(_ a: repeat each A, to b: repeat each A) -> Bool {
    for (left, right) in repeat (each a, each b) { guard left == right else { return false } }
    return true
}

typealias Callback<each Argument> = (repeat each Argument) -> Void
let none: Combined< >? = nil
