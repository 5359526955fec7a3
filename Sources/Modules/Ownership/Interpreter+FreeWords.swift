import Dependencies
import Syntax

/// Words in a closure that mean something outside of it.
extension Interpreter {
    struct FreeWord {
        let node: NodeID
        let meaning: Meaning

        enum Meaning {
            case variable
            /// `self` itself, or a member named without it.
            case object
            /// A function inside a body, which brings along the `self` that it speaks of.
            case function(NodeID)
        }
    }

    /// The words of a closure that its own capture list does not name. A nested closure's capture
    /// list is evaluated in the outer one, so its words count too; what a nested list binds does
    /// not.
    func freeWords(of body: NodeID, outer: NodeID, _ listed: Set<NameID>) -> [FreeWord] {
        var closure = ClosureWords(node: outer, bound: boundWords(in: outer))
        var words: [FreeWord] = []
        for node in tree.subtree(body) {
            switch tree.kind(node) {
            case .identifierExpression:
                guard !listed.contains(file.name(node)) else { continue }
                if let word = freeWord(node, closure) { words.append(word) }
            case .optionalBinding where tree.initialValue(of: node) == nil:
                // `if let presenter` reads the variable of that name.
                guard let pattern = tree.binding(node).pattern,
                    tree.kind(pattern) == .identifierPattern, !listed.contains(file.name(pattern))
                else { continue }
                if let word = freeWord(pattern, closure) { words.append(word) }
            case .captureList: closure.hasNestedLists = true
            case .capture where tree.initialValue(of: node) == nil:
                guard let nameNode = tree.name(of: node), !listed.contains(file.name(nameNode)),
                    !isBoundByNestedList(file.name(nameNode), above: node, in: closure)
                else { continue }
                let isSelf = file.name(nameNode) == index.words.selfValue
                words.append(FreeWord(node: nameNode, meaning: isSelf ? .object : .variable))
            default: continue
            }
        }
        return words
    }

    /// Whether a function inside a body speaks of `self`, or calls others that do.
    func speaksOfSelf(_ function: NodeID) -> Bool {
        var seen: Set<NodeID> = [function]
        var pending = [function]
        while let current = pending.popLast() {
            guard let body = tree.child(current, .codeBlock) else { continue }
            for word in freeWords(of: body, outer: current, []) {
                switch word.meaning {
                case .object: return true
                case .variable: continue
                case .function(let other): if seen.insert(other).inserted { pending.append(other) }
                }
            }
        }
        return false
    }

    /// What is known of a closure while its words are looked at.
    private struct ClosureWords {
        let node: NodeID
        /// The words that something inside binds, a member of a type among them perhaps.
        let bound: Set<NameID>
        /// Whether a capture list inside was passed.
        var hasNestedLists = false
    }

    private func boundWords(in closure: NodeID) -> Set<NameID> {
        var bound: Set<NameID> = []
        for node in tree.subtree(closure) {
            let word: NodeID? = switch tree.kind(node) {
            case .identifierPattern: node
            case .parameter: tree.innerName(ofParameter: node)
            case .capture, .accessor, .functionDeclaration: tree.name(of: node)
            default: nil
            }
            if let word { bound.insert(file.name(word)) }
        }
        return bound
    }

    private func freeWord(_ node: NodeID, _ closure: ClosureWords) -> FreeWord? {
        let name = file.name(node)
        if isBoundByNestedList(name, above: node, in: closure) { return nil }
        if name == index.words.selfValue || name == index.words.superValue {
            return FreeWord(node: node, meaning: .object)
        }
        let isLocal = locals.variables[name] != nil
        // What nothing inside binds need not be looked up.
        if isLocal, !closure.bound.contains(name) {
            return FreeWord(node: node, meaning: .variable)
        }
        if let binding = LocalScope(file).binding(of: name, at: node) {
            guard !isInside(binding, closure.node) else { return nil }
            if case .function(let function) = binding {
                return FreeWord(node: node, meaning: .function(function))
            }
            return FreeWord(node: node, meaning: .variable)
        }
        if isLocal { return FreeWord(node: node, meaning: .variable) }
        guard !index.startsUppercase(name), locals.selfObject != nil,
            let member = implicitMember(name), !index[member].isStatic,
            !isBoundByNestedList(index.words.selfValue, above: node, in: closure)
        else { return nil }
        return FreeWord(node: node, meaning: .object)
    }

    /// Whether a closure between a word and the outer closure lists the word.
    private func isBoundByNestedList(
        _ name: NameID, above node: NodeID, in closure: ClosureWords
    ) -> Bool {
        guard closure.hasNestedLists else { return false }
        var start = node
        while let (outer, inner) = tree.ancestor(of: start, in: Self.closureKinds),
            outer > closure.node
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
}
