import Dependencies
import Syntax

/// What `.name` and `.init(…)` mean where the code around tells the type.
extension Interpreter {
    /// Evaluates an expression that stands where a type is expected.
    mutating func evaluate(_ node: NodeID, as type: SwiftType?) -> HeapValue {
        guard let type, isImplicit(node) else { return evaluate(node) }
        let saved = expected
        expected = type
        let value = evaluate(node)
        expected = saved
        return value
    }

    /// Whether an expression is a call of `.name(…)`.
    func isImplicit(_ node: NodeID) -> Bool {
        guard tree.kind(node) == .callExpression,
            let callee = tree.firstChild(node)
        else { return false }
        return tree.kind(callee) == .memberExpression && tree.base(ofMember: callee) == nil
    }

    /// A call of `.name(…)`.
    mutating func callImplicit(_ name: NameID, _ node: NodeID) -> HeapValue {
        var type = expected
        if type == nil { type = expectedType(of: node) }
        expected = nil
        switch type?.unwrapped {
        case .declared(let declared, _): return callStatic(name, of: declared, node)
        case .external(let external, _) where name == index.words.initializer:
            return constructExternal(external, node)
        default: break
        }
        // `.make { … }` may be a function that the project adds to a type from elsewhere.
        if let added = addedStatic(name, node) { return runFunction(added, on: nil, node) }
        if name == index.words.initializer || !isCase(name) {
            return callUnknown(node, name)
        }
        let arguments = held(passed(node))
        return container("case", holding: arguments, at: node)
    }

    /// Whether some enumeration of the project has a case of the name.
    private func isCase(_ name: NameID) -> Bool {
        ["some", "success", "failure"].contains(index.text(name))
            || facts.caseNames.contains(name)
    }

    /// The type that the code around a call tells.
    private func expectedType(of call: NodeID) -> SwiftType? {
        guard let parent = tree.parent(call) else { return nil }
        switch tree.kind(parent) {
        case .sequenceExpression:
            return tree.firstChild(parent)
                .map { facts.graph.typer.type(of: $0, in: fileID) }
        case .initializer:
            guard let binding = tree.parent(parent), tree.kind(binding) == .patternBinding else {
                return nil
            }
            return tree.binding(binding).type.map { index.resolver.type(of: $0, in: fileID) }
        case .returnStatement, .codeBlock: return resultType(around: call)
        default: return nil
        }
    }

    /// What the function around a call says that it gives; nil inside of a closure.
    private func resultType(around call: NodeID) -> SwiftType? {
        let around: NodeKinds = [
            .functionDeclaration, .closureExpression, .accessor, .initializerDeclaration,
            .patternBinding, .subscriptDeclaration,
        ]
        guard let function = tree.ancestor(of: call, in: around)?.outer,
            tree.kind(function) == .functionDeclaration
        else { return nil }
        return tree.resultType(of: function).map { index.resolver.type(of: $0, in: fileID) }
    }

    /// The type of the parameter or property that takes an argument.
    func expected(
        by argument: CallArguments.Argument, _ function: Site?, of type: TypeID?
    ) -> SwiftType? {
        guard isImplicit(argument.value) else { return nil }
        if let function {
            let parameter = parameter(
                of: function, taking: argument.label, at: argument.position)
            return parameter?.type.map { index.resolver.type(of: $0, in: function.file) }
        }
        let property = type.flatMap { facts.property(argument.label, in: $0) }
        return property.map { facts.graph.typer.type(of: $0) }
    }
}
