import Syntax

/// What calls call.
extension Evaluation {
    func callee(of call: NodeID, _ depth: Int) -> Callee? {
        if let known = memory?.answers.callee(of: call, isConcrete: isConcrete) { return known }
        guard let node = tree.firstChild(call), mayBeCallee(node) else { return nil }
        return callee(of: call, node, receiver(of: node, depth + 1), depth)
    }

    /// False where no function and no type of the project has the name that a call begins with:
    /// then its receiver need not be looked at.
    private func mayBeCallee(_ node: NodeID) -> Bool {
        switch tree.kind(node) {
        case .identifierExpression:
            let word = file.name(node)
            return index.names.startsUppercase(word) || word == index.words.selfType
                || file.mayBeLocal(word) || index.memberNames.isKnown(word)
                || index.table.globalMembers[word] != nil
        case .memberExpression:
            let word = file.name(node)
            return index.names.startsUppercase(word) || word == index.words.initializer
                || index.memberNames.isKnown(word)
        default: return true
        }
    }

    /// What a call calls whose callee's receiver has a type.
    func callee(
        of call: NodeID, _ node: NodeID, _ receiver: SwiftType?, _ depth: Int
    ) -> Callee? {
        guard let memory else { return freshCallee(of: call, node, receiver, depth) }
        if let known = memory.answers.callee(of: call, isConcrete: isConcrete) { return known }
        let found = freshCallee(of: call, node, receiver, depth)
        memory.answers.set(found, of: call, isConcrete: isConcrete)
        return found
    }

    private func freshCallee(
        of call: NodeID, _ node: NodeID, _ receiver: SwiftType?, _ depth: Int
    ) -> Callee? {
        switch tree.kind(node) {
        case .identifierExpression: return identifierCallee(node, call, depth)
        case .memberExpression: return receiver.flatMap { memberCallee(node, call, $0) }
        case .typeExpression:
            if case .metatype(let type) = type(of: node, depth + 1) { return .construction(type) }
            return nil
        default: return nil
        }
    }

    private func identifierCallee(_ node: NodeID, _ call: NodeID, _ depth: Int) -> Callee? {
        let word = file.name(node)
        if let binding = LocalScope(file).binding(of: word, at: node) {
            guard case .function(let function) = binding else { return nil }
            return .localFunction(Site(file: fileID, node: function))
        }
        if index.names.startsUppercase(word) || word == index.words.selfType,
            case .metatype(let type) = type(of: node, depth + 1)
        {
            // A function whose name begins with an upper-case letter is no type.
            if case .external = type, let function = implicitCallee(word, node, call) {
                return .member(function)
            }
            return .construction(type)
        }
        return implicitCallee(word, node, call).map { .member($0) }
    }

    private func implicitCallee(_ word: NameID, _ node: NodeID, _ call: NodeID) -> MemberID? {
        let globals = index.table.globalMembers[word] ?? []
        guard !globals.isEmpty || index.memberNames.isKnown(word) else { return nil }
        var current = index.resolver.enclosingType(of: Site(file: fileID, node: node))
        while let type = current {
            let found = typer.members.matches(word, of: type).map(\.member)
            if let function = overload(found, for: call) { return function }
            current = index[type].parent
        }
        return overload(globals.prefix(MemberNames.maximumOverloads), for: call)
    }

    private func memberCallee(
        _ node: NodeID, _ call: NodeID, _ receiver: SwiftType
    ) -> Callee? {
        let word = file.name(node)
        if word == index.words.initializer {
            if case .metatype(let type) = receiver { return .construction(type) }
            return receiver == .unknown ? nil : .construction(receiver)
        }
        var owner = receiver
        if case .metatype(let type) = receiver {
            owner = type
            if index.names.startsUppercase(word) {
                let nested = index.resolver.memberType(word, of: type, from: fileID)
                if nested != .unknown { return .construction(nested) }
            }
        }
        let found = typer.members.matches(word, in: owner).map(\.member)
        guard let function = overload(found, for: call) else { return nil }
        return .member(implementation(of: function, among: found, in: owner, call) ?? function)
    }

    /// What stands in a protocol's extension for a requirement of it that a type does not declare.
    private func implementation(
        of function: MemberID, among found: [MemberID], in type: SwiftType, _ call: NodeID
    ) -> MemberID? {
        guard index[function].traits.contains(.isRequirement),
            let receiver = type.declaration, index[receiver].kind != .protocol
        else { return nil }
        let labels = argumentLabels(of: call)
        return found.first {
            index[$0].kind == .function && !index[$0].traits.contains(.isRequirement)
                && fits($0, labels)
        }
    }

    /// The initialiser of a type, or the inherited one, that a call's labels fit.
    func initializer(of type: TypeID, for call: NodeID) -> MemberID? {
        let labels = argumentLabels(of: call)
        for owner in index.hierarchy.chain(of: type) {
            var hasInitializers = false
            for member in index[owner].members where index[member].kind == .initializer {
                if fits(member, labels) { return member }
                hasInitializers = true
            }
            if hasInitializers, index[owner].kind != .class { return nil }
        }
        return nil
    }

    /// The function among several of one name whose labels fit the call's.
    private func overload(
        _ candidates: some Sequence<MemberID>, for call: NodeID
    ) -> MemberID? {
        let functions = candidates.filter { index[$0].kind == .function }
        guard functions.count > 1 else { return functions.first }
        let labels = argumentLabels(of: call)
        return functions.first { fits($0, labels) }
    }

    private func argumentLabels(of call: NodeID) -> [NameID] {
        guard let list = tree.child(call, .argumentList) else { return [] }
        return tree.children(list).map { tree.name(of: $0).map(file.name) ?? .none }
    }

    /// Whether a call's labels are those of some of a function's parameters, in their order.
    private func fits(_ function: MemberID, _ labels: [NameID]) -> Bool {
        if labels.isEmpty { return true }
        let site = index[function].site
        let declaring = index[site.file]
        guard let clause = declaring.tree.child(site.node, .parameterClause) else { return false }
        var parameters = declaring.tree.children(clause)
        return labels.allSatisfy { label in
            while let node = parameters.next() {
                guard declaring.tree.kind(node) == .parameter else { continue }
                let parameter = declaring.tree.parameter(node)
                let found = declaring.tree.label(of: parameter, in: site.node).map(declaring.name)
                if found ?? .none == label { return true }
            }
            return false
        }
    }
}
