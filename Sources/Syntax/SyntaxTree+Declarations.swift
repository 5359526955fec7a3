import SourceText

/// One binding of a `var` or `let`: `pattern: type = initialValue { accessors }`.
package struct PatternBinding: Sendable {
    package let node: NodeID
    package fileprivate(set) var pattern: NodeID?
    /// The annotated type of this binding only.
    package fileprivate(set) var type: NodeID?
    /// The expression behind `=`.
    package fileprivate(set) var initialValue: NodeID?
    package fileprivate(set) var accessorBlock: NodeID?
}

/// One parameter of a function, an enum case or a closure.
package struct Parameter: Sendable {
    package let node: NodeID
    package let firstName: NodeID?
    package let secondName: NodeID?
    package let type: NodeID?
    /// The expression behind `=`.
    package let defaultValue: NodeID?

    /// The name that the body knows the argument by; `_` is a name too.
    package var innerName: NodeID? { secondName ?? firstName }
}

/// Declarations by their parts.
extension SyntaxTree {
    /// The `name` node of a declaration, a generic parameter, a capture or a label.
    package func name(of node: NodeID) -> NodeID? { child(node, .name) }

    /// The first child that is a type: an extension's extended type, a typealias's aliased one,
    /// a result, an annotation, an attribute's name.
    package func type(of node: NodeID) -> NodeID? {
        children(node).first { kind($0).isType }
    }

    /// The last child that is a type: what a type is made of, a function type's result.
    package func lastType(of node: NodeID) -> NodeID? {
        var last: NodeID?
        for child in children(node) where kind(child).isType { last = child }
        return last
    }

    /// The types behind the `:` of a type, an extension or an associated type.
    package func inheritedTypes(of node: NodeID) -> [NodeID] {
        child(node, .inheritanceClause).map { Array(children($0)) } ?? []
    }

    /// The result type of a function, subscript or macro, where written.
    package func resultType(of node: NodeID) -> NodeID? {
        child(node, .returnClause).flatMap(type(of:))
    }

    /// The first node behind attributes and modifiers, or the end of the declaration's subtree.
    package func headEnd(of node: NodeID) -> NodeID {
        children(node).first { !kind($0).isHead } ?? subtreeEnd(node)
    }

    /// The attributes before a declaration, a parameter or a type, those in `#if` included.
    package func attributes(of node: NodeID) -> [NodeID] {
        head(of: node, .attribute)
    }

    /// The modifiers before a declaration.
    package func modifiers(of node: NodeID) -> [NodeID] {
        head(of: node, .modifier)
    }

    private func head(of node: NodeID, _ wanted: NodeKind) -> [NodeID] {
        var found: [NodeID] = []
        let end = headEnd(of: node)
        var upcoming = NodeID(node.index + 1)
        while upcoming < end {
            let part = kind(upcoming)
            if part == wanted { found.append(upcoming) }
            let isConfig = part == .ifConfig || part == .ifConfigClause
            upcoming = isConfig ? NodeID(upcoming.index + 1) : subtreeEnd(upcoming)
        }
        return found
    }

    /// The bindings of a `var` or `let`.
    package func bindings(of node: NodeID) -> [PatternBinding] {
        var bindings: [PatternBinding] = []
        for child in children(node) where kind(child) == .patternBinding {
            bindings.append(binding(child))
        }
        return bindings
    }

    /// The parts of a `patternBinding`, `optionalBinding` or `matchingCondition`.
    package func binding(_ node: NodeID) -> PatternBinding {
        var binding = PatternBinding(node: node)
        for child in children(node) {
            switch kind(child) {
            case .typeAnnotation: binding.type = binding.type ?? type(of: child)
            case .initializer: binding.initialValue = binding.initialValue ?? firstChild(child)
            case .accessorBlock: binding.accessorBlock = binding.accessorBlock ?? child
            case let kind: if binding.pattern == nil, kind.isPattern { binding.pattern = child }
            }
        }
        return binding
    }

    /// The expression behind a node's `=`.
    package func initialValue(of node: NodeID) -> NodeID? {
        child(node, .initializer).flatMap { children($0).first { _ in true } }
    }

    /// The `identifierPattern` nodes of a pattern: the names it binds, in source order.
    package func boundNames(in pattern: NodeID) -> [NodeID] {
        subtree(pattern).filter { kind($0) == .identifierPattern }
    }

    /// The elements of an enum's `case`.
    package func caseElements(of node: NodeID) -> [NodeID] {
        children(node).filter { kind($0) == .enumCaseElement }
    }

    /// The parameters of a function, initialiser, subscript, macro, enum case element or closure
    /// signature; nil where it has no parameter clause.
    package func parameters(of node: NodeID) -> [Parameter]? {
        guard let clause = child(node, .parameterClause) else { return nil }
        var parameters: [Parameter] = []
        parameters.reserveCapacity(children(clause).count { _ in true })
        for child in children(clause) where kind(child) == .parameter {
            parameters.append(parameter(child))
        }
        return parameters
    }

    /// The parts of a `parameter`.
    package func parameter(_ node: NodeID) -> Parameter {
        let names = names(ofParameter: node)
        return Parameter(
            node: node, firstName: names.first, secondName: names.second, type: type(of: node),
            defaultValue: initialValue(of: node)
        )
    }

    /// The name that a function's body knows a parameter by.
    package func innerName(ofParameter node: NodeID) -> NodeID? {
        let names = names(ofParameter: node)
        return names.second ?? names.first
    }

    private func names(ofParameter node: NodeID) -> (first: NodeID?, second: NodeID?) {
        var first: NodeID?
        for child in children(node) where kind(child) == .name {
            if first != nil { return (first, child) }
            first = child
        }
        return (first, nil)
    }

    /// The name under which callers pass an argument; nil where they pass it without one.
    package func label(of parameter: Parameter, in declaration: NodeID) -> NodeID? {
        guard let first = parameter.firstName, !isWord(first, "_") else { return nil }
        switch kind(declaration) {
        case .subscriptDeclaration: return parameter.secondName == nil ? nil : first
        case .functionDeclaration: return isOperatorFunction(declaration) ? nil : first
        default: return first
        }
    }

    /// Whether a function is named by an operator.
    package func isOperatorFunction(_ node: NodeID) -> Bool {
        guard let name = name(of: node) else { return false }
        return mainKind(name) != .identifier && mainKind(name) != .dollarIdentifier
    }

    /// Whether a declaration stands at the top level of its file or among a type's members,
    /// conditional compilation aside.
    package func isGlobalOrMember(_ node: NodeID) -> Bool {
        var outer = parent(node)
        while let current = outer {
            switch kind(current) {
            case .sourceFile, .memberBlock: return true
            case .ifConfig, .ifConfigClause: outer = parent(current)
            default: return false
            }
        }
        return false
    }

    /// The keyword between `import` and the path (`class`, `func` …), where written.
    package func importKind(of node: NodeID) -> SourceRange? {
        guard let path = child(node, .importPath) else { return nil }
        let gap = SourceRange(start: mainRange(node).end, end: start(path))
        if source.bytes[Int(gap.start)..<Int(gap.end)].allSatisfy({ $0 == 0x20 }) { return nil }
        return source.bytes.withUnsafeBufferPointer { buffer in
            let bytes = ArrayView(UnsafeBufferPointer(rebasing: buffer[..<Int(gap.end)]))
            return Tokenizer.firstToken(from: Int(gap.start), in: bytes)?.range
        }
    }

    /// Whether an attribute belongs to the language (`@objc`, `@available`, `@_spi`): its name
    /// begins with a lower-case letter or `_`, and what its arguments name is no code.
    package func isLanguageAttribute(_ node: NodeID) -> Bool {
        guard let type = type(of: node) else { return false }
        var range = range(type)
        if source.bytes[Int(range.start)..<Int(range.end)].first == UInt8(ascii: "`") {
            range.start += 1
        }
        guard let first = firstScalar(in: range) else { return false }
        return first == "_" || first.properties.generalCategory == .lowercaseLetter
    }
}
