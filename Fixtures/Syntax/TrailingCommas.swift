/// A comma behind the last element, wherever one may stand.
struct List<Element: Codable, Count,> {
    let all: [Element] = [Element.first, Element.second,], map = [Key.a: Value.a, Key.b: Value.b,]
    func add(_ element: Element, at index: Int,) -> (Element, Int,) { print(Element.self, index,); return (element, 1,) }
    init(a: A, b: B,) { let c = { [weak self, d = D.one,] (e: E, f,) in F(e,) }; c(A(), 1,) }
    enum Kind { case pair(A, B,) }
    func check(_ a: A?) { if let a, a.isGood, { use(a) }; guard let b = B(a,), else { return } }
    let type: Map<A, B,> = Map<A, B,>(), items = list[A.first, B.second,], function: (A, B,) -> C
}
