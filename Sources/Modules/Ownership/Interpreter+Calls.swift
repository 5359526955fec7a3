import Dependencies
import Syntax

/// Calls: constructions, functions of the project, and what the SDK does with its arguments.
extension Interpreter {
    /// An argument with what it gives.
    struct Passed {
        let position: Int
        let label: NameID
        let value: HeapValue
        let node: NodeID
    }

    mutating func call(_ node: NodeID) -> HeapValue {
        guard let callee = tree.children(node).first(where: { _ in true }) else { return .nothing }
        switch tree.kind(callee) {
        case .identifierExpression: return callByName(node, callee)
        case .memberExpression: return callMember(node, callee)
        default:
            _ = evaluate(callee)
            return callUnknown(node, "a value")
        }
    }

    private mutating func callByName(_ node: NodeID, _ callee: NodeID) -> HeapValue {
        let name = file.name(callee)
        if locals[name] != nil { return callUnknown(node, index.text(name)) }
        if index.names.startsUppercase(name) || name == index.words.selfType {
            let type = index.resolver.type(named: name, at: site(callee))
            switch type {
            case .declared(let id, _): return construct(id, node)
            case .external(let external, _):
                return constructExternal(index.text(external), node)
            default: break
            }
        }
        if let object = locals.selfObject,
            let function = function(name, in: heap[object].type ?? locals.type, node)
        {
            return runFunction(function, on: object, node)
        }
        if let type = locals.type, let function = function(name, in: type, node) {
            return runFunction(function, on: nil, node)
        }
        if case .member(let member)? = facts.graph.typer.callee(of: node, in: fileID) {
            return runFunction(member, on: nil, node)
        }
        return callUnknown(node, index.text(name))
    }

    private mutating func callMember(_ node: NodeID, _ callee: NodeID) -> HeapValue {
        let name = file.name(callee)
        guard let base = tree.children(callee).first(where: { _ in true }),
            tree.kind(base) != .genericArgumentClause, tree.kind(base) != .declNameArguments
        else {
            if name == index.words.initializer, let type = expectedType(of: node) {
                return construct(type, node)
            }
            return callUnknown(node, index.text(name))
        }
        if name == index.words.initializer, let delegated = delegate(node, base) { return delegated }
        let receiver = evaluate(base)
        if let type = receiver.type { return callStatic(name, of: type, node) }
        if receiver.objects.isEmpty { return callExternal(node, callee, base) }
        var result = HeapValue.nothing
        for object in receiver.objects {
            guard let function = function(name, in: heap[object].type, node) else {
                result = result.joined(callSDK(name, on: object, node, base))
                continue
            }
            result = result.joined(runFunction(function, on: object, node))
        }
        return result
    }

    /// `super.init` and `self.init` go on with the same object.
    private mutating func delegate(_ node: NodeID, _ base: NodeID) -> HeapValue? {
        guard tree.kind(base) == .identifierExpression, let object = locals.selfObject,
            let type = locals.type
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
            // A superclass from elsewhere may keep what it is given.
            for passed in passed(node, nil, of: nil) {
                for argument in passed.value.allObjects { keep(argument, in: object, passed.node) }
            }
            return .object(object)
        }
        initialize(object, as: target, node)
        return .object(object)
    }

    /// A superclass that cannot be read owns what its initialiser receives, or does not: unknown.
    private mutating func keep(_ argument: ObjectID, in object: ObjectID, _ node: NodeID) {
        escape(argument, through: "super.init")
    }

    private mutating func callStatic(
        _ name: NameID, of type: TypeID, _ node: NodeID
    ) -> HeapValue {
        if name == index.words.initializer { return construct(type, node) }
        if index.names.startsUppercase(name), let nested = index.resolver.nestedType(name, in: type) {
            return construct(nested, node)
        }
        guard let function = function(name, in: type, node) else {
            let arguments = passed(node, nil, of: nil).flatMap(\.value.allObjects)
            return arguments.isEmpty
                ? .nothing : container("case", holding: arguments, at: node)
        }
        return runFunction(function, on: nil, node)
    }

    /// The function of a name whose labels fit a call, with a body, nearest declaration first.
    func function(_ name: NameID, in type: TypeID?, _ call: NodeID) -> MemberID? {
        guard let type else { return nil }
        let found = facts.graph.typer.members.matches(name, in: .declared(type, []))
            .map(\.member).filter { index[$0].kind == .function }
        guard found.count > 1 else { return found.first }
        let labels = tree.child(call, .argumentList).map { list in
            tree.children(list).map { tree.name(of: $0).map(file.name) ?? .none }
        } ?? []
        return found.first { fits($0, labels) } ?? found.first
    }

    private func fits(_ function: MemberID, _ labels: [NameID]) -> Bool {
        let site = index[function].site
        let declaring = index[site.file]
        let parameters = declaring.tree.parameters(of: site.node) ?? []
        let names = parameters.map { parameter in
            declaring.tree.label(of: parameter, in: site.node).map(declaring.name) ?? .none
        }
        return labels.allSatisfy(names.contains) && labels.count <= names.count
    }

    // MARK: Bodies of the project

    /// Runs a function of the project with its arguments.
    mutating func runFunction(
        _ function: MemberID, on object: ObjectID?, _ node: NodeID
    ) -> HeapValue {
        let symbol = index[function]
        let source = index[symbol.site.file].tree
        guard symbol.kind == .function, let body = source.child(symbol.site.node, .codeBlock) else {
            return callUnknown(node, index.text(symbol.name))
        }
        guard depth < Self.maximumDepth else { return callUnknown(node, index.text(symbol.name)) }
        var callee = LocalValues()
        callee.selfObject = symbol.isStatic ? nil : object
        callee.type = object.flatMap { heap[$0].type } ?? symbol.owner
        bind(passed(node, symbol.site, of: nil), to: symbol.site, &callee)
        return runBody(body, in: symbol.site.file, callee)
    }

    /// The arguments of a call, evaluated where they stand.
    mutating func passed(_ node: NodeID, _ function: Site?, of type: TypeID?) -> [Passed] {
        let arguments = CallArguments(node, in: file, index, facts.graph.typer)
        let placed = type.map { arguments.placed(in: $0, function) }
            ?? function.map { arguments.placed(in: $0) } ?? arguments.all
        return placed.map {
            Passed(
                position: $0.position, label: $0.label, value: evaluate($0.value), node: $0.value)
        }
    }

    mutating func bind(_ passed: [Passed], to function: Site, _ callee: inout LocalValues) {
        let declaring = index[function.file]
        for (position, parameter) in (declaring.tree.parameters(of: function.node) ?? []).enumerated() {
            guard let name = parameter.innerName else { continue }
            let label = declaring.tree.label(of: parameter, in: function.node).map(declaring.name)
                ?? .none
            let value = passed.first { argument in
                argument.label == label && (label != .none || argument.position == position)
            }?.value
            callee[declaring.name(name)] = value ?? .nothing
        }
    }

    // MARK: Code that cannot be read

    /// Whatever is handed to unknown code is unknown from then on.
    mutating func callUnknown(_ node: NodeID, _ name: String) -> HeapValue {
        let isHarmless = SDKEffects.harmless.contains(name)
        for passed in passed(node, nil, of: nil) where !isHarmless {
            for object in passed.value.allObjects { escape(object, through: name) }
        }
        return .nothing
    }

    private mutating func callExternal(
        _ node: NodeID, _ callee: NodeID, _ base: NodeID
    ) -> HeapValue {
        let name = index.text(file.name(callee))
        let arguments = passed(node, nil, of: nil).flatMap(\.value.allObjects)
        if SDKEffects.inserting.contains(name), let owner = collectionOwner(base) {
            let kept = heap.targets(of: owner.member, in: owner.object) ?? []
            let collection = container("collection", holding: arguments + kept, at: node)
            put(collection, into: owner.member, of: owner.object, node)
            return .nothing
        }
        if SDKEffects.showing.contains(name) {
            for object in arguments { heap[object].isOutside = true }
            return .nothing
        }
        guard !SDKEffects.harmless.contains(name) else { return .nothing }
        for object in arguments { escape(object, through: name) }
        // `make(ofType: X.self)` yields an X.
        let type = facts.graph.typer.type(of: node, in: fileID)
        guard let made = type.declaration, index[made].kind == .class else { return .nothing }
        return .object(heap.add(.instance(made), at: site(node)))
    }

    /// A method that an object has from the SDK.
    private mutating func callSDK(
        _ name: NameID, on object: ObjectID, _ node: NodeID, _ base: NodeID
    ) -> HeapValue {
        let text = index.text(name)
        let arguments = passed(node, nil, of: nil).flatMap(\.value.allObjects)
        if SDKEffects.holding.contains(text) {
            for argument in arguments {
                heap.addEdge(HeapEdge(
                    from: object, to: argument, strength: .strong, property: nil,
                    site: site(node), isConditional: isConditional))
            }
            return .nothing
        }
        if SDKEffects.showing.contains(text) {
            for argument in arguments { heap[argument].isOutside = true }
            return .nothing
        }
        if SDKEffects.inserting.contains(text), let owner = collectionOwner(base) {
            let kept = heap.targets(of: owner.member, in: owner.object) ?? []
            let collection = container("collection", holding: arguments + kept, at: node)
            put(collection, into: owner.member, of: owner.object, node)
            return .nothing
        }
        if SDKEffects.passing.contains(text) { return .object(object) }
        guard !SDKEffects.harmless.contains(text) else { return .nothing }
        for argument in arguments { escape(argument, through: text) }
        return .nothing
    }

    /// The class that `.init(…)` makes where the code tells: the type of what it is assigned to.
    private func expectedType(of call: NodeID) -> TypeID? {
        guard let parent = tree.parent(call) else { return nil }
        switch tree.kind(parent) {
        case .sequenceExpression:
            guard let target = tree.children(parent).first(where: { _ in true }) else { return nil }
            return facts.graph.typer.type(of: target, in: fileID).declaration
        case .initializer:
            guard let binding = tree.parent(parent), tree.kind(binding) == .patternBinding,
                let annotation = tree.binding(binding).type
            else { return nil }
            return index.resolver.type(of: annotation, in: fileID).declaration
        default: return nil
        }
    }
}
