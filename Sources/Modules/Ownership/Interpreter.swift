import Dependencies
import Syntax

/// Runs the code of an assembly as far as it makes, holds and connects objects.
///
/// It takes every statement in order and both sides of a branch. What it cannot read makes the
/// objects that are handed there unknown, nothing else.
struct Interpreter: ~Copyable {
    let facts: WiringFacts
    var heap = Heap()
    var variables: [Variable] = []
    var closures: [ObjectID: ClosureBody] = [:]
    /// What the generic parameters of an object's type stand for.
    var generics: [ObjectID: [NameID: TypeID]] = [:]
    var locals = LocalValues()
    /// The file of the code that runs.
    var fileID: FileID {
        didSet {
            guard fileID != oldValue else { return }
            file = index[fileID]
            tree = file.tree
        }
    }
    private(set) var file: ProjectFile
    private(set) var tree: SyntaxTree
    /// Calls on the way to the current statement.
    var depth = 0
    /// The statements and expressions around the current one, also those of the calls on the way
    /// to it.
    private var nesting = 0
    /// How many may lie in each other: a link of a chain takes nearly two kilobytes of a stack
    /// that may have 512.
    private static let maximumNesting = 128
    /// How many nodes were run; a bound for code that would run for long.
    var steps = 0
    /// The branch that may not be taken.
    var branch: Int?
    var returned: HeapValue?
    /// The body has returned or thrown for certain.
    var hasLeft = false
    var deferred: [NodeID] = []
    /// The type that the expression at hand has by what stands around it.
    var expected: SwiftType?
    /// Whether assignments add to what a property held: methods run in any order.
    var keepsOld = false
    let index: ProjectIndex

    /// What functions gave, where assignments only add: they need not run again.
    var known: [RunKey: HeapValue] = [:]
    let limits: Limits

    /// Whether a bound is reached; what is left is not looked at.
    var isExhausted: Bool { steps >= limits.steps || heap.edges.count >= limits.edges }

    /// Counts a statement or an expression; false where it is one too many.
    @inline(__always)
    mutating func enter() -> Bool {
        steps += 1
        if nesting >= Self.maximumNesting { steps = limits.steps }
        guard !isExhausted else { return false }
        nesting += 1
        return true
    }

    @inline(__always)
    mutating func leave() { nesting -= 1 }

    /// What was not looked at may hold every object.
    mutating func giveUpWhereExhausted() {
        guard isExhausted else { return }
        for object in heap.objects.indices.map(ObjectID.init) where heap[object].isInstance {
            heap[object].escape = HeapObject.Escape(
                call: "too much code", site: heap[object].site)
        }
    }

    /// How much code is run.
    struct Limits {
        /// Calls inside calls.
        let depth: Int
        /// Statements and expressions.
        let steps: Int
        /// References between objects.
        let edges: Int

        static let assembly = Limits(depth: 10, steps: 20_000, edges: 10_000)
        static let life = Limits(depth: 6, steps: 10_000, edges: 4_000)
    }

    init(_ facts: WiringFacts, _ file: FileID, _ limits: Limits = .assembly) {
        self.facts = facts
        self.limits = limits
        index = facts.index
        fileID = file
        self.file = index[file]
        tree = self.file.tree
    }

    @inline(__always)
    func site(_ node: NodeID) -> Site { Site(file: fileID, node: node) }

    // MARK: Statements

    mutating func run(block: NodeID) {
        for statement in tree.children(block) where !hasLeft { run(statement) }
    }

    mutating func run(_ node: NodeID) {
        guard enter() else { return }
        defer { leave() }
        switch tree.kind(node) {
        case .variableDeclaration: declare(node)
        case .returnStatement:
            let value = tree.firstChild(node).map { evaluate($0) }
            returned = value.map { (returned ?? .nothing).joined($0) } ?? returned
            hasLeft = true
        case .throwStatement, .breakStatement, .continueStatement:
            for child in tree.children(node) where tree.kind(child) != .name { _ = evaluate(child) }
            hasLeft = true
        case .ifStatement: runIf(node)
        case .guardStatement: runGuard(node)
        case .forStatement: runLoop(node)
        case .switchStatement: runSwitch(node)
        case .doStatement, .whileStatement, .repeatStatement, .ifConfig: runConditionally(node)
        case .codeBlock: run(block: node)
        case .deferStatement:
            if let block = tree.child(node, .codeBlock) { deferred.append(block) }
        case .labeledStatement:
            for child in tree.children(node) where tree.kind(child) != .name { run(child) }
        default:
            guard !tree.kind(node).isDeclaration else { return }
            _ = evaluate(node)
        }
    }

    private mutating func declare(_ node: NodeID) {
        let words = tree.modifiers(of: node).map { tree.mainText($0) }
        let strength: Strength = words.contains("weak")
            ? .weak : words.contains("unowned") ? .unowned : .strong
        for binding in tree.bindings(of: node) {
            guard let pattern = binding.pattern else { continue }
            let value = binding.initialValue.map { copied(evaluate($0), from: $0) } ?? .nothing
            bind(pattern, value, strength)
        }
    }

    /// A variable or a property gives a copy of a value.
    mutating func copied(_ value: HeapValue, from node: NodeID) -> HeapValue {
        switch tree.kind(node) {
        case .identifierExpression, .memberExpression, .subscriptExpression: copied(value)
        default: value
        }
    }

    mutating func copied(_ value: HeapValue) -> HeapValue {
        var made = value
        switch value.objects {
        case .none: break
        case .one(let object): made.objects = .one(heap.copy(object))
        case .several(let objects): made.objects = .several(objects.map { heap.copy($0) })
        }
        return made
    }

    // MARK: Names

    @inline(__always)
    func local(_ name: NameID) -> HeapValue? {
        locals.variables[name].map { variables[$0].value }
    }

    mutating func declare(_ name: NameID, _ value: HeapValue, _ strength: Strength = .strong) {
        locals.variables.declare(name, variables.count)
        variables.append(Variable(value: value, strength: strength))
    }

    /// Gives a variable another value; the closures that capture it hold that one then.
    mutating func assign(_ value: HeapValue, to variable: Int, _ node: NodeID) {
        let old = variables[variable].value
        let new = branch == nil && !keepsOld ? value : old.joined(value)
        variables[variable].value = new
        for capture in variables[variable].captures {
            heap.set(
                .variable(Int32(variable)), of: capture.closure, to: new.allObjects,
                strength: variables[variable].strength, at: capture.site, branch: branch)
        }
    }

    mutating func bind(_ pattern: NodeID, _ value: HeapValue, _ strength: Strength = .strong) {
        switch tree.kind(pattern) {
        case .identifierPattern:
            let name = file.name(pattern)
            if name == index.words.selfValue { locals.selfStrength = .strong }
            declare(name, value, strength)
        case .valueBindingPattern:
            for inner in tree.children(pattern) where tree.kind(inner).isPattern {
                bind(inner, value, strength)
            }
        case .tuplePattern:
            for (position, element) in tree.children(pattern).enumerated() {
                guard let inner = tree.children(element).first(where: {
                    tree.kind($0).isPattern
                }) else { continue }
                let part = position < value.elements.count
                    ? value.elements[position].value : .nothing
                bind(inner, part, strength)
            }
        default: bindPayload(pattern, value)
        }
    }

    /// `case .running(let worker)` takes out what the case was made with.
    mutating func bindPayload(_ pattern: NodeID, _ value: HeapValue) {
        let names = tree.boundNames(in: pattern)
        guard !names.isEmpty else { return }
        var held: [ObjectID] = []
        for object in value.objects {
            guard case .container("case") = heap[object].kind else { continue }
            held += heap.held(by: object).map(\.to)
        }
        for (position, name) in names.enumerated() {
            let part = names.count == held.count ? .one(held[position]) : Few(held)
            declare(file.name(name), HeapValue(objects: part))
        }
    }

    // MARK: Bodies

    /// Runs a body of another declaration and gives what it returns.
    mutating func runBody(
        _ body: NodeID, in file: FileID, _ callee: consuming LocalValues,
        isExpression: Bool = true
    ) -> HeapValue {
        guard depth < limits.depth, !isExhausted else { return .nothing }
        let saved = (fileID, returned, branch, hasLeft, deferred)
        swap(&callee, &locals)
        depth += 1
        fileID = file
        returned = nil
        hasLeft = false
        deferred = []
        var result = HeapValue.nothing
        if isExpression, let expression = onlyExpression(in: body) {
            result = evaluate(expression)
        } else {
            run(block: body)
        }
        hasLeft = false
        for block in deferred.reversed() { run(block: block) }
        if let returned { result = result.joined(returned) }
        depth -= 1
        swap(&callee, &locals)
        (fileID, returned, branch, hasLeft, deferred) = saved
        return result
    }

    /// The expression that a body consists of, whose value it gives.
    private func onlyExpression(in body: NodeID) -> NodeID? {
        var statements = tree.children(body)
        guard let first = statements.next(), statements.next() == nil,
            !tree.kind(first).isDeclaration, tree.kind(first) != .returnStatement
        else { return nil }
        return first
    }
}
