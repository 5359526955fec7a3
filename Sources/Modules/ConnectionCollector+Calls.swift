import Dependencies
import Syntax

/// Objects handed over as arguments.
extension ConnectionCollector {
    mutating func visitCall(_ call: NodeID) {
        switch types.callee(of: call) {
        case .construction(let type): visitConstruction(call, of: type)
        case .member(let member):
            visitFunctionCall(call, of: index[member].site, result: call)
        case .localFunction(let site): visitFunctionCall(call, of: site, result: call)
        case nil: visitGenericCreation(call)
        }
    }

    /// `instantiate(ofType: X.self)` yields an X although no initialiser is called here.
    private mutating func visitGenericCreation(_ call: NodeID) {
        guard case .declared(let type, _) = types.type(of: call).unwrapped,
            index[type].kind == .class
        else { return }
        add(creationOf: type, at: callee(of: call))
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

    private mutating func property(
        receiving argument: CallArguments.Argument, _ initializer: MemberID?, of type: TypeID
    ) -> MemberID? {
        guard let initializer else {
            return index[type].members.first {
                index[$0].kind == .property && index[$0].name == argument.label
            }
        }
        return kept(argument, by: index[initializer].site)?.property
    }

    /// The property that keeps an argument of a call; the same functions are called again and
    /// again.
    private mutating func kept(
        _ argument: CallArguments.Argument, by function: Site
    ) -> ParameterFlow.Kept? {
        let question = ParameterFlow.Question(
            function: function, label: argument.label, position: argument.position)
        if let known = flows[question] { return known }
        let kept = ParameterFlow(index, typer)
            .property(receiving: argument.label, argument.position, of: function)
        flows[question] = .some(kept)
        return kept
    }

    /// A helper that assigns its parameter to a property of another one connects the two.
    private mutating func visitFunctionCall(_ call: NodeID, of function: Site, result: NodeID) {
        visitGenericCreation(call, unlessDeclaredBy: function)
        let arguments = CallArguments(call, in: file, index, typer).placed(in: function)
        for argument in arguments {
            guard let flow = kept(argument, by: function) else { continue }
            for object in objects(in: argument.value) {
                add(object, to: flow.holder, flow.property, way: .argument, at: argument.value)
            }
        }
    }

    private mutating func visitGenericCreation(_ call: NodeID, unlessDeclaredBy function: Site) {
        let tree = index[function.file].tree
        guard let result = tree.resultType(of: function.node),
            case .parameter = index.resolver.type(of: result, in: function.file).unwrapped
        else { return }
        visitGenericCreation(call)
    }
}

/// Follows a parameter to the property that keeps it.
struct ParameterFlow {
    let index: ProjectIndex
    let typer: ExpressionTyper

    init(_ index: ProjectIndex, _ typer: ExpressionTyper) {
        self.index = index
        self.typer = typer
    }

    struct Kept {
        let holder: TypeID
        let property: MemberID
    }

    /// A parameter of a function, as a call names it.
    struct Question: Hashable {
        let function: Site
        let label: NameID
        let position: Int
    }

    /// The property that a function or an initialiser assigns an argument to, superclasses'
    /// initialisers included.
    func property(
        receiving label: NameID, _ position: Int, of function: Site, depth: Int = 0
    ) -> Kept? {
        let file = index[function.file]
        guard depth < 6, let parameter = parameter(label, position, of: function),
            let name = parameter.innerName, let body = file.tree.child(function.node, .codeBlock)
        else { return nil }
        let word = file.name(name)
        for node in file.tree.subtree(body) {
            switch file.tree.kind(node) {
            case .sequenceExpression:
                if let kept = assignment(node, of: word, in: function.file) { return kept }
            case .callExpression:
                if let kept = delegation(node, of: word, in: function.file, depth) { return kept }
            default: continue
            }
        }
        return nil
    }

    private func parameter(_ label: NameID, _ position: Int, of function: Site) -> Parameter? {
        let file = index[function.file]
        let parameters = file.tree.parameters(of: function.node) ?? []
        if label == .none {
            let unlabelled = parameters.filter { file.tree.label(of: $0, in: function.node) == nil }
            if position < parameters.count,
                file.tree.label(of: parameters[position], in: function.node) == nil
            {
                return parameters[position]
            }
            return unlabelled.first
        }
        return parameters.first {
            file.tree.label(of: $0, in: function.node).map { file.name($0) == label } ?? false
        }
    }

    private func assignment(_ node: NodeID, of word: NameID, in fileID: FileID) -> Kept? {
        let file = index[fileID]
        let parts = Array(file.tree.children(node))
        guard parts.count >= 3, file.tree.kind(parts[1]) == .assignmentOperator,
            file.tree.kind(parts[2]) == .identifierExpression, file.name(parts[2]) == word
        else { return nil }
        let holder: TypeID?
        switch file.tree.kind(parts[0]) {
        case .memberExpression:
            let base = file.tree.firstChild(parts[0])
            holder = base.flatMap { typer.concreteType(of: $0, in: fileID).declaration }
        case .identifierExpression:
            holder = index.resolver.enclosingType(of: Site(file: fileID, node: node))
        default: return nil
        }
        guard let holder,
            let property = typer.members.matches(file.name(parts[0]), of: holder)
                .map(\.member).first(where: { index[$0].kind == .property })
        else { return nil }
        return Kept(holder: holder, property: property)
    }

    /// `super.init(view: view)` hands the parameter on.
    private func delegation(
        _ call: NodeID, of word: NameID, in fileID: FileID, _ depth: Int
    ) -> Kept? {
        let file = index[fileID]
        guard let callee = file.tree.firstChild(call),
            file.tree.kind(callee) == .memberExpression,
            file.name(callee) == index.words.initializer,
            case .construction(let type)? = typer.callee(of: call, in: fileID),
            let owner = type.declaration,
            let initializer = typer.initializer(of: owner, for: call, in: fileID),
            let list = file.tree.child(call, .argumentList)
        else { return nil }
        for (position, argument) in file.tree.children(list).enumerated() {
            guard let value = file.tree.lastChild(argument),
                file.tree.kind(value) == .identifierExpression, file.name(value) == word
            else { continue }
            let label = file.tree.name(of: argument).map(file.name) ?? .none
            return property(
                receiving: label, position, of: index[initializer].site, depth: depth + 1)
        }
        return nil
    }
}
