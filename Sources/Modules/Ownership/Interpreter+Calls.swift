import Dependencies
import Syntax

/// Calls of functions that the project declares.
extension Interpreter {
    mutating func call(_ node: NodeID) -> HeapValue {
        guard let callee = tree.firstChild(node) else { return .nothing }
        return call(node, callee)
    }

    private mutating func call(_ node: NodeID, _ callee: NodeID) -> HeapValue {
        switch tree.kind(callee) {
        case .identifierExpression: return callByName(node, callee)
        case .memberExpression: return callMember(node, callee)
        case .arrayExpression, .dictionaryExpression, .typeExpression:
            // `[Presenter]()` is an empty collection.
            return container("collection", holding: [], at: node)
        case .optionalChaining, .forceUnwrap:
            guard let inner = tree.firstChild(callee) else {
                return .nothing
            }
            let isNamed = [.memberExpression, .identifierExpression].contains(tree.kind(inner))
            return isNamed ? call(node, inner) : callValue(evaluate(inner), node, nil)
        default: return callValue(evaluate(callee), node, nil)
        }
    }

    /// Calls a closure.
    private mutating func callValue(
        _ value: HeapValue, _ node: NodeID, _ name: NameID?
    ) -> HeapValue {
        let known = value.objects.filter { closures[$0] != nil }
        guard !known.isEmpty else { return callUnknown(node, name) }
        let arguments = passed(node)
        var result = HeapValue.nothing
        for closure in known {
            alternatives(HeapValue(objects: known)) { interpreter in
                let made = interpreter.invoke(closure, arguments.map(\.value))
                result = result.joined(made ?? .nothing)
            }
        }
        return result
    }

    private mutating func callByName(_ node: NodeID, _ callee: NodeID) -> HeapValue {
        let name = file.name(callee)
        if let value = local(name) { return callValue(value, node, name) }
        if name == index.words.selfType, let type = locals.type { return construct(type, node) }
        if index.startsUppercase(name) {
            switch index.resolver.type(named: name, at: site(callee)) {
            case .declared(let id, _): return construct(id, node)
            case .external(let external, _):
                if let function = facts.graph.typer.callee(of: node, in: fileID),
                    case .member(let member) = function
                {
                    return runFunction(member, on: locals.selfObject, node)
                }
                return constructExternal(external, node)
            case .parameter(let parameter, _):
                if let type = meaning(of: parameter) { return construct(type, node) }
            default: break
            }
        }
        if let function = LocalScope(file).function(named: name, at: callee) {
            return runLocalFunction(site(function), node)
        }
        return callOwn(name, node)
    }

    private mutating func callOwn(_ name: NameID, _ node: NodeID) -> HeapValue {
        if let object = locals.selfObject {
            let type = heap[object].type ?? locals.type
            if let function = function(name, in: type, node) {
                return runFunction(function, on: object, node)
            }
            if let type, let property = facts.property(name, in: type) {
                let closure = read(property, of: object, at: node)
                return callValue(closure, node, name)
            }
        }
        if let type = locals.type, let function = function(name, in: type, node) {
            return runFunction(function, on: nil, node)
        }
        if case .member(let member)? = facts.graph.typer.callee(of: node, in: fileID),
            !isAdded(member) || fits(member, node)
        {
            return runFunction(member, on: nil, node)
        }
        if let object = locals.selfObject {
            return callSDK(name, on: HeapValue.object(object), node, nil)
        }
        return callUnknown(node, name)
    }

    /// What a generic parameter stands for here.
    func meaning(of parameter: NameID) -> TypeID? {
        if let type = locals.generics[parameter] { return type }
        guard let object = locals.selfObject else { return nil }
        if let type = generics[object]?[parameter] { return type }
        guard let type = heap[object].type else { return nil }
        for child in index.hierarchy.chain(of: type) {
            guard case .declared(let parent, let arguments)? = index.hierarchy.superclass(of: child)
            else { continue }
            let meanings = facts.graph.typer.members.generics(of: parent, arguments)
            if let found = meanings[parameter]?.declaration { return found }
        }
        return nil
    }

    private mutating func callMember(_ node: NodeID, _ callee: NodeID) -> HeapValue {
        let name = file.name(callee)
        guard let base = tree.base(ofMember: callee) else {
            return callImplicit(name, node)
        }
        if name == index.words.initializer, let delegated = delegate(node, base) {
            return delegated
        }
        if isSuper(base) { return callSuper(name, node) }
        let receiver = evaluate(base)
        if let type = receiver.type { return callStatic(name, of: type, node) }
        if receiver.objects.isEmpty { return callOutOfSight(name, node, callee, base) }
        var result = HeapValue.nothing
        for object in receiver.objects {
            alternatives(receiver) { interpreter in
                let made = interpreter.call(name, on: object, node, base)
                result = result.joined(made)
            }
        }
        return result
    }

    private mutating func call(
        _ name: NameID, on object: ObjectID, _ node: NodeID, _ base: NodeID
    ) -> HeapValue {
        if let function = function(name, in: heap[object].type, node) {
            return runFunction(function, on: object, node)
        }
        if let type = heap[object].type, let property = facts.property(name, in: type) {
            return callValue(read(property, of: object, at: node), node, name)
        }
        return callSDK(name, on: .object(object), node, base)
    }

    private func isSuper(_ base: NodeID) -> Bool {
        tree.kind(base) == .identifierExpression && file.name(base) == index.words.superValue
    }

    /// A method of the superclass, whatever the object overrides.
    private mutating func callSuper(_ name: NameID, _ node: NodeID) -> HeapValue {
        guard let object = locals.selfObject, let owner = locals.owner else { return .nothing }
        let parent = index.hierarchy.superclass(of: owner)?.declaration
        guard let parent, let function = function(name, in: parent, node) else {
            return callSDK(name, on: .object(object), node, nil)
        }
        return runFunction(function, on: object, node)
    }

    /// `super.init` and `self.init` go on with the same object.
    private mutating func delegate(_ node: NodeID, _ base: NodeID) -> HeapValue? {
        guard tree.kind(base) == .identifierExpression, let object = locals.selfObject,
            let type = locals.owner
        else { return nil }
        let name = file.name(base)
        let target: TypeID?
        if name == index.words.superValue {
            target = index.hierarchy.superclass(of: type)?.declaration
        } else if name == index.words.selfValue {
            target = type
        } else {
            return nil
        }
        guard let target else {
            for argument in passed(node) { keepOutside(argument, in: object, type) }
            return .object(object)
        }
        let initializer = self.initializer(of: target, for: node)
        let passed = passed(node, to: initializer.map { index[$0].site }, of: target)
        initialize(object, as: target, initializer, passed)
        return .object(object)
    }

    mutating func callStatic(
        _ name: NameID, of type: TypeID, _ node: NodeID
    ) -> HeapValue {
        if name == index.words.initializer { return construct(type, node) }
        if index.startsUppercase(name),
            let nested = index.resolver.nestedType(name, in: type)
        {
            return construct(nested, node)
        }
        guard let function = function(name, in: type, node) else {
            let isCase = index[type].members.contains {
                index[$0].kind == .enumCase && index[$0].name == name
            }
            guard isCase else {
                guard let added = addedStatic(name, node) else { return callUnknown(node, name) }
                return runFunction(added, on: nil, node)
            }
            let arguments = passed(node).allObjects
            return container("case", holding: arguments, at: node)
        }
        return runFunction(function, on: nil, node, type)
    }

    // MARK: Bodies of the project

    /// Runs a function of the project with its arguments.
    mutating func runFunction(
        _ function: MemberID, on object: ObjectID?, _ node: NodeID, _ type: TypeID? = nil
    ) -> HeapValue {
        let symbol = index[function]
        let source = index[symbol.site.file].tree
        guard symbol.kind == .function, let body = source.child(symbol.site.node, .codeBlock),
            depth < limits.depth
        else {
            if let object, depth >= limits.depth {
                escape(object, through: .word(symbol.name), node)
            }
            return callUnknown(node, symbol.name)
        }
        var callee = bodyLocals(of: symbol.isStatic ? nil : object, symbol.owner)
        if let type { callee.type = type }
        return run(body, symbol.site, node, &callee)
    }

    private mutating func runLocalFunction(_ function: Site, _ node: NodeID) -> HeapValue {
        guard let body = tree.child(function.node, .codeBlock), depth < limits.depth else {
            return callUnknown(node, file.name(function.node))
        }
        var callee = locals
        callee.isInitializing = false
        return run(body, function, node, &callee)
    }

    private mutating func run(
        _ body: NodeID, _ function: Site, _ node: NodeID, _ callee: inout LocalValues
    ) -> HeapValue {
        let arguments = passed(node, to: function)
        bind(arguments, to: function, &callee)
        let key = RunKey(
            body: function, object: callee.selfObject,
            arguments: arguments.map(\.value.allObjects), isConditional: branch != nil)
        if keepsOld, let known = known[key] { return known }
        let result = runBody(body, in: function.file, callee)
        known[key] = result
        // What an `inout` parameter holds at the end goes back to where it came from.
        for argument in arguments where tree.kind(argument.node) == .inOutExpression {
            let parameter = parameter(
                of: function, taking: argument.label, at: argument.position)
            guard let name = parameter?.innerName.map(index[function.file].name),
                let variable = callee.variables[name],
                let place = tree.firstChild(argument.node)
            else { continue }
            assign(variables[variable].value, to: place)
        }
        return result
    }
}
