import Dependencies
import Syntax

/// Objects that listen to what others give out over time.
extension ConnectionCollector {
    /// `screen.queries` leads to whoever is handed it, acts in a closure behind it, or reads it in
    /// its own code.
    ///
    /// - Parameter node: A `memberExpression` whose name may be that of a stream.
    mutating func visitStream(_ node: NodeID) {
        guard let base = tree.firstChild(node), let source = object(base),
            let scope = countedScope(of: node)
        else { return }
        var listeners = listeners(to: node)
        if let reader = index.resolver.enclosingType(of: site(node)) { listeners.append(reader) }
        var known: Set<TypeID> = [source]
        for listener in listeners where known.insert(listener).inserted {
            streams.append(Connection(
                holder: listener, property: nil, held: source, way: .stream, site: site(node),
                scope: scope))
        }
    }

    /// Who is behind an expression, through the calls that make other streams of it, a hundred
    /// nodes at most.
    private func listeners(to node: NodeID) -> [TypeID] {
        var found: [TypeID] = []
        var node = node
        for _ in 0..<100 {
            guard let parent = tree.parent(node) else { break }
            switch tree.kind(parent) {
            case .memberExpression, .optionalChaining, .forceUnwrap, .argument, .argumentList,
                .awaitExpression, .tryExpression:
                break
            case .callExpression:
                if tree.firstChild(parent) == node {
                    found += objects(handedTo: parent)
                } else if let receiver = receiver(of: parent) {
                    return found + [receiver]
                }
            case .sequenceExpression:
                return found + (assignedHolder(parent, value: node).map { [$0] } ?? [])
            case .forStatement:
                return found + captured(by: parent)
            default:
                return found
            }
            node = parent
        }
        return found
    }

    /// What a call like `sink` or `bind(to:)` is told to act on.
    private func objects(handedTo call: NodeID) -> [TypeID] {
        CallArguments(call, in: file, index, typer).all.flatMap { argument in
            let handed = objects(in: argument.value).map(\.type)
            guard handed.isEmpty, tree.kind(argument.value) == .memberExpression,
                let base = tree.firstChild(argument.value), let object = object(base)
            else { return handed }
            return [object]
        }
    }

    /// Whose initialiser or method a call is; nil for one of the SDK, which makes other streams.
    private func receiver(of call: NodeID) -> TypeID? {
        switch types.callee(of: call) {
        case .construction(let type): return type.declaration
        case .member(let member):
            guard let callee = tree.firstChild(call), tree.kind(callee) == .memberExpression,
                let base = tree.firstChild(callee)
            else { return index[member].owner }
            return object(base)
        case .localFunction, nil: return nil
        }
    }
}
