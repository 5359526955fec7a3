import Syntax

extension SyntaxTree {
    /// The expression that a function's or a getter's body returns, where there is only one.
    func returnedExpression(of declaration: NodeID) -> NodeID? {
        guard let body = body(of: declaration) else { return nil }
        let statements = Array(children(body))
        guard let last = statements.last else { return nil }
        if kind(last) == .returnStatement { return firstChild(last) }
        return statements.count == 1 && !kind(last).isDeclaration ? last : nil
    }

    private func body(of declaration: NodeID) -> NodeID? {
        child(declaration, .codeBlock) ?? getterBody(of: declaration)
    }

    /// The body that gives the value of a computed property or subscript.
    package func getterBody(of declaration: NodeID) -> NodeID? {
        guard let block = child(declaration, .accessorBlock) else { return nil }
        if let body = child(block, .codeBlock) { return body }
        for accessor in children(block) where isWord(accessor, "get") {
            return child(accessor, .codeBlock)
        }
        return nil
    }
}
