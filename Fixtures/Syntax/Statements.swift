/// Statements and expressions that look like them.
func walk(_ tree: Tree, limit: Int = Limits.depth) -> Report? {
    outer: for (index, node) in tree.nodes.enumerated() where node.isOpen {
        guard let child = node.child, let leaf = child as? Leaf else { continue outer }
        inner: repeat {
            if leaf.isEmpty { break inner } else if leaf.isRed, !leaf.isOld || Flags.all { continue }
            else { defer { Log.close() } }
        } while index < limit && leaf.next() != Leaf.end
        do { break outer }
    }
    while let node = queue.popFirst(), #available(iOS 16, *), #unavailable(macOS 12) { visit(node); }
    let sign = if limit > 0 { Sign.plus } else if limit == 0 { Sign.zero } else { Sign.minus }
    let title = switch sign { case .plus: Title.up
        default: Title.down } as Title
    var count = 0; count += 1; count = limit > 3 ? Limits.small : Limits.large
    _ = try? Parser().parse(title) as! Report
    let total = limit
        + count
        - Limits.offset
    tree[keyPath: \.root]?.child![0]!.value = Value.zero
    if let tree, let root = tree.root, root == Root.one, tree.isFull, { return nil }
    guard total > 0, limit < 9, else { throw Failure.few }
    for _ in 0 ..< 3 { }; for await _ in Events() {}
    switch total { case 1, 2, 3: fallthrough
    case Limits.small...: return Report(total) default: break }
    return
        nil
}

struct Tree { var nodes: [Node] { get { return [] } } ; let open = Node.self ; init() {} }
struct Leaf {}
enum Sign { case plus, zero, minus }
