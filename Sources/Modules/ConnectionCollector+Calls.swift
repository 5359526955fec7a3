import Dependencies
import Syntax

/// Objects handed over as arguments.
extension ConnectionCollector {
    mutating func visitCall(_ call: NodeID) {
        guard mayMatter(call) else { return }
        switch types.callee(of: call) {
        case .construction(let type): visitConstruction(call, of: type)
        case .member(let member):
            visitFunctionCall(call, of: index[member].site, flows[member])
        case .localFunction(let site):
            let flow = localFlows[site] ?? ParameterFlow(site, index, typer)
            localFlows[site] = flow
            visitFunctionCall(call, of: site, flow)
        case nil:
            guard let type = createdType(call) else { return }
            add(creationOf: type, at: callee(of: call), isAsked: runsClosure(call))
        }
    }

    /// Whether a call runs a closure that somebody else made, and with it what the closure gives.
    private func runsClosure(_ call: NodeID) -> Bool {
        guard let callee = tree.firstChild(call) else { return false }
        return types.type(of: callee).unwrapped.isFunction
    }

    /// Whether a call may create or connect something, told by the word before its arguments.
    private func mayMatter(_ call: NodeID) -> Bool {
        guard let callee = tree.firstChild(call) else { return false }
        switch tree.kind(callee) {
        case .identifierExpression, .memberExpression:
            let word = file.name(callee)
            return flows.mayMatter(word) || file.mayBeLocal(word) || namesType(call)
        default: return true
        }
    }

    /// Whether one of the arguments is `X.self`.
    private func namesType(_ call: NodeID) -> Bool {
        guard let list = tree.child(call, .argumentList) else { return false }
        return tree.children(list).contains { argument in
            tree.lastChild(argument).map {
                tree.kind($0) == .memberExpression && file.name($0) == index.words.selfValue
            } ?? false
        }
    }

    /// `instantiate(ofType: X.self)` yields an X although no initialiser is called here.
    private mutating func visitGenericCreation(_ call: NodeID) {
        guard let type = createdType(call) else { return }
        add(creationOf: type, at: callee(of: call))
    }

    private func createdType(_ call: NodeID) -> TypeID? {
        guard case .declared(let type, _) = types.type(of: call).unwrapped,
            index[type].kind == .class
        else { return nil }
        return type
    }

    private mutating func visitConstruction(_ call: NodeID, of constructed: SwiftType) {
        guard let type = constructed.declaration, index[type].kind.isNominal else { return }
        if !isDelegatingInitializer(call) { add(creationOf: type, at: callee(of: call)) }
        let initializer = typer.initializer(of: type, for: call, in: fileID)
        let arguments = CallArguments(call, in: file, index, typer)
            .placed(in: type, initializer.map { index[$0].site })
        for argument in arguments {
            let handed = objects(in: argument.value)
            guard !handed.isEmpty else { continue }
            let property = property(receiving: argument, initializer, of: type)
            for object in handed {
                add(object, to: type, property, way: .argument, at: argument.value)
            }
        }
    }

    private func callee(of call: NodeID) -> NodeID {
        tree.firstChild(call) ?? call
    }

    /// `super.init` and `self.init` create nothing of their own.
    private func isDelegatingInitializer(_ call: NodeID) -> Bool {
        guard let callee = tree.firstChild(call),
            tree.kind(callee) == .memberExpression,
            let base = tree.firstChild(callee)
        else { return false }
        let name = file.name(base)
        return name == index.words.superValue || name == index.words.selfValue
    }

    private func property(
        receiving argument: CallArguments.Argument, _ initializer: MemberID?, of type: TypeID
    ) -> MemberID? {
        guard let initializer else {
            return index[type].members.first {
                index[$0].kind == .property && index[$0].name == argument.label
            }
        }
        return flows[initializer]?.kept(argument.label, argument.position)?.property
    }

    /// A helper that assigns its parameter to a property of another one connects the two.
    private mutating func visitFunctionCall(
        _ call: NodeID, of function: Site, _ flow: ParameterFlow?
    ) {
        visitGenericCreation(call, unlessDeclaredBy: function)
        guard let flow, !flow.isEmpty else { return }
        let arguments = CallArguments(call, in: file, index, typer).placed(in: function)
        for argument in arguments {
            guard let kept = flow.kept(argument.label, argument.position) else { continue }
            for object in objects(in: argument.value) {
                add(object, to: kept.holder, kept.property, way: .argument, at: argument.value)
            }
        }
    }

    private mutating func visitGenericCreation(_ call: NodeID, unlessDeclaredBy function: Site) {
        let tree = index[function.file].tree
        guard let result = tree.resultType(of: function.node) else { return }
        switch index.resolver.type(of: result, in: function.file).unwrapped {
        case .parameter: visitGenericCreation(call)
        default: if makesSubtype(function, call) { visitGenericCreation(call) }
        }
    }

    /// `X.make()` of a protocol or a superclass that gives `Self` yields an X.
    private func makesSubtype(_ function: Site, _ call: NodeID) -> Bool {
        guard let member = index.member(at: function), index[member].isStatic,
            typer.isSelf(member)
        else { return false }
        return types.type(of: call).declaration != index[member].owner
    }
}
