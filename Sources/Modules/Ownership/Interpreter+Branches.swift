import Dependencies
import Syntax

/// Statements that run some code or not.
extension Interpreter {
    /// Whether conditions hold, as far as the objects tell.
    enum Outcome {
        case holds, fails, open
        /// An `if let` of something from outside.
        case assumed
    }

    /// `if let` without an `else` is taken for granted: it unwraps. Other branches may not be
    /// taken.
    mutating func runIf(_ node: NodeID) {
        let clauses = Array(tree.children(node))
        let saved = locals.variables
        for clause in clauses {
            var outcome = Outcome.open
            if let list = tree.child(clause, .conditionList) {
                outcome = runConditions(list, unwraps: clauses.count == 1)
            }
            if outcome != .fails, let block = tree.child(clause, .codeBlock) {
                switch outcome {
                case .holds: run(block: block)
                case .assumed:
                    run(block: block)
                    hasLeft = false
                default: runMaybe(block)
                }
            }
            locals.variables = saved
            if outcome == .holds { return }
        }
    }

    mutating func runGuard(_ node: NodeID) {
        var outcome = Outcome.holds
        if let list = tree.child(node, .conditionList) {
            outcome = runConditions(list, unwraps: true)
        }
        // What leaves the function does not wire it, unless it is left for certain.
        guard outcome == .fails, let block = tree.child(node, .codeBlock) else { return }
        run(block: block)
        hasLeft = true
    }

    mutating func runMaybe(_ block: NodeID) {
        let saved = (branch, hasLeft)
        branch = heap.newBranch()
        run(block: block)
        (branch, hasLeft) = saved
    }

    mutating func runConditions(_ list: NodeID, unwraps: Bool) -> Outcome {
        var outcome = Outcome.holds
        for condition in tree.children(list) {
            let value: HeapValue
            switch tree.kind(condition) {
            case .optionalBinding:
                value = unwrap(condition)
                if value.allObjects.allSatisfy({ heap[$0].isOutside }), outcome != .open {
                    outcome = unwraps ? .assumed : .open
                }
            case .matchingCondition:
                value = tree.initialValue(of: condition).map { evaluate($0) } ?? .nothing
                let pattern = tree.children(condition).first { tree.kind($0).isPattern }
                if let pattern { bindPayload(pattern, value) }
                let isKnown = value.objects.count == 1 && !boundObjects(pattern).isEmpty
                if !isKnown { outcome = .open }
            default:
                value = evaluate(condition)
                outcome = .open
            }
            if value.isNil { return .fails }
        }
        return outcome
    }

    private func boundObjects(_ pattern: NodeID?) -> [ObjectID] {
        guard let pattern else { return [] }
        return tree.boundNames(in: pattern).flatMap { local(file.name($0))?.allObjects ?? .none }
    }

    private mutating func unwrap(_ condition: NodeID) -> HeapValue {
        let parts = tree.binding(condition)
        guard let pattern = parts.pattern else { return .nothing }
        var value = HeapValue.nothing
        if let expression = parts.initialValue {
            value = evaluate(expression)
        } else if tree.kind(pattern) == .identifierPattern {
            value = self.value(of: file.name(pattern), at: pattern)
        }
        bind(pattern, value)
        return value
    }

    /// The elements of a collection that was made here are taken one by one.
    mutating func runLoop(_ node: NodeID) {
        let children = Array(tree.children(node))
        guard let pattern = children.first(where: { tree.kind($0).isPattern }),
            let block = tree.child(node, .codeBlock),
            let sequence = children.first(where: {
                $0 > pattern && !tree.kind($0).isPattern && tree.kind($0) != .typeAnnotation
            })
        else { return }
        let saved = locals.variables
        let value = evaluate(sequence)
        let elements = elements(of: value)
        if let elements, !elements.isEmpty, tree.child(node, .whereCondition) == nil {
            for element in elements.prefix(8) {
                bind(pattern, .object(element))
                run(block: block)
                hasLeft = false
            }
        } else if elements?.isEmpty != true || mayMake(block, in: file) {
            bind(pattern, HeapValue(objects: contents(of: value)))
            runMaybe(block)
        }
        locals.variables = saved
    }

    /// The elements of a collection that is known for certain; one without objects may be empty,
    /// or full of other things.
    func elements(of value: HeapValue) -> [ObjectID]? {
        guard value.objects.count == 1, let object = value.objects.first,
            case .container("collection") = heap[object].kind
        else { return nil }
        let held = heap.held(by: object)
        return held.contains(where: \.isConditional) ? nil : held.map(\.to)
    }

    /// Whether a body may make or connect anything although it is given no object: it constructs,
    /// it writes a closure, or it calls the project's own code.
    func mayMake(_ body: NodeID, in file: ProjectFile) -> Bool {
        file.tree.subtree(body).contains { node in
            switch file.tree.kind(node) {
            case .closureExpression: return node != body
            case .callExpression:
                guard let callee = file.tree.firstChild(node) else { return false }
                let name = file.name(callee)
                return name == index.words.initializer || index.startsUppercase(name)
                    || facts.graph.typer.members.isKnown(name) || file.mayBeLocal(name)
            default: return false
            }
        }
    }

    /// All that containers hold.
    func contents(of value: HeapValue) -> Few<ObjectID> {
        var found = Few<ObjectID>.none
        for object in value.objects {
            guard case .container = heap[object].kind else { continue }
            for edge in heap.held(by: object) where !found.contains(edge.to) {
                found.append(edge.to)
            }
        }
        return found
    }

    mutating func runSwitch(_ node: NodeID) {
        let value = tree.children(node).first { tree.kind($0) != .switchCase }
            .map { evaluate($0) } ?? .nothing
        for child in tree.children(node).dropFirst() {
            switch tree.kind(child) {
            case .switchCase: runCase(child, value)
            case .ifConfig: runConditionally(child)
            default: continue
            }
        }
    }

    mutating func runCase(_ node: NodeID, _ value: HeapValue) {
        let saved = locals.variables
        for item in tree.children(node) where tree.kind(item) == .caseItem {
            for pattern in tree.children(item) where tree.kind(pattern).isPattern {
                bindPayload(pattern, value)
            }
        }
        if let block = tree.child(node, .codeBlock) { runMaybe(block) }
        locals.variables = saved
    }

    /// `do` runs; loops, `catch` and `#if` may not.
    mutating func runConditionally(_ node: NodeID) {
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .codeBlock:
                if tree.kind(node) == .doStatement {
                    let saved = locals.variables
                    run(block: child)
                    locals.variables = saved
                } else {
                    runMaybe(child)
                }
            case .catchClause, .switchCase: runCase(child, .nothing)
            case .ifConfigClause: runConfiguration(child)
            case .conditionList: _ = runConditions(child, unwraps: true)
            case .ifConfigCondition: continue
            default: if !tree.kind(child).isPattern { _ = evaluate(child) }
            }
        }
    }

    private mutating func runConfiguration(_ clause: NodeID) {
        let saved = (branch, hasLeft)
        branch = heap.newBranch()
        for child in tree.children(clause) where tree.kind(child) != .ifConfigCondition {
            if tree.kind(child) == .switchCase { runCase(child, .nothing) } else { run(child) }
        }
        (branch, hasLeft) = saved
    }
}
