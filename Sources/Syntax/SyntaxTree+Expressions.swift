/// Expressions by their parts.
extension SyntaxTree {
    /// The expression before the dot of a `memberExpression`; nil for `.name`.
    package func base(ofMember member: NodeID) -> NodeID? {
        guard let first = firstChild(member) else { return nil }
        switch kind(first) {
        case .genericArgumentClause, .declNameArguments: return nil
        default: return first
        }
    }
}
