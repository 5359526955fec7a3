import Dependencies
import Syntax

/// Runs the code of an assembly as far as it makes, holds and connects objects.
///
/// It takes every statement in order and both sides of a branch. What it cannot read makes the
/// objects that are handed there unknown, nothing else.
struct Interpreter {
    let facts: WiringFacts
    var heap = Heap()
    var locals = LocalValues()
    var fileID: FileID
    /// Calls on the way to the current statement.
    var depth = 0
    /// How many nodes were run; a bound for code that would run for long.
    var steps = 0
    /// Inside a branch that may not be taken.
    var isConditional = false
    var returned: HeapValue?
    /// Whether assignments add to what a property held: methods run in any order.
    var keepsOld = false
    var index: ProjectIndex { facts.index }
    var file: ProjectFile { index[fileID] }
    var tree: SyntaxTree { file.tree }

    static let maximumDepth = 6
    static let maximumSteps = 20_000

    init(_ facts: WiringFacts, _ file: FileID) {
        self.facts = facts
        fileID = file
    }

    func site(_ node: NodeID) -> Site { Site(file: fileID, node: node) }

    // MARK: Statements

    mutating func run(block: NodeID) {
        for statement in tree.children(block) { run(statement) }
    }

    mutating func run(_ node: NodeID) {
        steps += 1
        guard steps < Self.maximumSteps else { return }
        switch tree.kind(node) {
        case .variableDeclaration: declare(node)
        case .returnStatement:
            let value = tree.children(node).first { _ in true }.map { evaluate($0) }
            returned = value.map { (returned ?? .nothing).joined($0) } ?? returned
        case .ifStatement: runBranches(node)
        case .guardStatement: runGuard(node)
        case .switchStatement, .doStatement, .whileStatement, .repeatStatement, .forStatement:
            runConditionally(node)
        case .codeBlock: run(block: node)
        case .deferStatement: tree.child(node, .codeBlock).map { run(block: $0) }
        case .ifConfig: runConditionally(node)
        case .labeledStatement:
            for child in tree.children(node) where tree.kind(child) != .name { run(child) }
        default:
            guard !tree.kind(node).isDeclaration else { return }
            _ = evaluate(node)
        }
    }

    private mutating func declare(_ node: NodeID) {
        for binding in tree.bindings(of: node) {
            guard let pattern = binding.pattern else { continue }
            let value = binding.initialValue.map { evaluate($0) } ?? .nothing
            bind(pattern, value)
        }
    }

    mutating func bind(_ pattern: NodeID, _ value: HeapValue) {
        switch tree.kind(pattern) {
        case .identifierPattern: locals[file.name(pattern)] = value
        case .tuplePattern:
            for (position, element) in tree.children(pattern).enumerated() {
                guard let inner = tree.children(element).first(where: {
                    tree.kind($0).isPattern
                }) else { continue }
                let part = position < value.elements.count
                    ? value.elements[position].value : .nothing
                bind(inner, part)
            }
        default:
            for name in tree.boundNames(in: pattern) { locals[file.name(name)] = .nothing }
        }
    }

    /// `if let` and `if case` without an `else` are taken for granted: they unwrap. Other
    /// branches may not be taken.
    private mutating func runBranches(_ node: NodeID) {
        let clauses = Array(tree.children(node))
        let isUnwrapping = clauses.count == 1 && onlyUnwraps(clauses[0])
        let before = isConditional
        for clause in clauses {
            if let list = tree.child(clause, .conditionList) { runConditions(list) }
            isConditional = before || !isUnwrapping
            if let block = tree.child(clause, .codeBlock) { run(block: block) }
            isConditional = before
        }
    }

    private func onlyUnwraps(_ clause: NodeID) -> Bool {
        guard let list = tree.child(clause, .conditionList) else { return false }
        return tree.children(list).allSatisfy { tree.kind($0) == .optionalBinding }
    }

    private mutating func runConditions(_ list: NodeID) {
        for condition in tree.children(list) {
            guard tree.kind(condition) == .optionalBinding else {
                _ = evaluate(condition)
                continue
            }
            let parts = tree.binding(condition)
            guard let pattern = parts.pattern else { continue }
            if let value = parts.initialValue {
                bind(pattern, evaluate(value))
            } else if tree.kind(pattern) == .identifierPattern {
                bind(pattern, value(of: file.name(pattern), at: pattern))
            }
        }
    }

    private mutating func runGuard(_ node: NodeID) {
        if let list = tree.child(node, .conditionList) { runConditions(list) }
        // What leaves the function does not wire it.
    }

    private mutating func runConditionally(_ node: NodeID) {
        let before = isConditional
        isConditional = before || tree.kind(node) != .doStatement
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .codeBlock: run(block: child)
            case .switchCase, .catchClause, .ifConfigClause: runCase(child)
            case .ifConfigCondition: continue
            default: if !tree.kind(child).isPattern { _ = evaluate(child) }
            }
        }
        isConditional = before
    }

    private mutating func runCase(_ node: NodeID) {
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .codeBlock: run(block: child)
            case .caseItem, .attribute, .ifConfigCondition: continue
            default: run(child)
            }
        }
    }

    // MARK: Bodies

    /// Runs a body of another declaration and gives what it returns.
    mutating func runBody(
        _ body: NodeID, in file: FileID, _ callee: LocalValues, isExpression: Bool = true
    ) -> HeapValue {
        guard depth < Self.maximumDepth, steps < Self.maximumSteps else { return .nothing }
        let saved = (locals, fileID, returned, isConditional)
        depth += 1
        locals = callee
        fileID = file
        returned = nil
        let statements = Array(tree.children(body))
        var result = HeapValue.nothing
        if isExpression, statements.count == 1, !tree.kind(statements[0]).isDeclaration,
            tree.kind(statements[0]) != .returnStatement
        {
            result = evaluate(statements[0])
        } else {
            run(block: body)
        }
        if let returned { result = result.joined(returned) }
        depth -= 1
        (locals, fileID, returned, isConditional) = saved
        return result
    }
}
