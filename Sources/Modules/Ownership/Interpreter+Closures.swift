import Dependencies
import Syntax

/// Closures as objects that hold what they capture, by Swift's rules.
extension Interpreter {
    mutating func closure(_ node: NodeID) -> HeapValue {
        let closure = heap.add(.closure, at: site(node))
        var inner = locals
        inner.isInitializing = false
        var listed: Set<NameID> = []
        if let signature = tree.child(node, .closureSignature),
            let list = tree.child(signature, .captureList)
        {
            for capture in tree.children(list) {
                addListed(capture, in: closure, &inner, &listed)
            }
        }
        captureFreeWords(of: tree.child(node, .codeBlock), in: closure, listed, outer: node)
        closures[closure] = ClosureBody(code: .closure(node), file: fileID, locals: inner)
        return .object(closure)
    }

    /// A function inside a body, used as a value, is a closure too.
    mutating func localFunction(_ node: NodeID) -> HeapValue {
        let closure = heap.add(.closure, at: site(node))
        captureFreeWords(of: tree.child(node, .codeBlock), in: closure, [], outer: node)
        closures[closure] = ClosureBody(code: .function(node), file: fileID, locals: locals)
        return .object(closure)
    }

    /// A word of a capture list: evaluated where the closure is made.
    private mutating func addListed(
        _ capture: NodeID, in closure: ObjectID, _ inner: inout LocalValues,
        _ listed: inout Set<NameID>
    ) {
        guard let nameNode = tree.name(of: capture) else { return }
        let name = file.name(nameNode)
        listed.insert(name)
        let value = tree.initialValue(of: capture).map { evaluate($0) }
            ?? self.value(of: name, at: nameNode)
        let strength = strength(ofCapture: capture)
        if name == index.words.selfValue {
            inner.selfStrength = strength
        } else {
            inner.variables.declare(name, variables.count)
            variables.append(Variable(value: value, strength: strength))
        }
        heap.hold(value.allObjects, in: closure, strength, at: site(nameNode), branch: branch)
    }

    /// Each local, and `self`, explicit or not, once, as strongly as it is held outside.
    private mutating func captureFreeWords(
        of body: NodeID?, in closure: ObjectID, _ listed: Set<NameID>, outer: NodeID
    ) {
        guard let body else { return }
        var seen = listed
        for use in freeWords(of: body, outer: outer) where !listed.contains(file.name(use.node)) {
            let name = use.isSelf ? index.words.selfValue : file.name(use.node)
            guard seen.insert(name).inserted else { continue }
            if use.isSelf {
                guard let object = locals.selfObject else { continue }
                heap.hold(
                    .one(object), in: closure, locals.selfStrength, at: site(use.node),
                    branch: branch)
            } else if let variable = locals.variables[name] {
                variables[variable].captures.append((closure, site(use.node)))
                heap.set(
                    .variable(Int32(variable)), of: closure, to: variables[variable].value.allObjects,
                    strength: variables[variable].strength, at: site(use.node), branch: branch)
            }
        }
    }

    private func strength(ofCapture capture: NodeID) -> Strength {
        guard let modifier = tree.child(capture, .modifier) else { return .strong }
        return tree.mainText(modifier) == "weak" ? .weak : .unowned
    }

    // MARK: Words that mean something outside

    private struct FreeWord {
        let node: NodeID
        /// `self` itself, or a member named without it.
        let isSelf: Bool
    }

    /// The words in a closure that mean something outside of it. A nested closure's capture list
    /// is evaluated in the outer one, so its words count too; what a nested list binds does not.
    private func freeWords(of body: NodeID, outer: NodeID) -> [FreeWord] {
        let scope = LocalScope(file)
        var words: [FreeWord] = []
        for node in tree.subtree(body) {
            switch tree.kind(node) {
            case .identifierExpression:
                if let word = freeWord(node, scope, in: outer) { words.append(word) }
            case .optionalBinding where tree.initialValue(of: node) == nil:
                // `if let presenter` reads the variable of that name.
                guard let pattern = tree.binding(node).pattern,
                    tree.kind(pattern) == .identifierPattern
                else { continue }
                if let word = freeWord(pattern, scope, in: outer) { words.append(word) }
            case .capture where tree.initialValue(of: node) == nil:
                guard let nameNode = tree.name(of: node),
                    !isBoundByNestedList(file.name(nameNode), above: node, in: outer)
                else { continue }
                let isSelf = file.name(nameNode) == index.words.selfValue
                words.append(FreeWord(node: nameNode, isSelf: isSelf))
            default: continue
            }
        }
        return words
    }

    private func freeWord(_ node: NodeID, _ scope: LocalScope, in closure: NodeID) -> FreeWord? {
        let name = file.name(node)
        if isBoundByNestedList(name, above: node, in: closure) { return nil }
        if name == index.words.selfValue || name == index.words.superValue {
            return FreeWord(node: node, isSelf: true)
        }
        if let binding = scope.binding(of: name, at: node) {
            guard !isInside(binding, closure) else { return nil }
            if case .function(let function) = binding { return capturedBy(function, node) }
            return FreeWord(node: node, isSelf: false)
        }
        if locals.variables[name] != nil { return FreeWord(node: node, isSelf: false) }
        guard !index.startsUppercase(name), locals.selfObject != nil,
            let member = implicitMember(name), !index[member].isStatic,
            !isBoundByNestedList(index.words.selfValue, above: node, in: closure)
        else { return nil }
        return FreeWord(node: node, isSelf: true)
    }

    /// A function inside a body brings along the `self` that it speaks of.
    private func capturedBy(_ function: NodeID, _ node: NodeID) -> FreeWord? {
        guard let body = tree.child(function, .codeBlock) else { return nil }
        let speaksOfSelf = freeWords(of: body, outer: function).contains(where: \.isSelf)
        return speaksOfSelf ? FreeWord(node: node, isSelf: true) : nil
    }

    /// Whether a closure between a word and the outer closure lists the word.
    private func isBoundByNestedList(
        _ name: NameID, above node: NodeID, in closure: NodeID
    ) -> Bool {
        var start = node
        while let (outer, inner) = tree.ancestor(of: start, in: Self.closureKinds),
            outer > closure
        {
            if tree.kind(inner) != .closureSignature,
                let signature = tree.child(outer, .closureSignature),
                let list = tree.child(signature, .captureList),
                tree.children(list).contains(where: {
                    tree.name(of: $0).map(file.name) == name
                })
            {
                return true
            }
            start = outer
        }
        return false
    }

    private static let closureKinds: NodeKinds = [.closureExpression]

    private func isInside(_ binding: LocalBinding, _ closure: NodeID) -> Bool {
        let node: NodeID = switch binding {
        case .parameter(let node), .optionalBinding(let node), .pattern(let node),
            .capture(let node), .function(let node):
            node
        case .variable(let node, _): node
        }
        return node > closure && node < tree.subtreeEnd(closure)
    }

    // MARK: Calls of closures

    /// Runs a closure with some arguments; nil where its code is not known.
    mutating func invoke(_ closure: ObjectID, _ arguments: [HeapValue]) -> HeapValue? {
        guard let body = closures[closure], depth < limits.depth else { return nil }
        var callee = body.locals
        let source = index[body.file]
        switch body.code {
        case .closure(let node):
            guard let block = source.tree.child(node, .codeBlock) else { return nil }
            let parameters = source.tree.child(node, .closureSignature)
                .flatMap { source.tree.parameters(of: $0) }
            if let parameters {
                bind(parameters.map(\.innerName), in: source, arguments, &callee)
            } else {
                for (position, value) in arguments.enumerated() {
                    guard let name = index.names.find("$\(position)") else { continue }
                    add(name, value, to: &callee)
                }
            }
            return runBody(block, in: body.file, callee)
        case .function(let node):
            guard let block = source.tree.child(node, .codeBlock) else { return nil }
            let parameters = source.tree.parameters(of: node) ?? []
            bind(parameters.map(\.innerName), in: source, arguments, &callee)
            return runBody(block, in: body.file, callee)
        case .method(let member, let object):
            let symbol = index[member]
            let declaring = index[symbol.site.file]
            guard let block = declaring.tree.child(symbol.site.node, .codeBlock) else { return nil }
            var inner = bodyLocals(of: object, symbol.owner)
            let parameters = declaring.tree.parameters(of: symbol.site.node) ?? []
            bind(parameters.map(\.innerName), in: declaring, arguments, &inner)
            return runBody(block, in: symbol.site.file, inner)
        }
    }

    private mutating func bind(
        _ names: [NodeID?], in source: ProjectFile, _ arguments: [HeapValue],
        _ callee: inout LocalValues
    ) {
        for (position, name) in names.enumerated() {
            guard let name else { continue }
            let value = position < arguments.count ? arguments[position] : .nothing
            add(source.name(name), value, to: &callee)
        }
    }

    /// A parameter of a body that is about to run.
    mutating func add(_ name: NameID, _ value: HeapValue, to callee: inout LocalValues) {
        callee.variables.declare(name, variables.count)
        variables.append(Variable(value: value))
    }

    /// The words of a method of an object.
    func bodyLocals(of object: ObjectID?, _ owner: TypeID?) -> LocalValues {
        var callee = LocalValues()
        callee.selfObject = object
        callee.type = object.flatMap { heap[$0].type } ?? owner
        callee.owner = owner
        return callee
    }
}
