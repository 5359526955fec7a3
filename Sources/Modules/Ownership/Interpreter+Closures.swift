import Dependencies
import Syntax

/// Closures as objects that hold what they capture, by Swift's rules.
extension Interpreter {
    mutating func closure(_ node: NodeID) -> HeapValue {
        let closure = heap.add(.closure, at: site(node))
        for capture in captures(of: node) {
            for object in capture.value.allObjects {
                heap.addEdge(HeapEdge(
                    from: closure, to: object, strength: capture.strength, property: nil,
                    site: site(capture.node), isConditional: isConditional))
            }
        }
        return .object(closure)
    }

    private struct Capture {
        let value: HeapValue
        let strength: Strength
        let node: NodeID
    }

    /// The words of the capture list first; of the others each local and `self`, explicit or not,
    /// once and strongly.
    private mutating func captures(of node: NodeID) -> [Capture] {
        var found: [Capture] = []
        var listed: Set<NameID> = []
        if let signature = tree.child(node, .closureSignature),
            let list = tree.child(signature, .captureList)
        {
            for capture in tree.children(list) {
                guard let nameNode = tree.name(of: capture) else { continue }
                let name = file.name(nameNode)
                listed.insert(name)
                let value = tree.initialValue(of: capture).map { evaluate($0) }
                    ?? self.value(of: name, at: nameNode)
                found.append(Capture(
                    value: value, strength: strength(ofCapture: capture), node: nameNode))
            }
        }
        var seen = listed
        for use in freeWords(of: node) {
            let name = use.isSelf ? index.words.selfValue : file.name(use.node)
            guard seen.insert(name).inserted else { continue }
            let value = use.isSelf
                ? locals.selfObject.map(HeapValue.object) ?? .nothing : locals[name] ?? .nothing
            guard !value.allObjects.isEmpty else { continue }
            found.append(Capture(value: value, strength: .strong, node: use.node))
        }
        return found
    }

    private func strength(ofCapture capture: NodeID) -> Strength {
        guard let modifier = tree.child(capture, .modifier) else { return .strong }
        return tree.mainText(modifier) == "weak" ? .weak : .unowned
    }

    private struct FreeWord {
        let node: NodeID
        /// `self` itself, or a member named without it.
        let isSelf: Bool
    }

    /// The words in a closure that mean something outside of it. A nested closure's capture list
    /// is evaluated in the outer one, so its words count too; what a nested list binds does not.
    private func freeWords(of closure: NodeID) -> [FreeWord] {
        guard let body = tree.child(closure, .codeBlock) else { return [] }
        let scope = LocalScope(file)
        var words: [FreeWord] = []
        for node in tree.subtree(body) {
            switch tree.kind(node) {
            case .identifierExpression:
                if let word = freeWord(node, scope, in: closure) { words.append(word) }
            case .capture where tree.initialValue(of: node) == nil:
                guard let nameNode = tree.name(of: node) else { continue }
                let isSelf = file.name(nameNode) == index.words.selfValue
                words.append(FreeWord(node: nameNode, isSelf: isSelf))
            default: continue
            }
        }
        return words
    }

    private func freeWord(
        _ node: NodeID, _ scope: LocalScope, in closure: NodeID
    ) -> FreeWord? {
        let name = file.name(node)
        if isBoundByNestedList(name, node, in: closure) { return nil }
        if name == index.words.selfValue { return FreeWord(node: node, isSelf: true) }
        if let binding = scope.binding(of: name, at: node) {
            guard !isInside(binding, closure) else { return nil }
            return FreeWord(node: node, isSelf: false)
        }
        guard !index.names.startsUppercase(name), locals[name] == nil else {
            return locals[name] == nil ? nil : FreeWord(node: node, isSelf: false)
        }
        guard locals.selfObject != nil, let member = implicitMember(name),
            !index[member].isStatic
        else { return nil }
        return FreeWord(node: node, isSelf: true)
    }

    /// Whether a closure between a word and the outer closure lists the word, or lists `self`
    /// where the word is one of its members.
    private func isBoundByNestedList(
        _ name: NameID, _ node: NodeID, in closure: NodeID
    ) -> Bool {
        var current = tree.parent(node)
        while let outer = current, outer != closure {
            if tree.kind(outer) == .closureExpression,
                let signature = tree.child(outer, .closureSignature),
                let list = tree.child(signature, .captureList)
            {
                let names = tree.children(list).compactMap { tree.name(of: $0).map(file.name) }
                if names.contains(name) { return true }
            }
            current = tree.parent(outer)
        }
        return false
    }

    private func isInside(_ binding: LocalBinding, _ closure: NodeID) -> Bool {
        let node: NodeID = switch binding {
        case .parameter(let node), .optionalBinding(let node), .pattern(let node),
            .capture(let node), .function(let node):
            node
        case .variable(let node, _): node
        }
        return node > closure && node < tree.subtreeEnd(closure)
    }
}
