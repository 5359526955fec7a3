/// Some kinds of nodes, which a walk asks of every node on its way.
package struct NodeKinds: Sendable, ExpressibleByArrayLiteral {
    private let isMember: ContiguousArray<Bool>

    package init(arrayLiteral kinds: NodeKind...) { self.init(kinds) }

    private init(_ kinds: some Sequence<NodeKind>) {
        var isMember = ContiguousArray(repeating: false, count: 256)
        for kind in kinds { isMember[Int(kind.rawValue)] = true }
        self.isMember = isMember
    }

    /// What has a member block: types, protocols and extensions.
    package static let memberScopes: NodeKinds = [
        .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration,
        .protocolDeclaration, .extensionDeclaration,
    ]

    package func union(_ others: NodeKinds) -> NodeKinds {
        NodeKinds((UInt8.min...UInt8.max).lazy.compactMap { value in
            isMember[Int(value)] || others.isMember[Int(value)] ? NodeKind(rawValue: value) : nil
        })
    }

    package func contains(_ kind: NodeKind) -> Bool {
        isMember[Int(unsafeBitCast(kind, to: UInt8.self))]
    }
}

extension SyntaxTree {
    /// The nearest node around a node that is of one of some kinds, with its child on the way.
    package func ancestor(
        of node: NodeID, in kinds: NodeKinds
    ) -> (outer: NodeID, inner: NodeID)? {
        var inner = node
        while inner.rawValue > 0 {
            let outer = NodeID(rawValue: inner.rawValue &- parentDistance(inner))
            if kinds.contains(kind(outer)) { return (outer, inner) }
            inner = outer
        }
        return nil
    }

    /// The node itself or the nearest one around it that is of one of some kinds.
    package func nearest(to node: NodeID, in kinds: NodeKinds) -> NodeID? {
        kinds.contains(kind(node)) ? node : ancestor(of: node, in: kinds)?.outer
    }
}
