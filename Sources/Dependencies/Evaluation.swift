import Syntax

/// One walk from an expression to its type.
struct Evaluation {
    let typer: ExpressionTyper
    let file: ProjectFile
    let fileID: FileID
    /// Whether constructor calls win over annotations.
    let isConcrete: Bool
    /// What was found before in the same file; nil for a single question.
    let memory: FileMemory?
    let index: ProjectIndex
    let tree: SyntaxTree

    init(
        _ typer: ExpressionTyper, _ fileID: FileID, isConcrete: Bool, _ memory: FileMemory?
    ) {
        self.typer = typer
        self.fileID = fileID
        self.isConcrete = isConcrete
        self.memory = memory
        index = typer.index
        file = index[fileID]
        tree = file.tree
    }

    func type(of node: NodeID, _ depth: Int) -> SwiftType {
        guard depth < ExpressionTyper.maximumDepth * 3 else { return .unknown }
        guard let memory else { return freshType(of: node, depth) }
        if let known = memory.answers.type(of: node, isConcrete: isConcrete) { return known }
        let found = freshType(of: node, depth)
        memory.answers.set(found, of: node, isConcrete: isConcrete)
        return found
    }

    private func freshType(of node: NodeID, _ depth: Int) -> SwiftType {
        switch tree.kind(node) {
        case .identifierExpression: return identifier(node, depth)
        case .memberExpression: return member(node, depth)
        case .callExpression: return call(node, depth)
        case .subscriptExpression: return element(node, depth)
        case .optionalChaining, .forceUnwrap: return inner(node, depth).unwrapped
        case .tryExpression, .awaitExpression, .keywordExpression, .inOutExpression:
            return inner(node, depth)
        case .tupleExpression: return tuple(node, depth)
        case .sequenceExpression: return sequence(node, depth)
        case .arrayExpression:
            let first = tree.firstChild(node)
            return first.map { .array(type(of: $0, depth + 1)) } ?? .unknown
        case .typeExpression:
            return tree.type(of: node).map {
                .metatype(index.resolver.type(of: $0, in: fileID))
            } ?? .unknown
        case .closureExpression: return .function([], .unknown)
        default: return .unknown
        }
    }

    private func inner(_ node: NodeID, _ depth: Int) -> SwiftType {
        tree.firstChild(node).map { type(of: $0, depth + 1) } ?? .unknown
    }

    // MARK: Names

    private func identifier(_ node: NodeID, _ depth: Int) -> SwiftType {
        name(file.name(node), at: node, depth)
    }

    /// The type of a word where it stands.
    private func name(_ word: NameID, at node: NodeID, _ depth: Int) -> SwiftType {
        let site = Site(file: fileID, node: node)
        if word == index.words.selfValue {
            return enclosing(site).map { .declared($0, []) } ?? .unknown
        }
        if word == index.words.superValue {
            return enclosing(site).flatMap(index.hierarchy.superclass) ?? .unknown
        }
        if word == index.words.selfType {
            return enclosing(site).map { .metatype(.declared($0, [])) } ?? .unknown
        }
        if let binding = LocalScope(file).binding(of: word, at: node) {
            return type(of: binding, word, depth)
        }
        if index.names.startsUppercase(word), let type = namedType(word, node) { return type }
        if let match = implicitMembers(word, at: node).first { return type(of: match, depth) }
        if let global = index.table.globalMembers[word]?.first {
            return memberType(global, depth)
        }
        return .unknown
    }

    private func namedType(_ word: NameID, _ node: NodeID) -> SwiftType? {
        let target = index.resolver.target(word, at: Site(file: fileID, node: node))
        if case .external = target, index.table.globalMembers[word] != nil { return nil }
        var arguments: [SwiftType] = []
        if let clause = tree.child(node, .genericArgumentClause) {
            arguments = tree.children(clause).map { index.resolver.type(of: $0, in: fileID) }
        }
        return .metatype(index.resolver.type(target, arguments, 0))
    }

    private func enclosing(_ site: Site) -> TypeID? { index.resolver.enclosingType(of: site) }

    /// Members that a word means without `self.`: those of the types around it.
    private func implicitMembers(_ word: NameID, at node: NodeID) -> [MemberLookup.Match] {
        var current = enclosing(Site(file: fileID, node: node))
        while let type = current {
            let found = typer.members.matches(word, of: type)
            if !found.isEmpty { return found }
            current = index[type].parent
        }
        return []
    }

    private func type(of binding: LocalBinding, _ word: NameID, _ depth: Int) -> SwiftType {
        switch binding {
        case .parameter(let node):
            return tree.type(of: node).map { index.resolver.type(of: $0, in: fileID) } ?? .unknown
        case .variable(let node, let name): return variable(node, name, depth)
        case .optionalBinding(let node):
            let parts = tree.binding(node)
            if let annotated = parts.type { return index.resolver.type(of: annotated, in: fileID) }
            guard let value = parts.initialValue else {
                return name(word, at: node, depth + 1).unwrapped
            }
            return type(of: value, depth + 1).unwrapped
        case .capture(let node):
            return tree.initialValue(of: node).map { type(of: $0, depth + 1) } ?? .unknown
        case .pattern(let node): return loopElement(node, depth)
        case .function(let node):
            let result = tree.resultType(of: node)
                .map { index.resolver.type(of: $0, in: fileID) } ?? .tuple([])
            return .function([], result)
        }
    }

    private func variable(_ binding: NodeID, _ name: NodeID, _ depth: Int) -> SwiftType {
        let parts = tree.binding(binding)
        let annotated = parts.type.map { index.resolver.type(of: $0, in: fileID) }
        if let annotated, !isConcrete { return annotated }
        guard let value = parts.initialValue else { return annotated ?? .unknown }
        var found = type(of: value, depth + 1)
        if let pattern = parts.pattern, tree.kind(pattern) == .tuplePattern {
            found = component(name, of: pattern, found)
        }
        return isConcrete && found.declaration == nil ? annotated ?? found : found
    }

    private func component(_ name: NodeID, of pattern: NodeID, _ type: SwiftType) -> SwiftType {
        guard case .tuple(let elements) = type else { return .unknown }
        for (position, element) in tree.children(pattern).enumerated()
        where position < elements.count && tree.subtree(element).contains(name) {
            return elements[position].type
        }
        return .unknown
    }

    private func loopElement(_ pattern: NodeID, _ depth: Int) -> SwiftType {
        guard let loop = tree.parent(pattern), tree.kind(loop) == .forStatement else {
            return .unknown
        }
        let rest = tree.children(loop).filter { $0 > pattern }
        guard let sequence = rest.first(where: { !tree.kind($0).isPattern }),
            case .array(let element) = type(of: sequence, depth + 1)
        else { return .unknown }
        return element
    }

    // MARK: Members

    private func member(_ node: NodeID, _ depth: Int) -> SwiftType {
        guard let receiver = receiver(of: node, depth) else { return .unknown }
        return memberType(of: node, in: receiver, depth)
    }

    /// The type of a member expression whose base has a type.
    private func memberType(
        of node: NodeID, in base: SwiftType, _ depth: Int
    ) -> SwiftType {
        let word = file.name(node)
        if word == index.words.selfValue || word == index.words.initializer { return base }
        if case .tuple(let elements) = base.unwrapped {
            if let labelled = elements.first(where: { $0.label == word && word != .none }) {
                return labelled.type
            }
            let position = Int(tree.mainText(node)) ?? elements.count
            return position < elements.count ? elements[position].type : .unknown
        }
        if case .metatype(let type) = base { return staticMember(node, of: type, depth) }
        guard let match = typer.members.matches(word, in: base).first else { return .unknown }
        return meaningOfSelf(in: type(of: match, depth), of: match.member, base, at: node)
    }

    private func staticMember(_ node: NodeID, of type: SwiftType, _ depth: Int) -> SwiftType {
        let word = file.name(node)
        if let match = typer.members.matches(word, in: type).first {
            let found = self.type(of: match, depth)
            return meaningOfSelf(in: found, of: match.member, type, at: node)
        }
        if index.names.startsUppercase(word) {
            let nested = index.resolver.memberType(word, of: type, from: fileID)
            return nested == .unknown ? .unknown : .metatype(nested)
        }
        // `X.shared` of a type from elsewhere is an X: such names mean nothing else.
        if case .external = type, SDK.sharedNames.contains(index.text(word)) { return type }
        return .unknown
    }

    private func type(of match: MemberLookup.Match, _ depth: Int) -> SwiftType {
        typer.members.substitute(memberType(match.member, depth), match.arguments)
    }

    private func memberType(_ member: MemberID, _ depth: Int) -> SwiftType {
        let type = typer.type(of: member, isConcrete: isConcrete, depth + 1)
        guard index[member].kind == .function else { return type }
        return index[member].traits.contains(.isCallback) ? .unknown : .function([], type)
    }

    // MARK: Calls and operators

    private func call(_ node: NodeID, _ depth: Int) -> SwiftType {
        guard let calleeNode = tree.firstChild(node) else {
            return .unknown
        }
        // A chain is walked once: its receiver's type serves the look-up and the substitution.
        let receiver = receiver(of: calleeNode, depth + 1)
        var found = SwiftType.unknown
        switch callee(of: node, calleeNode, receiver, depth + 1) {
        case .construction(let type): return type
        case .member(let member):
            found = typer.type(of: member, isConcrete: isConcrete, depth + 1)
            if let receiver {
                let matches = typer.members.matches(index[member].name, in: receiver)
                if let match = matches.first(where: { $0.member == member }) {
                    found = typer.members.substitute(found, match.arguments)
                }
            }
            found = meaningOfSelf(in: found, of: member, receiver, at: node)
        case .localFunction(let site):
            found = tree.resultType(of: site.node)
                .map { index.resolver.type(of: $0, in: fileID) } ?? .unknown
        case nil:
            let calleeType = receiver.map { memberType(of: calleeNode, in: $0, depth) }
                ?? type(of: calleeNode, depth + 1)
            if case .function(_, let result) = calleeType.unwrapped { found = result }
        }
        return isOpen(found) ? metatypeArgument(node, depth) ?? found : found
    }

    /// The type of the expression before a member's dot, or the type that the code around `.name`
    /// expects; nil where there is neither.
    func receiver(of member: NodeID, _ depth: Int) -> SwiftType? {
        guard tree.kind(member) == .memberExpression else { return nil }
        if let base = tree.base(ofMember: member) { return type(of: base, depth + 1) }
        return contextualType(of: member, depth + 1).map { .metatype($0.unwrapped) }
    }

    private func isOpen(_ type: SwiftType) -> Bool {
        switch type.unwrapped {
        case .unknown, .parameter: true
        default: false
        }
    }

    /// `make(ofType: X.self)` gives an X where the result is a generic parameter.
    private func metatypeArgument(_ call: NodeID, _ depth: Int) -> SwiftType? {
        guard let list = tree.child(call, .argumentList) else { return nil }
        for argument in tree.children(list) {
            guard let value = tree.lastChild(argument),
                tree.kind(value) == .memberExpression, file.name(value) == index.words.selfValue,
                case .metatype(let type) = self.type(of: value, depth + 1)
            else { continue }
            return type
        }
        return nil
    }

    private func element(_ node: NodeID, _ depth: Int) -> SwiftType {
        switch inner(node, depth).unwrapped {
        case .array(let element): return element
        case .dictionary(_, let value): return .optional(value)
        default: return .unknown
        }
    }

    private func tuple(_ node: NodeID, _ depth: Int) -> SwiftType {
        let arguments = Array(tree.children(node))
        let elements = arguments.map { argument in
            let value = tree.lastChild(argument)
            let label = tree.name(of: argument).map(file.name) ?? .none
            return SwiftType.TupleElement(
                label: label, type: value.map { type(of: $0, depth + 1) } ?? .unknown)
        }
        return elements.count == 1 ? elements[0].type : .tuple(elements)
    }

    private func sequence(_ node: NodeID, _ depth: Int) -> SwiftType {
        let parts = Array(tree.children(node))
        guard let first = parts.first else { return .unknown }
        for part in parts.reversed() where tree.kind(part) == .asOperator {
            if isConcrete {
                let object = type(of: first, depth + 1)
                if let type = object.declaration, index[type].kind != .protocol { return object }
            }
            return tree.type(of: part).map { index.resolver.type(of: $0, in: fileID) } ?? .unknown
        }
        for part in parts where tree.kind(part) == .ternaryOperator {
            return inner(part, depth)
        }
        for part in parts where tree.kind(part) == .binaryOperator && isNilCoalescing(part) {
            return type(of: first, depth + 1).unwrapped
        }
        return .unknown
    }

    private func isNilCoalescing(_ node: NodeID) -> Bool {
        tree.isSpelled(tree.range(node), "??")
    }
}
