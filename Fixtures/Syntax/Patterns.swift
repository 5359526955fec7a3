/// Patterns wherever one may stand.
indirect enum Shape { case circle(Radius), box(width: Int, height: Int), group([Shape], Shape?) }

struct Radius { var value: Int }

func describe(_ shape: Shape, _ any: Any, _ pair: (Int?, Kind)) -> String {
    switch (shape, any) {
    case (.circle(let radius), is Kind) where radius.value > Limits.small: return "round"
    case let (.box(width: w, height: _), text as String): return "\(w)\(text)"
    case (Shape.group(_, .some(.circle)), _), (.group([], nil), _) where any is Kind: break
    case (_, 1...9), (_, ..<Limits.large), (_, -1): return "number"
    case (.circle(Radius.unit), let kind as any Hashable & Sendable): print(kind)
    case (.box, _): break
    @unknown default: fallthrough
    }
    if case .circle(let radius)? = Optional(shape), case let (x?, .first) = pair, radius.value == x {}
    guard case Shape.box(let width, var height) = shape, width > height else { return "" }
    for case let (index, .circle(r)) in list.enumerated() where index < r.value {}
    while case .some(let next) = Iterator.next(), let size = next.size, size > 0 { height = size }
    let (a, (b, _)): (Int, (Kind, Bool)) = (1, (.first, true)), c = [Kind.second]
    do { try check(a, b, c) } catch Problem.empty, Problem.full(_) { } catch let problem as Problem { log(problem) }
    return switch pair.1 { case .first: "1"; case Kind.second: "2"; default: String(describing: Kind.self) }
}

enum Kind { case first, second }
