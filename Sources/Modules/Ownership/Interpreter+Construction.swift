import Dependencies
import SourceText
import Syntax

/// Objects coming to be.
extension Interpreter {
    mutating func construct(_ type: TypeID, _ node: NodeID) -> HeapValue {
        switch index[type].kind {
        case .class, .actor: return construct(.instance(type), type, node)
        case .struct: return construct(.value(type), type, node)
        case .enum:
            let arguments = passed(node).allObjects
            return arguments.isEmpty ? .nothing : container("case", holding: arguments, at: node)
        default: return callUnknown(node, index[type].name)
        }
    }

    private mutating func construct(
        _ kind: HeapObject.Kind, _ type: TypeID, _ node: NodeID
    ) -> HeapValue {
        let initializer = self.initializer(of: type, for: node)
        // Arguments come before the object.
        let passed = passed(node, to: initializer.map { index[$0].site }, of: type)
        let object = heap.add(kind, at: site(node))
        let written = writtenGenerics(of: type, node)
        if !written.isEmpty { generics[object] = written }
        setInitialValues(of: object, type)
        initialize(object, as: type, initializer, passed)
        return .object(object)
    }

    /// `Module<Screen, Presenter>(…)` says what the parameters stand for.
    private func writtenGenerics(of type: TypeID, _ node: NodeID) -> [NameID: TypeID] {
        guard let callee = tree.firstChild(node),
            let clause = tree.child(callee, .genericArgumentClause)
        else { return [:] }
        let arguments = tree.children(clause).map { index.resolver.type(of: $0, in: fileID) }
        return facts.graph.typer.members.generics(of: type, arguments)
            .compactMapValues(\.declaration)
    }

    mutating func constructExternal(_ name: NameID, _ node: NodeID) -> HeapValue {
        let arguments = passed(node)
        let effects = facts.effects(of: name)
        if effects.contains(.runningLater) {
            runLater(arguments)
            return .nothing
        }
        if effects.contains(.container) {
            let made = heap.add(
                .container(SDKEffects.containerName(index.text(name))), at: site(node))
            for argument in arguments where !isServed(argument, by: effects) {
                let targets = held([argument])
                guard !targets.isEmpty else { continue }
                if effects.contains(.visible), isTrailingClosure(argument) {
                    // An initialiser that the project adds takes it.
                    for closure in targets { escape(closure, through: .word(name), node) }
                    continue
                }
                heap.set(
                    .part(argument.label), of: made, to: targets, strength: .strong,
                    at: site(argument.node), branch: branch, keepsOld: true)
            }
            return .object(made)
        }
        guard !effects.contains(.value) else { return .nothing }
        for object in held(arguments) { escape(object, through: .word(name), node) }
        let made = heap.add(.unknown, at: site(node))
        for argument in arguments where argument.label != .none {
            // Nobody knows whether it keeps them, until it gives one back.
            heap.set(
                .part(argument.label), of: made, to: held([argument]), strength: .weak,
                at: site(argument.node), branch: branch)
        }
        return .object(made)
    }

    private func isServed(_ argument: Passed, by effects: SDKEffects) -> Bool {
        effects.contains(.serving) && argument.position == 0
    }

    private func isTrailingClosure(_ argument: Passed) -> Bool {
        argument.label == .none && tree.kind(argument.node) == .closureExpression
    }

    /// What arguments hand over to be kept; targets and delegates are kept weakly.
    func held(_ arguments: [Passed]) -> Few<ObjectID> {
        var objects = Few<ObjectID>.none
        for argument in arguments where !facts.effects(of: argument.label).contains(.weak) {
            objects.append(contentsOf: argument.value.allObjects)
        }
        return objects
    }

    // MARK: Values that properties begin with

    /// The superclasses' ones included. A lazy one is made at its first use.
    mutating func setInitialValues(of object: ObjectID, _ type: TypeID) {
        guard depth < limits.depth else { return }
        for owner in index.hierarchy.chain(of: type).reversed() {
            for member in index[owner].members {
                let symbol = index[member]
                guard symbol.kind == .property, symbol.isStored, !symbol.isStatic,
                    !symbol.traits.contains(.isLazy)
                else { continue }
                setInitialValue(member, of: object, isLazy: false)
            }
        }
    }

    /// Makes what a property begins with; only a lazy value may speak of `self`.
    mutating func setInitialValue(_ member: MemberID, of object: ObjectID, isLazy: Bool) {
        let symbol = index[member]
        let source = index[symbol.site.file].tree
        guard let value = source.binding(symbol.binding).initialValue else { return }
        let saved = (locals, fileID, branch)
        depth += 1
        fileID = symbol.site.file
        locals = bodyLocals(of: isLazy ? object : nil, symbol.owner)
        if !isLazy { branch = nil }
        let expected = isImplicit(value) ? facts.graph.typer.type(of: member) : nil
        let made = evaluate(value, as: expected)
        heap.set(
            .property(member), of: object, to: targets(of: made, at: value),
            strength: strength(of: member), at: site(value), branch: branch)
        depth -= 1
        (locals, fileID, branch) = saved
    }

    /// Lazy properties that nobody has used so far may come to be later.
    mutating func makeLazyValues() {
        for number in heap.objects.indices {
            let object = heap.objects[number]
            guard !isExhausted else { return }
            guard object.isInstance, !object.isOutside, let type = object.type else { continue }
            for member in index.hierarchy.chain(of: type).flatMap({ index[$0].members }) {
                let symbol = index[member]
                guard symbol.kind == .property, symbol.traits.contains(.isLazy),
                    heap.targets(of: .property(member), in: ObjectID(number)) == nil
                else { continue }
                branch = heap.newBranch()
                setInitialValue(member, of: ObjectID(number), isLazy: true)
                branch = nil
            }
        }
    }

    /// How a property holds; a wrapper named after it is weak too.
    func strength(of member: MemberID) -> Strength {
        let symbol = index[member]
        guard symbol.strength == .strong else { return symbol.strength }
        let source = index[symbol.site.file].tree
        let isWrapped = source.attributes(of: symbol.site.node).contains {
            source.mainText($0).lowercased().containsBytes(of: "weak")
        }
        return isWrapped ? .weak : .strong
    }

    // MARK: Initialisers

    /// Runs the initialiser that a call means; without one of its own a structure takes its
    /// arguments into the properties of their labels.
    mutating func initialize(
        _ object: ObjectID, as type: TypeID, _ initializer: MemberID?, _ passed: [Passed]
    ) {
        guard let initializer else {
            for argument in passed { keep(argument, in: object, type) }
            return
        }
        guard run(initializer, of: object, passed) else {
            for argument in passed {
                for target in argument.value.allObjects {
                    escape(target, through: .initializer(of: nil), argument.node)
                }
            }
            return
        }
        var last = initializer
        for _ in 0..<Hierarchy.maximumSuperclasses {
            guard !isExhausted, let next = impliedInitializer(behind: last),
                run(next, of: object, [])
            else { return }
            last = next
        }
    }

    /// Runs the body of an initialiser; false where it is not in the sources or too deep.
    private mutating func run(
        _ initializer: MemberID, of object: ObjectID, _ passed: [Passed]
    ) -> Bool {
        let symbol = index[initializer]
        let source = index[symbol.site.file].tree
        guard let body = source.child(symbol.site.node, .codeBlock), depth < limits.depth else {
            return false
        }
        var callee = bodyLocals(of: object, symbol.owner)
        callee.isInitializing = true
        bind(passed, to: symbol.site, &callee)
        if !callee.generics.isEmpty {
            generics[object, default: [:]].merge(callee.generics) { old, _ in old }
        }
        _ = runBody(body, in: symbol.site.file, callee, isExpression: false)
        return true
    }

    /// An initialiser that does not say so ends with the superclass's one.
    private func impliedInitializer(behind initializer: MemberID) -> MemberID? {
        let symbol = index[initializer]
        guard let owner = symbol.owner,
            let parent = index.hierarchy.superclass(of: owner)?.declaration
        else { return nil }
        let source = index[symbol.site.file].tree
        guard let body = source.child(symbol.site.node, .codeBlock) else { return nil }
        let delegates = source.subtree(body).contains { node in
            guard source.kind(node) == .memberExpression, source.mainText(node) == "init",
                let base = source.firstChild(node)
            else { return false }
            return ["super", "self"].contains(source.mainText(base))
        }
        return delegates ? nil : plainInitializer(of: parent)
    }

    /// The initialiser, inherited or not, that needs no argument.
    private func plainInitializer(of type: TypeID) -> MemberID? {
        index.hierarchy.chain(of: type).flatMap { index[$0].members }.first { takesNothing($0) }
    }

    private func takesNothing(_ member: MemberID) -> Bool {
        let symbol = index[member]
        guard symbol.kind == .initializer else { return false }
        let parameters = index[symbol.site.file].tree.parameters(of: symbol.site.node) ?? []
        return parameters.allSatisfy { $0.defaultValue != nil }
    }

    mutating func keep(_ argument: Passed, in object: ObjectID, _ type: TypeID) {
        let owner = index.hierarchy.chain(of: type)
        let member = owner.flatMap { index[$0].members }.first {
            index[$0].kind == .property && index[$0].name == argument.label
        }
        if let member {
            let saved = locals.isInitializing
            locals.isInitializing = true
            put(argument.value, into: member, of: object, argument.node, observes: false)
            locals.isInitializing = saved
            return
        }
        keepOutside(argument, in: object, type)
    }

    /// The initialiser of a superclass that is not in the sources: a hosting controller keeps its
    /// root view, others are unknown.
    mutating func keepOutside(_ argument: Passed, in object: ObjectID, _ type: TypeID) {
        guard !facts.effects(of: argument.label).contains(.weak) else { return }
        let base = index.hierarchy.externalBase(of: type)
        if let effects = base.map(facts.effects), effects.contains(.keeper) {
            guard !isServed(argument, by: effects) else { return }
            heap.set(
                .part(argument.label), of: object, to: argument.value.allObjects,
                strength: .strong, at: site(argument.node), branch: branch)
        } else {
            for target in argument.value.allObjects {
                escape(target, through: .initializer(of: base), argument.node)
            }
        }
    }
}
