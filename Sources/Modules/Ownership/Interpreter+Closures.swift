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
        let selfValue = index.words.selfValue
        var seen = listed
        var functions: Set<NodeID> = []
        for use in freeWords(of: body, outer: outer, listed) {
            switch use.meaning {
            case .variable:
                guard seen.insert(file.name(use.node)).inserted else { continue }
                captureVariable(use.node, in: closure)
            case .object:
                guard seen.insert(selfValue).inserted else { continue }
                captureSelf(use.node, in: closure)
            case .function(let function):
                guard !seen.contains(selfValue), functions.insert(function).inserted,
                    speaksOfSelf(function)
                else { continue }
                seen.insert(selfValue)
                captureSelf(use.node, in: closure)
            }
        }
    }

    private mutating func captureVariable(_ word: NodeID, in closure: ObjectID) {
        guard let variable = locals.variables[file.name(word)] else { return }
        variables[variable].captures.append((closure, site(word)))
        let held = variables[variable]
        heap.set(
            .variable(Int32(variable)), of: closure, to: held.value.allObjects,
            strength: held.strength, at: site(word), branch: branch)
    }

    private mutating func captureSelf(_ word: NodeID, in closure: ObjectID) {
        guard let object = locals.selfObject else { return }
        heap.hold(
            .one(object), in: closure, locals.selfStrength, at: site(word), branch: branch)
    }

    private func strength(ofCapture capture: NodeID) -> Strength {
        guard let modifier = tree.child(capture, .modifier) else { return .strong }
        return tree.mainText(modifier) == "weak" ? .weak : .unowned
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
