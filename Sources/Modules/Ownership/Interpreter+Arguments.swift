import Dependencies
import Syntax

/// What calls hand over, and what parameters get.
extension Interpreter {
    /// An argument with what it gives.
    struct Passed {
        let position: Int
        let label: NameID
        let value: HeapValue
        let node: NodeID
    }

    /// The parameter of a function that takes an argument.
    func parameter(of function: Site, taking label: NameID, at position: Int) -> Parameter? {
        let declaring = index[function.file]
        let parameters = declaring.tree.parameters(of: function.node) ?? []
        return parameters.indices.first { number in
            let own = declaring.tree.label(of: parameters[number], in: function.node)
                .map(declaring.name) ?? .none
            return own == label && (own != .none || number == position)
        }.map { parameters[$0] }
    }

    /// The arguments of a call whose parameters nobody knows, evaluated where they stand.
    mutating func passed(_ call: NodeID) -> [Passed] {
        guard hasArguments(call) else { return [] }
        var passed: [Passed] = []
        passed.reserveCapacity(4)
        for child in tree.children(call).dropFirst() {
            switch tree.kind(child) {
            case .argumentList:
                for (position, argument) in tree.children(child).enumerated() {
                    pass(argument, position, &passed)
                }
            case .closureExpression:
                let value = evaluate(child)
                passed.append(
                    Passed(position: passed.count, label: .none, value: value, node: child))
            case .labelledClosure: pass(child, passed.count, &passed)
            default: continue
            }
        }
        return passed
    }

    private mutating func pass(_ argument: NodeID, _ position: Int, _ passed: inout [Passed]) {
        guard let expression = tree.lastChild(argument) else { return }
        passed.append(Passed(
            position: position, label: tree.name(of: argument).map(file.name) ?? .none,
            value: evaluate(expression), node: expression))
    }

    /// The arguments of a function's call.
    mutating func passed(_ call: NodeID, to function: Site) -> [Passed] {
        guard hasArguments(call) else { return [] }
        let arguments = CallArguments(call, in: file, index, facts.graph.typer)
        return evaluate(arguments.placed(in: function), function, of: nil)
    }

    /// The arguments of a construction, with or without an initialiser of the type's own.
    mutating func passed(_ call: NodeID, to initializer: Site?, of type: TypeID) -> [Passed] {
        guard hasArguments(call) else { return [] }
        let arguments = CallArguments(call, in: file, index, facts.graph.typer)
        return evaluate(arguments.placed(in: type, initializer), initializer, of: type)
    }

    private mutating func evaluate(
        _ arguments: [CallArguments.Argument], _ function: Site?, of type: TypeID?
    ) -> [Passed] {
        arguments.map {
            let expected = self.expected(by: $0, function, of: type)
            return Passed(
                position: $0.position, label: $0.label, value: evaluate($0.value, as: expected),
                node: $0.value)
        }
    }

    private func hasArguments(_ call: NodeID) -> Bool {
        tree.children(call).dropFirst().contains {
            tree.kind($0) != .argumentList || tree.firstChild($0) != nil
        }
    }

    /// Gives parameters their arguments, or what they begin with without one.
    mutating func bind(_ passed: [Passed], to function: Site, _ callee: inout LocalValues) {
        let declaring = index[function.file]
        let parameters = declaring.tree.parameters(of: function.node) ?? []
        for (position, parameter) in parameters.enumerated() {
            guard let name = parameter.innerName else { continue }
            let label = declaring.tree.label(of: parameter, in: function.node)
                .map(declaring.name) ?? .none
            let argument = passed.first { argument in
                argument.label == label && (label != .none || argument.position == position)
            }
            let value = argument?.value ?? defaultValue(of: parameter, function, callee)
            infer(parameter, value, function, &callee)
            add(declaring.name(name), value, to: &callee)
        }
    }

    private mutating func defaultValue(
        of parameter: Parameter, _ function: Site, _ callee: LocalValues
    ) -> HeapValue {
        guard let expression = parameter.defaultValue, depth < limits.depth else {
            return .nothing
        }
        let saved = (locals, fileID)
        depth += 1
        locals = LocalValues()
        locals.type = callee.owner
        locals.owner = callee.owner
        fileID = function.file
        let value = evaluate(expression)
        depth -= 1
        (locals, fileID) = saved
        return value
    }

    /// A generic parameter stands for the type of what is passed.
    private func infer(
        _ parameter: Parameter, _ value: HeapValue, _ function: Site, _ callee: inout LocalValues
    ) {
        let object = value.objects.first.flatMap { heap[$0].type }
        guard let written = parameter.type, value.type != nil || object != nil else { return }
        switch index.resolver.type(of: written, in: function.file).unwrapped {
        case .metatype(.parameter(let name, _)):
            if let type = value.type { callee.generics[name] = type }
        case .parameter(let name, _):
            if let object { callee.generics[name] = object }
        default: return
        }
    }
}

extension [Interpreter.Passed] {
    /// All objects that the arguments hand over.
    var allObjects: Few<ObjectID> {
        reduce(into: .none) { $0.append(contentsOf: $1.value.allObjects) }
    }
}
