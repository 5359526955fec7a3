import Syntax

/// What the code around `.name` expects to stand there.
extension Evaluation {
    /// The type that the surroundings of an implicit member tell: an annotation, a parameter, the
    /// property assigned to, what the body around returns.
    func contextualType(of node: NodeID, _ depth: Int) -> SwiftType? {
        guard depth < ExpressionTyper.maximumDepth else { return nil }
        var value = node
        while let parent = tree.parent(value), startsChain(value, parent) { value = parent }
        guard let parent = tree.parent(value) else { return nil }
        switch tree.kind(parent) {
        case .argument: return parameterType(of: parent, isConstruction(node), depth)
        case .initializer: return annotation(of: parent)
        case .sequenceExpression: return assignedType(value, in: parent, depth)
        case .returnStatement: return isConstruction(node) ? resultType(around: parent) : nil
        case .codeBlock:
            guard isConstruction(node), tree.firstChild(parent) == value,
                tree.subtreeEnd(value) == tree.subtreeEnd(parent)
            else { return nil }
            return resultType(around: parent)
        default: return nil
        }
    }

    private func isConstruction(_ node: NodeID) -> Bool {
        file.name(node) == index.words.initializer
    }

    private func startsChain(_ node: NodeID, _ parent: NodeID) -> Bool {
        switch tree.kind(parent) {
        case .callExpression, .memberExpression: tree.firstChild(parent) == node
        case .tryExpression, .awaitExpression: true
        default: false
        }
    }

    private func annotation(of initializer: NodeID) -> SwiftType? {
        guard let holder = tree.parent(initializer) else { return nil }
        let annotation: NodeID?
        switch tree.kind(holder) {
        case .patternBinding, .optionalBinding: annotation = tree.binding(holder).type
        case .parameter: annotation = tree.type(of: holder)
        default: annotation = nil
        }
        return annotation.map { index.resolver.type(of: $0, in: fileID) }
    }

    // MARK: Assignments

    private func assignedType(
        _ value: NodeID, in sequence: NodeID, _ depth: Int
    ) -> SwiftType? {
        guard let target = assignedNode(value, in: sequence) else { return nil }
        let found = type(of: target, depth + 1)
        return found == .unknown ? nil : found
    }

    /// The left side of `left = value`.
    private func assignedNode(_ value: NodeID, in sequence: NodeID) -> NodeID? {
        let parts = Array(tree.children(sequence).prefix(4))
        guard parts.count == 3, tree.kind(parts[1]) == .assignmentOperator, parts[2] == value
        else { return nil }
        return parts[0]
    }

    // MARK: Arguments

    private func parameterType(
        of argument: NodeID, _ isConstruction: Bool, _ depth: Int
    ) -> SwiftType? {
        guard let list = tree.parent(argument), let call = tree.parent(list),
            tree.kind(call) == .callExpression
        else { return nil }
        let label = tree.name(of: argument).map(file.name)
        // Long chains take values without a label at every step; only constructions matter there.
        guard label != nil || isConstruction else { return nil }
        let position = tree.children(list).prefix { $0 != argument }.count
        switch callee(of: call, depth + 1) {
        case .construction(let constructed):
            guard let type = constructed.declaration else {
                return wrappedType(label, call, depth)
            }
            if let initializer = initializer(of: type, for: call) {
                return parameterType(label, position, of: index[initializer].site)
            }
            let property = index[type].members.first {
                index[$0].kind == .property && index[$0].name == label
            }
            return property.map { typer.type(of: $0) }
        case .member(let member):
            return parameterType(label, position, of: index[member].site)
        case .localFunction(let site): return parameterType(label, position, of: site)
        case nil: return wrappedType(label, call, depth)
        }
    }

    private func parameterType(
        _ label: NameID?, _ position: Int, of function: Site
    ) -> SwiftType? {
        let declaring = index[function.file]
        let parameters = declaring.tree.parameters(of: function.node) ?? []
        func word(_ parameter: Parameter) -> NameID? {
            declaring.tree.label(of: parameter, in: function.node).map(declaring.name)
        }
        let parameter = label == nil
            ? parameters.dropFirst(position).first.flatMap { word($0) == nil ? $0 : nil }
            : parameters.first { word($0) == label }
        guard let type = parameter?.type.map({ index.resolver.type(of: $0, in: function.file) })
        else { return nil }
        if case .parameter = type.unwrapped { return nil }
        return type
    }

    /// `_model = State(initialValue: .init())` gives the property `model` its value.
    private func wrappedType(_ label: NameID?, _ call: NodeID, _ depth: Int) -> SwiftType? {
        guard let label, index.words.wrappedValues.contains(label),
            let sequence = tree.parent(call), tree.kind(sequence) == .sequenceExpression,
            let target = assignedNode(call, in: sequence)
        else { return nil }
        let word = tree.mainText(target)
        guard word.hasPrefix("_"), let name = index.names.find(String(word.dropFirst())),
            let owner = index.resolver.enclosingType(of: Site(file: fileID, node: target)),
            let property = index[owner].members.first(where: {
                index[$0].kind == .property && index[$0].name == name
            })
        else { return nil }
        return typer.type(of: property)
    }

    // MARK: Results

    /// What the function or getter around a node returns; nil inside of a closure.
    private func resultType(around node: NodeID) -> SwiftType? {
        var current = node
        while let parent = tree.parent(current) {
            switch tree.kind(parent) {
            case .functionDeclaration, .subscriptDeclaration:
                return tree.resultType(of: parent).map {
                    index.resolver.type(of: $0, in: fileID)
                }
            case .patternBinding:
                return tree.binding(parent).type.map { index.resolver.type(of: $0, in: fileID) }
            case .closureExpression, .memberBlock: return nil
            default: current = parent
            }
        }
        return nil
    }
}
