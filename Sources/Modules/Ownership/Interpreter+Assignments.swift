import Dependencies
import Syntax

/// Assignments as references.
extension Interpreter {
    mutating func assign(_ value: HeapValue, to node: NodeID, isNil: Bool) {
        switch tree.kind(node) {
        case .identifierExpression: assign(value, toName: file.name(node), node)
        case .memberExpression:
            guard let base = tree.children(node).first(where: { _ in true }) else { return }
            let receiver = evaluate(base)
            for object in receiver.objects {
                assign(value, toMember: file.name(node), of: object, node)
            }
        case .optionalChaining, .forceUnwrap:
            guard let inner = tree.children(node).first(where: { _ in true }) else { return }
            assign(value, to: inner, isNil: isNil)
        case .subscriptExpression: insert(value, into: node)
        case .tupleExpression:
            for (position, argument) in tree.children(node).enumerated() {
                guard let part = tree.children(argument).reversed().first,
                    position < value.elements.count
                else { continue }
                assign(value.elements[position].value, to: part, isNil: false)
            }
        default: return
        }
    }

    private mutating func assign(_ value: HeapValue, toName name: NameID, _ node: NodeID) {
        if locals[name] != nil {
            locals[name] = isConditional ? (locals[name] ?? .nothing).joined(value) : value
            return
        }
        guard let object = locals.selfObject, let member = implicitMember(name),
            index[member].kind == .property
        else {
            locals[name] = value
            return
        }
        put(value, into: member, of: object, node)
    }

    private mutating func assign(
        _ value: HeapValue, toMember name: NameID, of object: ObjectID, _ node: NodeID
    ) {
        guard let type = heap[object].type else { return hold(value, in: object, name, node) }
        let member = facts.graph.typer.members.matches(name, in: .declared(type, []))
            .map(\.member).first { index[$0].kind == .property }
        guard let member else { return hold(value, in: object, name, node) }
        put(value, into: member, of: object, node)
    }

    /// A property of the SDK: its delegates, data sources and targets are weak, what else it keeps
    /// is its own matter.
    private mutating func hold(
        _ value: HeapValue, in object: ObjectID, _ name: NameID, _ node: NodeID
    ) {
        let text = index.text(name).lowercased()
        if ["delegate", "datasource", "target"].contains(where: text.hasSuffix) { return }
        if case .container = heap[object].kind {
            for target in value.allObjects {
                heap.addEdge(HeapEdge(
                    from: object, to: target, strength: .strong, property: nil, site: site(node),
                    isConditional: isConditional))
            }
            return
        }
        for target in value.allObjects { escape(target, through: index.text(name)) }
    }

    /// Sets a property, and runs the observer or setter behind it.
    mutating func put(
        _ value: HeapValue, into member: MemberID, of object: ObjectID, _ node: NodeID
    ) {
        let symbol = index[member]
        guard symbol.isStored else { return runSetter(member, of: object, value) }
        var targets = value.objects
        if !value.elements.isEmpty {
            targets += container("tuple", holding: value.allObjects, at: node).objects
        }
        heap.set(
            member, of: object, to: targets, strength: index[member].strength, at: site(node),
            isConditional: isConditional, keepsOld: keepsOld)
        runObserver(member, of: object, value)
    }

    private mutating func runSetter(_ member: MemberID, of object: ObjectID, _ value: HeapValue) {
        runAccessor(["set"], of: member, object, named: "newValue", value)
    }

    private mutating func runObserver(
        _ member: MemberID, of object: ObjectID, _ value: HeapValue
    ) {
        runAccessor(["didSet", "willSet"], of: member, object, named: "newValue", value)
    }

    private mutating func runAccessor(
        _ words: [String], of member: MemberID, _ object: ObjectID, named standard: String,
        _ value: HeapValue
    ) {
        let symbol = index[member]
        let source = index[symbol.site.file].tree
        guard let block = source.child(symbol.binding, .accessorBlock) else { return }
        for accessor in source.children(block) where words.contains(source.mainText(accessor)) {
            guard let body = source.child(accessor, .codeBlock) else { continue }
            var callee = LocalValues()
            callee.selfObject = object
            callee.type = heap[object].type ?? symbol.owner
            if let name = source.name(of: accessor) {
                callee[index[symbol.site.file].name(name)] = value
            } else if let name = index.names.find(standard) {
                callee[name] = value
            }
            _ = runBody(body, in: symbol.site.file, callee, isExpression: false)
        }
    }

    /// `children[id] = child` keeps the child in the collection.
    private mutating func insert(_ value: HeapValue, into node: NodeID) {
        guard let base = tree.children(node).first(where: { _ in true }) else { return }
        let receiver = evaluate(base)
        guard receiver.objects.isEmpty else {
            for object in receiver.objects { hold(value, in: object, .none, node) }
            return
        }
        guard let owner = collectionOwner(base) else {
            for target in value.allObjects { escape(target, through: "[]") }
            return
        }
        let container = container("collection", holding: value.allObjects, at: node)
        put(container, into: owner.member, of: owner.object, node)
    }

    /// The object and property that an expression like `self.children` names.
    func collectionOwner(_ node: NodeID) -> (object: ObjectID, member: MemberID)? {
        guard let object = locals.selfObject else { return nil }
        switch tree.kind(node) {
        case .identifierExpression:
            guard locals[file.name(node)] == nil, let member = implicitMember(file.name(node))
            else { return nil }
            return (object, member)
        case .memberExpression:
            guard let base = tree.children(node).first(where: { _ in true }),
                tree.kind(base) == .identifierExpression,
                file.name(base) == index.words.selfValue,
                let member = implicitMember(file.name(node))
            else { return nil }
            return (object, member)
        default: return nil
        }
    }

    /// An object that unknown code may keep, with all that it holds.
    mutating func escape(_ object: ObjectID, through name: String) {
        guard heap[object].escape == nil else { return }
        heap[object].escape = name
    }
}
