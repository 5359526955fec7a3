import Dependencies
import Syntax

/// Literals and operators.
extension Interpreter {
    mutating func tuple(_ node: NodeID) -> HeapValue {
        let arguments = Array(tree.children(node))
        let elements = arguments.map { argument in
            HeapValue.Element(
                label: tree.name(of: argument).map(file.name) ?? .none,
                value: tree.lastChild(argument).map { evaluate($0) } ?? .nothing)
        }
        if elements.count == 1, elements[0].label == .none { return elements[0].value }
        return HeapValue(elements: elements)
    }

    mutating func collection(_ node: NodeID) -> HeapValue {
        let collection = heap.add(.container("collection"), at: site(node))
        for child in tree.children(node) {
            let value = evaluate(child)
            heap.hold(value.objects, in: collection, at: site(node), branch: branch)
            for element in value.elements {
                heap.hold(
                    element.value.allObjects, in: collection, at: site(node), branch: branch)
            }
        }
        return .object(collection)
    }

    mutating func container(
        _ name: String, holding objects: Few<ObjectID>, at node: NodeID
    ) -> HeapValue {
        let container = heap.add(.container(name), at: site(node))
        for object in objects {
            heap.hold(.one(object), in: container, at: site(node), branch: branch)
        }
        return .object(container)
    }

    mutating func element(_ node: NodeID) -> HeapValue {
        guard let base = tree.firstChild(node) else { return .nothing }
        let collection = evaluate(base)
        return HeapValue(objects: contents(of: collection))
    }

    mutating func sequence(_ node: NodeID) -> HeapValue {
        var parts = tree.children(node)
        guard let first = parts.next() else { return .nothing }
        guard let second = parts.next() else {
            return choice(tree.children(node), isAlone: true)
        }
        guard let third = parts.next() else { return choice(tree.children(node), isAlone: false) }
        let isLast = parts.next() == nil
        if tree.kind(second) == .assignmentOperator {
            if isLast, assign(third, behindWrapper: first) { return .nothing }
            let value = choice(tree.children(node).dropFirst(2), isAlone: isLast)
            assign(value, to: first)
            return .nothing
        }
        if isLast, tree.kind(second) == .binaryOperator,
            isOperator(second, "+=") || isOperator(second, "<-")
        {
            let added = evaluate(third)
            add(contents(of: added), toCollection: first, node)
            return .nothing
        }
        return choice(tree.children(node), isAlone: false)
    }

    /// Casts keep the object; of a choice either side may come, other operators give values.
    ///
    /// - Parameter isAlone: there is but one part, which may be nil for certain.
    private mutating func choice(_ parts: some Sequence<NodeID>, isAlone: Bool) -> HeapValue {
        var value = HeapValue.nothing
        var isPlain = true
        var operand: NodeID?
        for part in parts {
            switch tree.kind(part) {
            case .asOperator:
                if let operand, let made = archived(operand, as: part) {
                    value = made
                } else {
                    value = cast(value, part)
                }
            case .isOperator: value = .nothing
            case .binaryOperator:
                if isOperator(part, "??") {
                    isPlain = true
                } else if isOperator(part, "+") {
                    value = HeapValue(objects: value.objects)
                } else {
                    isPlain = false
                }
            case .ternaryOperator:
                let inner = tree.firstChild(part)
                value = inner.map { evaluate($0) } ?? .nothing
                isPlain = true
            case .assignmentOperator, .arrowOperator: continue
            default:
                let found = evaluate(part)
                value = found.isNil && isAlone ? found : value.joined(found)
                operand = found.objects.isEmpty ? part : nil
            }
        }
        return isPlain ? value : .nothing
    }

    private func isOperator(_ node: NodeID, _ text: StaticString) -> Bool {
        tree.isSpelled(tree.range(node), text)
    }

    /// A cast that cannot hold gives nil.
    private func cast(_ value: HeapValue, _ node: NodeID) -> HeapValue {
        guard value.objects.count == 1, let written = tree.type(of: node),
            let wanted = index.resolver.type(of: written, in: fileID).declaration,
            case .instance(let type) = heap[value.objects[0]].kind,
            !heap[value.objects[0]].isOutside,
            index.hierarchy.conformances(of: type).isComplete,
            index[wanted].kind == .protocol || index[wanted].kind == .class,
            !index.hierarchy.isKind(type, of: wanted)
        else { return value }
        return .nilValue
    }
}
