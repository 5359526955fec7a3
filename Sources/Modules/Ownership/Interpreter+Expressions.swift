import Dependencies
import Syntax

/// Expressions as objects.
extension Interpreter {
    mutating func evaluate(_ node: NodeID) -> HeapValue {
        steps += 1
        guard steps < Self.maximumSteps else { return .nothing }
        switch tree.kind(node) {
        case .identifierExpression: return value(of: file.name(node), at: node)
        case .memberExpression: return member(node)
        case .callExpression: return call(node)
        case .closureExpression: return closure(node)
        case .sequenceExpression: return sequence(node)
        case .tupleExpression: return tuple(node)
        case .arrayExpression, .dictionaryExpression: return collection(node)
        case .optionalChaining, .forceUnwrap, .tryExpression, .awaitExpression,
            .keywordExpression, .inOutExpression, .argument:
            return tree.children(node).reversed().first.map { evaluate($0) } ?? .nothing
        case .subscriptExpression: return element(node)
        case .ifStatement, .switchStatement, .doStatement:
            run(node)
            return .nothing
        default: return .nothing
        }
    }

    // MARK: Names

    mutating func value(of name: NameID, at node: NodeID) -> HeapValue {
        if name == index.words.selfValue {
            return locals.selfObject.map(HeapValue.object) ?? .nothing
        }
        if let local = locals[name] { return local }
        if index.names.startsUppercase(name) {
            if let type = index.resolver.type(named: name, at: site(node)).declaration {
                return HeapValue(type: type)
            }
        }
        if let object = locals.selfObject, let member = implicitMember(name) {
            return read(member, of: object, at: node)
        }
        return .nothing
    }

    /// A member that a word means without `self.`.
    func implicitMember(_ name: NameID) -> MemberID? {
        guard let type = locals.type else { return nil }
        return facts.graph.typer.members.matches(name, in: .declared(type, [])).first?.member
    }

    // MARK: Members

    private mutating func member(_ node: NodeID) -> HeapValue {
        guard let base = tree.children(node).first(where: { _ in true }),
            tree.kind(base) != .genericArgumentClause, tree.kind(base) != .declNameArguments
        else { return .nothing }
        let name = file.name(node)
        let receiver = evaluate(base)
        if name == index.words.selfValue { return receiver }
        if let element = element(named: name, tree.mainText(node), of: receiver) { return element }
        if let type = receiver.type { return staticMember(name, of: type, node) }
        var found = HeapValue.nothing
        for object in receiver.objects {
            guard let type = heap[object].type,
                let member = facts.graph.typer.members.matches(name, in: .declared(type, []))
                    .first?.member
            else {
                found = found.joined(containerMember(name, of: object))
                continue
            }
            found = found.joined(read(member, of: object, at: node))
        }
        return found
    }

    private func element(
        named name: NameID, _ text: String, of value: HeapValue
    ) -> HeapValue? {
        guard !value.elements.isEmpty else { return nil }
        if let labelled = value.elements.first(where: { $0.label == name && name != .none }) {
            return labelled.value
        }
        guard let position = Int(text), position < value.elements.count else { return nil }
        return value.elements[position].value
    }

    /// `hosting.rootView` gives what the container was made with.
    private func containerMember(_ name: NameID, of object: ObjectID) -> HeapValue {
        guard index.text(name) == "rootView" || index.text(name) == "rootViewController" else {
            return .nothing
        }
        return HeapValue(objects: heap.finalEdges.filter { $0.from == object }.map(\.to))
    }

    private mutating func staticMember(
        _ name: NameID, of type: TypeID, _ node: NodeID
    ) -> HeapValue {
        let members = index[type].members.filter { index[$0].name == name && index[$0].isStatic }
        if let property = members.first(where: { index[$0].kind == .property }) {
            // A static object belongs to everybody.
            return outsideObject(facts.graph.typer.concreteType(of: property), at: node)
        }
        if let nested = index.resolver.nestedType(name, in: type) { return HeapValue(type: nested) }
        return .nothing
    }

    /// What a property gives: what was put into it, what its getter makes, or, for a property
    /// that code elsewhere fills, something from outside.
    mutating func read(_ member: MemberID, of object: ObjectID, at node: NodeID) -> HeapValue {
        let symbol = index[member]
        switch symbol.kind {
        case .function: return boundMethod(of: object, at: node)
        case .property: break
        default: return .nothing
        }
        if let targets = heap.targets(of: member, in: object) {
            return HeapValue(objects: targets)
        }
        if symbol.isStored { return storedValue(member, of: object, at: node) }
        return runGetter(member, of: object)
    }

    /// A stored property that nobody has set: its lazy initial value, or the outside's.
    private mutating func storedValue(
        _ member: MemberID, of object: ObjectID, at node: NodeID
    ) -> HeapValue {
        guard index[member].owner != nil else { return .nothing }
        let type = facts.graph.typer.type(of: member)
        // Only what comes from outside the assembly is held without having been set here.
        guard heap[object].isOutside else { return .nothing }
        let value = outsideObject(type, at: node)
        heap.set(
            member, of: object, to: value.objects, strength: index[member].strength,
            at: site(node), isConditional: false)
        return value
    }

    mutating func runGetter(_ member: MemberID, of object: ObjectID) -> HeapValue {
        let symbol = index[member]
        let source = index[symbol.site.file].tree
        guard let block = source.child(symbol.binding, .accessorBlock) else { return .nothing }
        var callee = LocalValues()
        callee.selfObject = object
        callee.type = heap[object].type ?? symbol.owner
        if let body = source.child(block, .codeBlock) {
            return runBody(body, in: symbol.site.file, callee)
        }
        for accessor in source.children(block)
        where source.isWord(source.mainToken(accessor), "get") {
            guard let body = source.child(accessor, .codeBlock) else { continue }
            return runBody(body, in: symbol.site.file, callee)
        }
        return .nothing
    }

    /// `presenter.didTap` as a value keeps the presenter.
    private mutating func boundMethod(of object: ObjectID, at node: NodeID) -> HeapValue {
        let closure = heap.add(.closure, at: site(node))
        heap.addEdge(HeapEdge(
            from: closure, to: object, strength: .strong, property: nil, site: site(node),
            isConditional: isConditional))
        return .object(closure)
    }

    /// An object that the outside owns.
    mutating func outsideObject(_ type: SwiftType, at node: NodeID) -> HeapValue {
        let declared = type.parts.compactMap(\.declaration).first
        let kind: HeapObject.Kind
        switch declared.map({ index[$0].kind }) {
        case .class, .actor: kind = declared.map(HeapObject.Kind.instance) ?? .unknown
        case .struct, .enum: kind = declared.map(HeapObject.Kind.value) ?? .unknown
        default: kind = .unknown
        }
        let object = heap.add(kind, at: site(node))
        heap[object].isOutside = true
        return .object(object)
    }

    // MARK: Literals and operators

    private mutating func tuple(_ node: NodeID) -> HeapValue {
        let arguments = Array(tree.children(node))
        let elements = arguments.map { argument in
            HeapValue.Element(
                label: tree.name(of: argument).map(file.name) ?? .none,
                value: tree.children(argument).reversed().first.map { evaluate($0) } ?? .nothing)
        }
        if elements.count == 1, elements[0].label == .none { return elements[0].value }
        return HeapValue(elements: elements)
    }

    private mutating func collection(_ node: NodeID) -> HeapValue {
        var objects: [ObjectID] = []
        for child in tree.children(node) { objects += evaluate(child).allObjects }
        guard !objects.isEmpty else { return .nothing }
        return container("collection", holding: objects, at: node)
    }

    mutating func container(
        _ name: String, holding objects: [ObjectID], at node: NodeID
    ) -> HeapValue {
        let container = heap.add(.container(name), at: site(node))
        for object in objects {
            heap.addEdge(HeapEdge(
                from: container, to: object, strength: .strong, property: nil, site: site(node),
                isConditional: isConditional))
        }
        return .object(container)
    }

    private mutating func element(_ node: NodeID) -> HeapValue {
        guard let base = tree.children(node).first(where: { _ in true }) else { return .nothing }
        let receiver = evaluate(base)
        return HeapValue(objects: receiver.objects.flatMap { object in
            guard case .container = heap[object].kind else { return [ObjectID]() }
            return heap.finalEdges.filter { $0.from == object }.map(\.to)
        })
    }

    private mutating func sequence(_ node: NodeID) -> HeapValue {
        let parts = Array(tree.children(node))
        guard let first = parts.first else { return .nothing }
        if parts.count >= 3, tree.kind(parts[1]) == .assignmentOperator {
            let value = evaluate(Array(parts.dropFirst(2)))
            assign(value, to: first, isNil: tree.kind(parts[2]) == .nilLiteral)
            return .nothing
        }
        return evaluate(parts)
    }

    /// Casts keep the object; of a choice either side may come.
    private mutating func evaluate(_ parts: [NodeID]) -> HeapValue {
        var value = HeapValue.nothing
        for part in parts {
            switch tree.kind(part) {
            case .asOperator, .isOperator, .binaryOperator, .assignmentOperator, .arrowOperator:
                continue
            case .ternaryOperator:
                let inner = tree.children(part).first { _ in true }
                value = inner.map { evaluate($0) } ?? .nothing
            default: value = value.joined(evaluate(part))
            }
        }
        return value
    }
}
