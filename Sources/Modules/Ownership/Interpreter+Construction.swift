import Dependencies
import Syntax

/// Objects coming to be.
extension Interpreter {
    mutating func construct(_ type: TypeID, _ node: NodeID) -> HeapValue {
        switch index[type].kind {
        case .class, .actor:
            let object = heap.add(.instance(type), at: site(node))
            setInitialValues(of: object, type)
            initialize(object, as: type, node)
            return .object(object)
        case .struct:
            let object = heap.add(.value(type), at: site(node))
            setInitialValues(of: object, type)
            initialize(object, as: type, node)
            return .object(object)
        case .enum:
            let arguments = passed(node, nil, of: nil).flatMap(\.value.allObjects)
            return arguments.isEmpty ? .nothing : container("case", holding: arguments, at: node)
        default: return callUnknown(node, index.name(of: type))
        }
    }

    mutating func constructExternal(_ name: String, _ node: NodeID) -> HeapValue {
        let arguments = passed(node, nil, of: nil)
        let objects = arguments.flatMap(\.value.allObjects)
        if SDKEffects.containers.contains(name) {
            return container(name, holding: objects, at: node)
        }
        guard !SDKEffects.values.contains(name) else { return .nothing }
        for object in objects { escape(object, through: name) }
        return objects.isEmpty ? .nothing : container(name, holding: objects, at: node)
    }

    /// The values that properties begin with, the superclasses' ones included. A lazy one is made
    /// at its first use, and then it stays.
    mutating func setInitialValues(of object: ObjectID, _ type: TypeID) {
        guard depth < Self.maximumDepth else { return }
        let saved = (locals, fileID, isConditional)
        depth += 1
        for owner in index.hierarchy.chain(of: type).reversed() {
            for member in index[owner].members {
                let symbol = index[member]
                guard symbol.kind == .property, symbol.isStored, !symbol.isStatic else { continue }
                fileID = symbol.site.file
                guard let value = tree.binding(symbol.binding).initialValue else { continue }
                locals = LocalValues()
                locals.type = owner
                // Only a lazy value may speak of `self`.
                locals.selfObject = symbol.traits.contains(.isLazy) ? object : nil
                isConditional = false
                let made = evaluateInitial(value)
                heap.set(
                    member, of: object, to: made.allObjects, strength: symbol.strength,
                    at: site(value), isConditional: false)
            }
        }
        depth -= 1
        (locals, fileID, isConditional) = saved
    }

    /// `{ … }()` runs at once; what it captures is gone with it.
    private mutating func evaluateInitial(_ value: NodeID) -> HeapValue {
        guard tree.kind(value) == .callExpression,
            let callee = tree.children(value).first(where: { _ in true }),
            tree.kind(callee) == .closureExpression,
            let body = tree.child(callee, .codeBlock)
        else { return evaluate(value) }
        return runBody(body, in: fileID, locals)
    }

    /// Runs the initialiser that a call means; without one of its own a structure takes its
    /// arguments into the properties of their labels.
    mutating func initialize(_ object: ObjectID, as type: TypeID, _ node: NodeID) {
        let initializer = facts.graph.typer.initializer(of: type, for: node, in: fileID)
        guard let initializer else {
            for argument in passed(node, nil, of: type) { keep(argument, in: object, type) }
            return
        }
        let symbol = index[initializer]
        let source = index[symbol.site.file].tree
        guard let body = source.child(symbol.site.node, .codeBlock),
            depth < Self.maximumDepth
        else { return }
        var callee = LocalValues()
        callee.selfObject = object
        callee.type = symbol.owner
        bind(passed(node, symbol.site, of: type), to: symbol.site, &callee)
        _ = runBody(body, in: symbol.site.file, callee, isExpression: false)
    }

    private mutating func keep(_ argument: Passed, in object: ObjectID, _ type: TypeID) {
        let owner = index.hierarchy.chain(of: type)
        let member = owner.flatMap { index[$0].members }.first {
            index[$0].kind == .property && index[$0].name == argument.label
        }
        if let member {
            put(argument.value, into: member, of: object, argument.node)
            return
        }
        // The initialiser of a superclass that is not in the sources: a hosting controller keeps
        // its root view, others are unknown.
        let base = index.hierarchy.externalBase(of: type).map(index.text) ?? ""
        for target in argument.value.allObjects {
            if SDKEffects.containers.contains(base) {
                heap.addEdge(HeapEdge(
                    from: object, to: target, strength: .strong, property: nil,
                    site: site(argument.node), isConditional: false))
            } else {
                escape(target, through: base.isEmpty ? "init" : base)
            }
        }
    }
}
