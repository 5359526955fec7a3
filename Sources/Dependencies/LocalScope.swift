import Syntax

/// What a lower-case word means inside a body, found by walking outwards from its use.
package enum LocalBinding: Sendable {
    /// A parameter of a function, initialiser, subscript or closure; the `parameter` node.
    case parameter(NodeID)
    /// A `patternBinding` of a local `let` or `var`, with the bound name.
    case variable(NodeID, name: NodeID)
    /// `if let`, `guard let`, `while let`; the `optionalBinding` node.
    case optionalBinding(NodeID)
    /// A name bound by a loop, a case, a catch or an accessor.
    case pattern(NodeID)
    /// A capture with a value of its own; the `capture` node.
    case capture(NodeID)
    case function(NodeID)
}

/// Looks words up in the bodies of one file.
package struct LocalScope: Sendable {
    let file: ProjectFile
    private let tree: SyntaxTree

    package init(_ file: ProjectFile) {
        self.file = file
        tree = file.tree
    }

    /// The innermost binding of a word around a node; nil where the word is a member or global.
    package func binding(of name: NameID, at node: NodeID) -> LocalBinding? {
        guard file.mayBeLocal(name) else { return nil }
        var start = node
        while let (outer, inner) = tree.ancestor(of: start, in: Self.scopes) {
            let kind = tree.kind(outer)
            if kind.hasMembers { return nil }
            if let found = binding(of: name, in: outer, kind, before: inner) { return found }
            start = outer
        }
        return nil
    }

    /// The function inside a body that a word means.
    package func function(named name: NameID, at node: NodeID) -> NodeID? {
        guard file.hasLocalFunction(name),
            case .function(let function)? = binding(of: name, at: node)
        else { return nil }
        return function
    }

    /// What may bind a word, and what ends the search.
    private static let scopes = NodeKinds.memberScopes.union([
        .codeBlock, .conditionList, .ifClause, .whileStatement, .closureExpression,
        .functionDeclaration, .initializerDeclaration, .subscriptDeclaration, .macroDeclaration,
        .accessor, .forStatement, .switchCase, .catchClause, .caseItem,
    ])

    private func binding(
        of name: NameID, in outer: NodeID, _ kind: NodeKind, before inner: NodeID
    ) -> LocalBinding? {
        switch kind {
        case .codeBlock: return statementBinding(name, in: outer, before: inner)
        case .conditionList: return conditionBinding(name, in: outer, before: inner)
        case .ifClause, .whileStatement:
            guard tree.kind(inner) == .codeBlock, let list = tree.child(outer, .conditionList)
            else { return nil }
            return conditionBinding(name, in: list, before: tree.subtreeEnd(list))
        case .closureExpression: return closureBinding(name, in: outer, inner)
        case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration,
            .macroDeclaration:
            return parameterBinding(name, in: outer)
        case .accessor:
            return tree.name(of: outer).flatMap { file.name($0) == name ? .pattern($0) : nil }
        case .forStatement, .switchCase, .catchClause, .caseItem:
            switch tree.kind(inner) {
            case .codeBlock, .whereCondition:
                return patternBinding(name, in: outer, before: inner)
            default: return nil
            }
        default: return nil
        }
    }

    private func statementBinding(
        _ name: NameID, in block: NodeID, before end: NodeID
    ) -> LocalBinding? {
        if file.longBlocks.contains(block) {
            return file.longBlocks.statements(binding: name, in: block, before: end).lazy
                .compactMap { binding(of: name, by: $0) }.first
        }
        var found: LocalBinding?
        for statement in tree.children(block)
        where statement < end || tree.kind(statement) == .functionDeclaration {
            found = binding(of: name, by: statement) ?? found
        }
        return found
    }

    /// What a statement makes of a word for those behind it.
    private func binding(of name: NameID, by statement: NodeID) -> LocalBinding? {
        switch tree.kind(statement) {
        case .functionDeclaration:
            guard let word = tree.name(of: statement), file.name(word) == name else { return nil }
            return .function(statement)
        case .variableDeclaration: return variableBinding(name, in: statement)
        case .guardStatement:
            guard let list = tree.child(statement, .conditionList) else { return nil }
            return conditionBinding(name, in: list, before: tree.subtreeEnd(list))
        default: return nil
        }
    }

    private func variableBinding(_ name: NameID, in declaration: NodeID) -> LocalBinding? {
        for binding in tree.children(declaration) where tree.kind(binding) == .patternBinding {
            guard let pattern = tree.firstChild(binding) else { continue }
            if let bound = bound(name, in: pattern) { return .variable(binding, name: bound) }
        }
        return nil
    }

    private func conditionBinding(
        _ name: NameID, in list: NodeID, before end: NodeID
    ) -> LocalBinding? {
        var found: LocalBinding?
        for condition in tree.children(list) where condition < end {
            switch tree.kind(condition) {
            case .optionalBinding:
                if binds(condition, name) { found = .optionalBinding(condition) }
            case .matchingCondition:
                if let bound = bound(name, in: condition) { found = .pattern(bound) }
            default: continue
            }
        }
        return found
    }

    private func binds(_ condition: NodeID, _ name: NameID) -> Bool {
        guard let pattern = tree.children(condition).first(where: { tree.kind($0).isPattern })
        else { return false }
        return bound(name, in: pattern) != nil
    }

    private func bound(_ name: NameID, in node: NodeID) -> NodeID? {
        if tree.kind(node) == .identifierPattern { return file.name(node) == name ? node : nil }
        return tree.subtree(node).first {
            tree.kind($0) == .identifierPattern && file.name($0) == name
        }
    }

    private func patternBinding(
        _ name: NameID, in outer: NodeID, before end: NodeID
    ) -> LocalBinding? {
        for child in tree.children(outer) where child < end {
            if let bound = bound(name, in: child) { return .pattern(bound) }
        }
        return nil
    }

    private func closureBinding(
        _ name: NameID, in closure: NodeID, _ inner: NodeID
    ) -> LocalBinding? {
        guard let signature = tree.child(closure, .closureSignature), signature != inner
        else { return nil }
        if let captures = tree.child(signature, .captureList) {
            for capture in tree.children(captures) {
                guard let word = tree.name(of: capture), file.name(word) == name,
                    tree.initialValue(of: capture) != nil
                else { continue }
                return .capture(capture)
            }
        }
        return parameterBinding(name, in: signature)
    }

    private func parameterBinding(_ name: NameID, in declaration: NodeID) -> LocalBinding? {
        guard let clause = tree.child(declaration, .parameterClause) else { return nil }
        for parameter in tree.children(clause) where tree.kind(parameter) == .parameter {
            guard let word = tree.innerName(ofParameter: parameter), file.name(word) == name
            else { continue }
            return .parameter(parameter)
        }
        return nil
    }
}
