import Dependencies
import Syntax

/// Assignments as references.
extension Interpreter {
    mutating func assign(_ value: HeapValue, to node: NodeID) {
        switch tree.kind(node) {
        case .identifierExpression: assign(value, toName: file.name(node), node)
        case .memberExpression:
            guard let base = tree.base(ofMember: node) else { return escape(value, node) }
            let receiver = evaluate(base)
            if let type = receiver.type { return assign(value, toStatic: type, node) }
            if receiver.objects.isEmpty { return assignOutOfSight(value, node) }
            for object in receiver.objects {
                alternatives(receiver) { $0.assign(value, toMember: node, of: object) }
            }
        case .optionalChaining, .forceUnwrap:
            guard let inner = tree.firstChild(node) else { return }
            assign(value, to: inner)
        case .subscriptExpression: insert(value, into: node)
        case .tupleExpression:
            for (position, argument) in tree.children(node).enumerated() {
                guard let part = tree.lastChild(argument),
                    position < value.elements.count
                else { continue }
                assign(value.elements[position].value, to: part)
            }
        case .discardExpression: return
        default: escape(value, node)
        }
    }

    /// Of several objects only one is meant.
    mutating func alternatives(_ value: HeapValue, _ body: (inout Interpreter) -> Void) {
        let saved = branch
        if value.objects.count > 1 { branch = heap.newBranch() }
        body(&self)
        branch = saved
    }

    private mutating func escape(_ value: HeapValue, _ node: NodeID) {
        for target in value.allObjects {
            escape(target, through: .text(tree.mainText(node)), node)
        }
    }

    private mutating func assign(_ value: HeapValue, toName name: NameID, _ node: NodeID) {
        if let variable = locals.variables[name] {
            return assign(copied(value), to: variable, node)
        }
        if let object = locals.selfObject, let member = implicitProperty(name) {
            if index[member].isStatic { return shareOut(value) }
            return put(value, into: member, of: object, node)
        }
        if let object = locals.selfObject, locals.type != nil {
            return hold(value, in: object, name, node)
        }
        // A global or static variable.
        shareOut(value)
    }

    private mutating func assign(_ value: HeapValue, toStatic type: TypeID, _ node: NodeID) {
        shareOut(value)
    }

    /// What a global or static variable holds belongs to everybody.
    private mutating func shareOut(_ value: HeapValue) {
        for object in value.allObjects { heap[object].isShared = true }
    }

    /// A property of something that is not known here.
    private mutating func assignOutOfSight(_ value: HeapValue, _ node: NodeID) {
        let effects = facts.effects(of: file.name(node))
        if effects.contains(.weak) { return }
        if effects.contains(.showingProperty) {
            for object in value.allObjects { heap[object].isShown = true }
            return
        }
        escape(value, node)
    }

    private mutating func assign(
        _ value: HeapValue, toMember node: NodeID, of object: ObjectID
    ) {
        let name = file.name(node)
        if let type = heap[object].type, let member = facts.property(name, in: type) {
            return put(value, into: member, of: object, node)
        }
        hold(value, in: object, name, node)
    }

    /// A property of the SDK: its delegates, data sources and targets are weak, containers keep
    /// their content, what else it keeps is its own matter.
    private mutating func hold(
        _ value: HeapValue, in object: ObjectID, _ name: NameID, _ node: NodeID
    ) {
        let effects = facts.effects(of: name)
        if effects.contains(.weak) { return }
        // A closure in a property is always held.
        let isClosure = !value.objects.isEmpty
            && value.objects.allSatisfy { heap[$0].kind == .closure }
        let isContainer: Bool = if case .container = heap[object].kind { true } else { false }
        // Of a class that nobody knows, a property may be weak whatever it is called.
        let isKnown = heap[object].kind != .unknown
        if isKnown && effects.contains(.ownedProperty) || isContainer && isClosure {
            heap.set(
                .part(name), of: object, to: targets(of: value, at: node), strength: .strong,
                at: site(node), branch: branch, keepsOld: keepsOld)
            return
        }
        for target in value.allObjects { escape(target, through: .word(name), node) }
    }

    /// Sets a property, and runs the observer or setter behind it.
    mutating func put(
        _ value: HeapValue, into member: MemberID, of object: ObjectID, _ node: NodeID,
        observes: Bool = true
    ) {
        let symbol = index[member]
        guard symbol.isStored else {
            return runAccessor(["set"], of: member, object, value)
        }
        // An initialiser sets the properties of its own type without observers.
        let isSilent = !observes || locals.isInitializing && locals.selfObject == object
            && locals.owner == symbol.owner
        if !isSilent { runAccessor(["willSet"], of: member, object, value) }
        let kept = copied(value)
        heap.set(
            .property(member), of: object, to: targets(of: kept, at: node),
            strength: strength(of: member), at: site(node), branch: branch, keepsOld: keepsOld)
        if !isSilent { runAccessor(["didSet"], of: member, object, value) }
    }

    /// What a place holds once a value is in it; the parts of a tuple lie in one.
    mutating func targets(of value: HeapValue, at node: NodeID) -> Few<ObjectID> {
        guard !value.elements.isEmpty else { return value.objects }
        return value.objects + container("tuple", holding: value.allObjects, at: node).objects
    }

    private mutating func runAccessor(
        _ words: [String], of member: MemberID, _ object: ObjectID, _ value: HeapValue
    ) {
        let symbol = index[member]
        let source = index[symbol.site.file]
        guard let block = source.tree.child(symbol.binding, .accessorBlock) else {
            if words == ["set"] {
                for target in value.allObjects {
                    heap[target].escape = heap[target].escape ?? HeapObject.Escape(
                        call: index.text(symbol.name), site: symbol.site)
                }
            }
            return
        }
        for accessor in source.tree.children(block)
        where words.contains(source.tree.mainText(accessor)) {
            guard let body = source.tree.child(accessor, .codeBlock) else { continue }
            var callee = bodyLocals(of: object, symbol.owner)
            if let name = source.tree.name(of: accessor) {
                add(source.name(name), value, to: &callee)
            } else if let name = index.names.find("newValue") {
                add(name, value, to: &callee)
            }
            _ = runBody(body, in: symbol.site.file, callee, isExpression: false)
        }
    }

    // MARK: Collections

    /// `children[id] = child` keeps the child in the collection.
    private mutating func insert(_ value: HeapValue, into node: NodeID) {
        guard let base = tree.firstChild(node) else { return }
        add(value.allObjects, toCollection: base, node)
    }

    /// Puts objects into the collection that an expression names.
    mutating func add(
        _ objects: Few<ObjectID>, toCollection base: NodeID, _ node: NodeID
    ) {
        let receiver = evaluate(base)
        let containers = receiver.objects.filter {
            if case .container = heap[$0].kind { return true }
            return false
        }
        guard containers.isEmpty else {
            for container in containers {
                let strength: Strength = heap[container].kind == .container("weak collection")
                    ? .weak : .strong
                for object in objects {
                    heap.hold(.one(object), in: container, strength, at: site(node), branch: branch)
                }
            }
            return
        }
        guard !objects.isEmpty else { return }
        guard receiver.objects.isEmpty, let owner = collectionOwner(base) else {
            for target in objects { escape(target, through: .text("[]"), node) }
            return
        }
        let made = container("collection", holding: objects, at: node)
        put(made, into: owner.member, of: owner.object, node)
    }

    /// The object and property that an expression like `self.children` names.
    mutating func collectionOwner(_ node: NodeID) -> (object: ObjectID, member: MemberID)? {
        switch tree.kind(node) {
        case .identifierExpression:
            guard let object = locals.selfObject, locals.variables[file.name(node)] == nil,
                let member = implicitProperty(file.name(node)), mayCollect(member)
            else { return nil }
            return (object, member)
        case .memberExpression:
            guard let base = tree.base(ofMember: node), let object = evaluate(base).objects.first,
                let type = heap[object].type,
                let member = facts.property(file.name(node), in: type), mayCollect(member)
            else { return nil }
            return (object, member)
        case .optionalChaining, .forceUnwrap, .inOutExpression:
            let inner = tree.firstChild(node)
            return inner.flatMap { collectionOwner($0) }
        default: return nil
        }
    }

    /// Whether a property holds strongly what is put into it; of what type it is must be known.
    private func mayCollect(_ property: MemberID) -> Bool {
        guard index[property].isStored else { return false }
        switch facts.graph.typer.type(of: property).unwrapped {
        case .unknown, .ambiguous: return false
        case .external(let name, _): return !SDKEffects.isWeakCollection(index.text(name))
        // What an object of the project does with it stands in its own code.
        case .declared(let type, _): return index[type].kind == .struct
        default: return true
        }
    }

    /// An object that unknown code may keep, with all that it holds.
    mutating func escape(
        _ object: ObjectID, through callee: UnreadCallee, _ node: NodeID
    ) {
        guard heap[object].escape == nil else { return }
        heap[object].escape = HeapObject.Escape(call: callee.text(in: index), site: site(node))
    }
}

/// What cannot be read and was handed an object; it is put into words for the first one only.
enum UnreadCallee {
    case word(NameID)
    /// An initialiser of a type from elsewhere, if its name is known.
    case initializer(of: NameID?)
    case text(String)

    func text(in index: ProjectIndex) -> String {
        switch self {
        case .word(let name): index.text(name)
        case .initializer(let type): type.map { index.text($0) + ".init" } ?? "init"
        case .text(let text): text
        }
    }
}
