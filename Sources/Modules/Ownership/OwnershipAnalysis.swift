import Dependencies
import Syntax

/// Builds the object graph of every assembly and of every object that belongs to a module.
package struct OwnershipAnalysis: Sendable {
    private let facts: WiringFacts
    private var index: ProjectIndex { facts.index }

    package init(_ facts: WiringFacts) { self.facts = facts }

    /// The graph of one assembler; nil where its code is not in the sources.
    package func graph(of assembler: Assembler) -> OwnershipGraph? {
        switch assembler.kind {
        case .generic: return genericGraph(of: assembler)
        default: return memberGraph(assembler.scope)
        }
    }

    // MARK: Members that assemble

    private func memberGraph(_ scope: Scope) -> OwnershipGraph? {
        index.member(at: scope.site).flatMap { graph(of: $0, scope) }
    }

    /// The graph of what one member makes and gives back.
    package func graph(of member: MemberID) -> OwnershipGraph? {
        graph(of: member, Scope(site: index[member].site, type: index[member].owner))
    }

    private func graph(of member: MemberID, _ scope: Scope) -> OwnershipGraph? {
        let symbol = index[member]
        var interpreter = Interpreter(facts, symbol.site.file)
        var result = HeapValue.nothing
        switch symbol.kind {
        case .function:
            let receiver = receiver(of: symbol, scope, &interpreter)
            result = run(symbol, on: receiver, &interpreter)
        case .initializer:
            guard let type = symbol.owner else { return nil }
            let object = interpreter.heap.add(.instance(type), at: scope.site)
            interpreter.setInitialValues(of: object, type)
            _ = run(symbol, on: object, &interpreter)
            result = .object(object)
        case .property:
            let receiver = receiver(of: symbol, scope, &interpreter)
            result = interpreter.runGetter(member, of: receiver)
        default: return nil
        }
        return graph(scope, .assembly, &interpreter, result)
    }

    private func receiver(
        of member: MemberSymbol, _ scope: Scope, _ interpreter: inout Interpreter
    ) -> ObjectID? {
        guard !member.isStatic, let type = member.owner else { return nil }
        return interpreter.outsideObject(.declared(type, []), at: scope.site.node).objects.first
    }

    /// Runs a function or an initialiser with arguments that the outside gives.
    private func run(
        _ member: MemberSymbol, on object: ObjectID?, _ interpreter: inout Interpreter
    ) -> HeapValue {
        let tree = index[member.site.file].tree
        guard let body = tree.child(member.site.node, .codeBlock) else { return .nothing }
        var locals = interpreter.bodyLocals(of: object, member.owner)
        locals.isInitializing = member.kind == .initializer
        interpreter.fileID = member.site.file
        for parameter in tree.parameters(of: member.site.node) ?? [] {
            guard let name = parameter.innerName else { continue }
            let type = parameter.type.map { index.resolver.type(of: $0, in: member.site.file) }
            let value = interpreter.outsideObject(type ?? .unknown, at: parameter.node)
            interpreter.add(index[member.site.file].name(name), value, to: &locals)
        }
        return interpreter.runBody(body, in: member.site.file, locals)
    }

    private func graph(
        _ scope: Scope, _ origin: OwnershipGraph.Origin, _ interpreter: inout Interpreter,
        _ result: HeapValue
    ) -> OwnershipGraph {
        interpreter.makeLazyValues()
        interpreter.giveUpWhereExhausted()
        let heap = interpreter.heap
        let outside = heap.objects.indices.filter {
            let object = heap.objects[$0]
            return object.isOutside || object.isShared || object.isShown
        }.map(ObjectID.init)
        return OwnershipGraph(
            scope: scope, origin: origin, heap: heap,
            roots: Set(outside + result.allObjects), results: Array(result.allObjects),
            isResultCertain: result.objects.count < 2)
    }

    // MARK: Generic assemblers

    /// A subclass of a generic assembler is made, and then asked for everything that it can give.
    private func genericGraph(of assembler: Assembler) -> OwnershipGraph? {
        guard let type = assembler.scope.type else { return nil }
        let chain = index.hierarchy.chain(of: type)
        guard chain.count > 1 else { return impliedGraph(of: assembler) }
        var interpreter = Interpreter(facts, assembler.scope.site.file)
        let object = interpreter.heap.add(.instance(type), at: assembler.scope.site)
        interpreter.heap[object].isOutside = true
        interpreter.setInitialValues(of: object, type)
        if let initializer = index[type].members.first(where: {
            index[$0].kind == .initializer
        }) {
            _ = run(index[initializer], on: object, &interpreter)
        }
        var result = HeapValue.nothing
        for member in chain.flatMap({ index[$0].members }) {
            let symbol = index[member]
            if symbol.kind == .property, !symbol.isStored, !symbol.isStatic {
                result = result.joined(interpreter.runGetter(member, of: object))
            }
        }
        return graph(assembler.scope, .assembly, &interpreter, result)
    }

    /// An assembler whose code is elsewhere can only connect what the two sides offer: a closure
    /// that the presenter gives for one that the view keeps, and a contract of the view.
    private func impliedGraph(of assembler: Assembler) -> OwnershipGraph? {
        var interpreter = Interpreter(facts, assembler.scope.site.file)
        let view = interpreter.heap.add(.instance(assembler.view), at: assembler.scope.site)
        let presenter = interpreter.heap.add(
            .instance(assembler.presenter), at: assembler.scope.site)
        interpreter.setInitialValues(of: view, assembler.view)
        interpreter.setInitialValues(of: presenter, assembler.presenter)
        var isConnected = false
        for output in storedClosures(of: assembler.view) {
            guard let handler = handler(for: output, in: assembler.presenter) else { continue }
            let closure = interpreter.runGetter(handler, of: presenter)
            interpreter.heap.set(
                .property(output), of: view, to: closure.objects, strength: .strong,
                at: index[output].site, branch: nil)
            isConnected = true
        }
        guard isConnected else { return nil }
        for member in index[assembler.presenter].members where isOpen(member, to: assembler.view) {
            interpreter.heap.set(
                .property(member), of: presenter, to: .one(view), strength: index[member].strength,
                at: index[member].site, branch: nil)
        }
        return graph(
            assembler.scope, .assembly, &interpreter,
            HeapValue(objects: [view, presenter]))
    }

    private func storedClosures(of view: TypeID) -> [MemberID] {
        index[view].members.filter {
            index[$0].kind == .property && index[$0].isStored
                && facts.graph.typer.type(of: $0).isFunction
        }
    }

    private func handler(for output: MemberID, in presenter: TypeID) -> MemberID? {
        let wanted = facts.graph.typer.type(of: output).unwrapped
        return index[presenter].members.first {
            index[$0].kind == .property && !index[$0].isStored
                && facts.graph.typer.type(of: $0).unwrapped == wanted
        }
    }

    private func isOpen(_ member: MemberID, to view: TypeID) -> Bool {
        let symbol = index[member]
        guard symbol.kind == .property, symbol.isStored, !symbol.traits.contains(.isPrivate),
            !symbol.traits.contains(.isConstant)
        else { return false }
        return facts.graph.typer.type(of: member).parts.compactMap(\.declaration).contains {
            index[$0].kind == .protocol && index.hierarchy.isKind(view, of: $0)
        }
    }

    // MARK: Lives

    /// One object of a class: made with what the outside gives, then every method runs once.
    package func life(of type: TypeID) -> OwnershipGraph? {
        guard index[type].kind == .class || index[type].kind == .actor else { return nil }
        let scope = Scope(site: index[type].site, type: type)
        var interpreter = Interpreter(facts, scope.site.file, .life)
        let object = interpreter.heap.add(.instance(type), at: scope.site)
        interpreter.setInitialValues(of: object, type)
        let members = index.hierarchy.chain(of: type).flatMap { index[$0].members }
        if let initializer = members.first(where: { index[$0].kind == .initializer }) {
            _ = run(index[initializer], on: object, &interpreter)
        }
        interpreter.keepsOld = true
        for member in members where index[member].kind == .function && !index[member].isStatic {
            _ = run(index[member], on: object, &interpreter)
        }
        return graph(scope, .life, &interpreter, .object(object))
    }
}
