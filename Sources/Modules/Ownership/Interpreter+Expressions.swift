import Dependencies
import Syntax

/// Expressions as objects.
extension Interpreter {
    mutating func evaluate(_ node: NodeID) -> HeapValue {
        guard enter() else { return .nothing }
        defer { leave() }
        switch tree.kind(node) {
        case .identifierExpression: return value(of: file.name(node), at: node)
        case .memberExpression: return member(node)
        case .callExpression: return call(node)
        case .closureExpression: return closure(node)
        case .sequenceExpression: return sequence(node)
        case .tupleExpression: return tuple(node)
        case .arrayExpression, .dictionaryExpression: return collection(node)
        case .nilLiteral: return .nilValue
        case .optionalChaining, .forceUnwrap, .tryExpression, .awaitExpression,
            .keywordExpression, .inOutExpression, .argument:
            return tree.lastChild(node).map { evaluate($0) } ?? .nothing
        case .subscriptExpression: return element(node)
        case .ifStatement, .switchStatement, .doStatement:
            run(node)
            return .nothing
        default: return .nothing
        }
    }

    // MARK: Names

    mutating func value(of name: NameID, at node: NodeID) -> HeapValue {
        if name == index.words.selfValue || name == index.words.superValue {
            return locals.selfObject.map(HeapValue.object) ?? HeapValue(type: locals.type)
        }
        if name == index.words.selfType { return HeapValue(type: locals.type) }
        if let local = local(name) { return local }
        if index.startsUppercase(name) {
            switch index.resolver.type(named: name, at: site(node)) {
            case .declared(let type, _): return HeapValue(type: type)
            case .parameter(let parameter, _):
                if let type = meaning(of: parameter) { return HeapValue(type: type) }
            default: break
            }
        }
        if let function = LocalScope(file).function(named: name, at: node) {
            return localFunction(function)
        }
        if let object = locals.selfObject, let member = implicitMember(name),
            !index[member].isStatic
        {
            return read(member, of: object, at: node)
        }
        if let object = locals.selfObject, facts.effects(of: name).contains(.projection) {
            return projected(name, of: object, at: node)
        }
        if let object = locals.selfObject, locals.type != nil,
            facts.effects(of: name).contains(.part)
        {
            return part(name, of: object, at: node)
        }
        return global(name, at: node)
    }

    /// A global or static variable belongs to everybody.
    private mutating func global(_ name: NameID, at node: NodeID) -> HeapValue {
        let own = locals.owner.flatMap { facts.property(name, in: $0) }
        guard let member = own ?? index.table.globalMembers[name]?.first,
            index[member].kind == .property
        else { return .nothing }
        if !index[member].isStored { return runStatic(member, of: locals.type) }
        return outsideObject(facts.graph.typer.concreteType(of: member), at: node)
    }

    /// `$count` is a stream without an end.
    private mutating func projected(
        _ name: NameID, of object: ObjectID, at node: NodeID
    ) -> HeapValue {
        part(name, of: object, "stream", at: node)
    }

    /// A member that a word means without `self.`.
    @inline(__always)
    func implicitMember(_ name: NameID) -> MemberID? {
        locals.type.flatMap { facts.member(name, in: $0) }
    }

    @inline(__always)
    func implicitProperty(_ name: NameID) -> MemberID? {
        locals.type.flatMap { facts.property(name, in: $0) }
    }

    // MARK: Members

    private mutating func member(_ node: NodeID) -> HeapValue {
        guard let base = tree.base(ofMember: node) else { return .nothing }
        let name = file.name(node)
        let receiver = evaluate(base)
        if name == index.words.selfValue { return receiver }
        if let element = element(named: name, node, of: receiver) { return element }
        if let type = receiver.type { return staticMember(name, of: type, node) }
        var found = HeapValue.nothing
        for object in receiver.objects {
            if let type = heap[object].type, let member = facts.member(name, in: type) {
                found = found.joined(read(member, of: object, at: node))
            } else {
                found = found.joined(sdkMember(name, of: object, at: node))
            }
        }
        return found
    }

    private func element(
        named name: NameID, _ member: NodeID, of value: HeapValue
    ) -> HeapValue? {
        guard !value.elements.isEmpty else { return nil }
        if let labelled = value.elements.first(where: { $0.label == name && name != .none }) {
            return labelled.value
        }
        guard let position = Int(tree.mainText(member)), position < value.elements.count
        else { return nil }
        return value.elements[position].value
    }

    /// What an SDK object gives: its content, a part that it holds, a stream.
    private mutating func sdkMember(
        _ name: NameID, of object: ObjectID, at node: NodeID
    ) -> HeapValue {
        if let targets = heap.targets(of: .part(name), in: object) {
            return givenBack(targets, name, of: object, at: node)
        }
        let effects = facts.effects(of: name)
        if effects.contains(.content) {
            let held = contents(of: .object(object))
            if !held.isEmpty { return HeapValue(objects: held) }
        }
        if effects.contains(.projection) { return projected(name, of: object, at: node) }
        return effects.contains(.part) ? part(name, of: object, at: node) : .nothing
    }

    /// What gives back an object that it was made with has kept it.
    private mutating func givenBack(
        _ targets: Few<ObjectID>, _ name: NameID, of object: ObjectID, at node: NodeID
    ) -> HeapValue {
        if heap[object].kind == .unknown {
            heap.set(
                .part(name), of: object, to: targets, strength: .strong, at: site(node),
                branch: nil)
        }
        return HeapValue(objects: targets)
    }

    private mutating func part(
        _ name: NameID, of object: ObjectID, _ kind: String? = nil, at node: NodeID
    ) -> HeapValue {
        if let targets = heap.targets(of: .part(name), in: object) {
            return HeapValue(objects: targets)
        }
        let made = heap.add(.container(kind ?? index.text(name)), at: site(node))
        // What is not known is not known to hold either.
        let strength: Strength = heap[object].kind == .unknown ? .weak : .strong
        heap.set(
            .part(name), of: object, to: .one(made), strength: strength, at: site(node),
            branch: nil)
        return .object(made)
    }

    private mutating func staticMember(
        _ name: NameID, of type: TypeID, _ node: NodeID
    ) -> HeapValue {
        let property = facts.property(name, in: type).flatMap { index[$0].isStatic ? $0 : nil }
        if let property {
            if !index[property].isStored { return runStatic(property, of: type) }
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
        case .function: return boundMethod(member, of: object, at: node)
        case .property: break
        default: return .nothing
        }
        if let targets = heap.targets(of: .property(member), in: object) {
            return HeapValue(objects: targets)
        }
        if symbol.isStored { return storedValue(member, of: object, at: node) }
        return runGetter(member, of: object)
    }

    /// A stored property that nobody has set: its lazy initial value, or the outside's.
    private mutating func storedValue(
        _ member: MemberID, of object: ObjectID, at node: NodeID
    ) -> HeapValue {
        let symbol = index[member]
        guard symbol.owner != nil else { return .nothing }
        if symbol.traits.contains(.isLazy), !heap[object].isOutside, depth < limits.depth {
            setInitialValue(member, of: object, isLazy: true)
            return HeapValue(objects: heap.targets(of: .property(member), in: object) ?? .none)
        }
        // Only what comes from outside the assembly is held without having been set here.
        guard heap[object].isOutside else { return .nothing }
        let value = outsideObject(facts.graph.typer.type(of: member), at: node)
        heap.set(
            .property(member), of: object, to: value.objects, strength: strength(of: member),
            at: site(node), branch: nil)
        return value
    }

    /// - Parameter object: Whose property it is; nil for one of a type or of none.
    mutating func runGetter(_ member: MemberID, of object: ObjectID?) -> HeapValue {
        runGetter(member, bodyLocals(of: object, index[member].owner))
    }

    private mutating func runStatic(_ member: MemberID, of type: TypeID?) -> HeapValue {
        var callee = bodyLocals(of: nil, index[member].owner)
        callee.type = type ?? callee.owner
        return runGetter(member, callee)
    }

    private mutating func runGetter(_ member: MemberID, _ callee: LocalValues) -> HeapValue {
        let symbol = index[member]
        guard let body = index[symbol.site.file].tree.getterBody(of: symbol.binding) else {
            return .nothing
        }
        return runBody(body, in: symbol.site.file, callee)
    }

    /// `presenter.didTap` as a value keeps the presenter.
    private mutating func boundMethod(
        _ member: MemberID, of object: ObjectID, at node: NodeID
    ) -> HeapValue {
        let closure = heap.add(.closure, at: site(node))
        heap.hold(.one(object), in: closure, at: site(node), branch: branch)
        closures[closure] = ClosureBody(
            code: .method(member, of: object), file: index[member].site.file, locals: locals)
        return .object(closure)
    }

    /// An object that the outside owns.
    mutating func outsideObject(_ type: SwiftType, at node: NodeID) -> HeapValue {
        let declared = type.parts.compactMap(\.declaration).first
        var kind = HeapObject.Kind.unknown
        switch declared.map({ index[$0].kind }) {
        case .class, .actor: kind = declared.map(HeapObject.Kind.instance) ?? .unknown
        case .struct, .enum: kind = declared.map(HeapObject.Kind.value) ?? .unknown
        default:
            if case .external(let name, _) = type.unwrapped,
                facts.effects(of: name).contains(.container)
            {
                kind = .container(SDKEffects.containerName(index.text(name)))
            }
        }
        let object = heap.add(kind, at: site(node))
        heap[object].isOutside = true
        return .object(object)
    }
}
