import Dependencies
import Syntax

/// Calls into the SDK and into code that cannot be read.
extension Interpreter {
    /// Whatever is handed to unknown code is unknown from then on.
    ///
    /// - Parameter name: nil where something without a name is called.
    mutating func callUnknown(_ node: NodeID, _ name: NameID?) -> HeapValue {
        let arguments = passed(node)
        if let name, facts.effects(of: name).contains(.runningLater) {
            runLater(arguments)
            return .nothing
        }
        giveAway(arguments, to: name, node)
        return .nothing
    }

    /// Arguments go to a call by name: what keeps nothing lets them go.
    private mutating func giveAway(_ arguments: [Passed], to name: NameID?, _ node: NodeID) {
        let effects = name.map(facts.effects) ?? []
        if effects.contains(.harmless) { return }
        if effects.contains(.associating), associates(arguments, node) { return }
        let isWatching = effects.contains(.watching)
        for object in held(arguments) where !isWatching || closures[object] != nil {
            escape(object, through: name.map { .word($0) } ?? .text("a value"), node)
        }
    }

    /// An object holds what is associated with it, unless the policy says otherwise. What is
    /// optional may be let go like that too, and stays unknown.
    private mutating func associates(_ arguments: [Passed], _ node: NodeID) -> Bool {
        guard arguments.count == 4 else { return false }
        if tree.mainText(arguments[3].node).hasSuffix("ASSIGN") { return true }
        let owners = arguments[0].value.objects
        let type = facts.graph.typer.type(of: arguments[2].node, in: fileID)
        guard case .declared = type, !owners.isEmpty else { return false }
        for owner in owners {
            heap.hold(arguments[2].value.objects, in: owner, at: site(node), branch: branch)
        }
        return true
    }

    /// A block that runs once, after the assembly or during it.
    mutating func runLater(_ arguments: [Passed]) {
        for argument in arguments {
            for object in argument.value.allObjects {
                heap[object].isRunLater = true
                guard closures[object] != nil else { continue }
                let saved = branch
                branch = heap.newBranch()
                _ = invoke(object, [])
                branch = saved
            }
        }
    }

    /// A method of something that is not known here.
    mutating func callOutOfSight(
        _ name: NameID, _ node: NodeID, _ callee: NodeID, _ base: NodeID
    ) -> HeapValue {
        let effects = facts.effects(of: name)
        let arguments = passed(node)
        if effects.contains(.inserting), collectionOwner(base) != nil {
            add(arguments.allObjects, toCollection: base, node)
            return .nothing
        }
        if effects.contains(.showing) { return show(arguments) }
        if effects.contains(.runningLater) {
            runLater(arguments)
            return .nothing
        }
        if effects.contains(.running) {
            return runNow(arguments, on: .nothing, name, node)
        }
        if index.startsUppercase(name), arguments.isEmpty == false {
            return constructExternal(name, node)
        }
        if let known = extensionFunction(name, node) {
            return runFunction(known, on: nil, node)
        }
        giveAway(arguments, to: name, node)
        // `make(ofType: X.self)` yields an X.
        guard mayGiveObject(node, name, arguments) else { return .nothing }
        let type = facts.graph.typer.type(of: node, in: fileID)
        guard let made = type.declaration, index[made].kind == .class else { return .nothing }
        let object = heap.add(.instance(made), at: site(node))
        if !effects.contains(.making) { escape(object, through: .word(name), node) }
        return .object(object)
    }

    /// Whether the project may know what a call gives: a member of its own, or what a metatype
    /// that is handed over stands for.
    private func mayGiveObject(_ call: NodeID, _ name: NameID, _ arguments: [Passed]) -> Bool {
        facts.graph.typer.members.isKnown(name) || index.startsUppercase(name)
            || name == index.words.initializer
            || arguments.contains { tree.kind($0.node) == .memberExpression }
    }

    /// The only function of a name that the project adds to types from elsewhere and that a call
    /// fits.
    private func extensionFunction(_ name: NameID, _ node: NodeID) -> MemberID? {
        guard depth < limits.depth, let found = facts.extensionFunctions[name] else { return nil }
        var fitting: MemberID?
        for member in found where fits(member, node) {
            guard fitting == nil else { return nil }
            fitting = member
        }
        return fitting
    }

    /// The only static function of a name that the project adds to types from elsewhere.
    func addedStatic(_ name: NameID, _ node: NodeID) -> MemberID? {
        extensionFunction(name, node).flatMap { index[$0].isStatic ? $0 : nil }
    }

    private mutating func show(_ arguments: [Passed]) -> HeapValue {
        for object in arguments.flatMap(\.value.objects) where closures[object] == nil {
            heap[object].isShown = true
        }
        return .nothing
    }

    /// A method that objects have from the SDK.
    mutating func callSDK(
        _ name: NameID, on receiver: HeapValue, _ node: NodeID, _ base: NodeID?
    ) -> HeapValue {
        let effects = facts.effects(of: name)
        if let base, let made = callStream(name, on: receiver, node, base) { return made }
        if effects.contains(.holding), let added = callAdded(name, on: receiver, node) {
            return added
        }
        let arguments = passed(node)
        if effects.contains(.holding) {
            for object in receiver.objects where heap[object].kind != .unknown {
                heap.hold(kept(of: arguments), in: object, at: site(node), branch: branch)
            }
            let isUnknown = receiver.objects.allSatisfy { heap[$0].kind == .unknown }
            return isUnknown && effects.contains(.showing) ? show(arguments) : .nothing
        }
        if effects.contains(.showing) { return show(arguments) }
        if effects.contains(.runningLater) {
            runLater(arguments)
            return .nothing
        }
        if effects.contains(.inserting), let base {
            add(arguments.allObjects, toCollection: base, node)
            return .nothing
        }
        if effects.contains(.removing) { return remove(name, from: receiver) }
        if effects.contains(.running) {
            return runNow(arguments, on: receiver, name, node)
        }
        if effects.contains(.passing) {
            for object in receiver.objects {
                if heap[object].kind == .unknown {
                    giveAway(arguments, to: name, node)
                } else {
                    heap.hold(held(arguments), in: object, at: site(node), branch: branch)
                }
            }
            return receiver
        }
        giveAway(arguments, to: name, node)
        return .nothing
    }

    /// No method of the SDK that holds its argument takes a closure: the project adds one of the
    /// same name, or nobody knows what is called.
    private mutating func callAdded(
        _ name: NameID, on receiver: HeapValue, _ node: NodeID
    ) -> HeapValue? {
        let isSDK = !tree.children(node).contains { tree.kind($0) == .closureExpression }
        if isSDK { return nil }
        guard let known = extensionFunction(name, node) else { return callUnknown(node, name) }
        for object in receiver.objects {
            alternatives(receiver) { interpreter in
                _ = interpreter.runFunction(known, on: object, node)
            }
        }
        return .nothing
    }

    /// Of several arguments the first is held; a label behind it tells where it goes.
    private func kept(of arguments: [Passed]) -> Few<ObjectID> {
        held(arguments.filter { $0.position == 0 || $0.label == .none })
    }

    private mutating func remove(_ name: NameID, from receiver: HeapValue) -> HeapValue {
        let contents = contents(of: receiver)
        if index.text(name) == "removeAll", branch == nil, !keepsOld {
            for object in receiver.objects where heap[object].isCopied { heap.empty(object) }
        }
        return HeapValue(objects: contents)
    }

    /// Closures that run during the call: for each element, or once with the receiver.
    private mutating func runNow(
        _ arguments: [Passed], on receiver: HeapValue, _ name: NameID, _ node: NodeID
    ) -> HeapValue {
        let effects = facts.effects(of: name)
        let blocks = arguments.flatMap(\.value.objects).filter { closures[$0] != nil }
        let elements = elements(of: receiver)
        let isWithoutObjects = elements?.isEmpty == true
        let known = elements ?? []
        let inputs = known.isEmpty
            ? [HeapValue(objects: contents(of: receiver))] : known.map(HeapValue.object)
        var results: [HeapValue] = []
        let saved = branch
        if known.isEmpty { branch = heap.newBranch() }
        for block in blocks where !isWithoutObjects || mayMake(block) {
            for input in inputs.prefix(8) { results.append(invoke(block, [input]) ?? .nothing) }
        }
        let made = results.reduce(into: Few.none) { $0.append(contentsOf: $1.allObjects) }
        defer { branch = saved }
        if effects.contains(.gathering) {
            // What a key path or a function by name gives of each element is not followed.
            if blocks.isEmpty, !arguments.isEmpty {
                for object in contents(of: receiver) { escape(object, through: .word(name), node) }
            }
            return container("collection", holding: made, at: node)
        }
        if effects.contains(.choosing) { return HeapValue(objects: contents(of: receiver)) }
        if effects.contains(.selecting) {
            branch = heap.newBranch()
            return container("collection", holding: contents(of: receiver), at: node)
        }
        return .nothing
    }

    private func mayMake(_ closure: ObjectID) -> Bool {
        guard let body = closures[closure] else { return false }
        switch body.code {
        case .closure(let node), .function(let node): return mayMake(node, in: index[body.file])
        case .method: return true
        }
    }

    // MARK: Streams

    /// Publishers and observables: what never ends keeps its receivers as long as the
    /// subscription lives; what may end is unknown.
    private mutating func callStream(
        _ name: NameID, on receiver: HeapValue, _ node: NodeID, _ base: NodeID
    ) -> HeapValue? {
        guard let object = receiver.objects.first, receiver.objects.count == 1,
            case .container(let kind) = heap[object].kind
        else { return nil }
        let effects = facts.effects(of: name)
        if kind == "subscription" {
            guard effects.contains(.storing) else { return nil }
            return store(object, node)
        }
        guard SDKEffects.streams.contains(kind) else { return nil }
        if let known = extensionFunction(name, node) {
            return runFunction(known, on: nil, node)
        }
        let arguments = passed(node)
        if effects.contains(.subscribing) {
            // `subscribe(with: self) { this, value in … }` hands its object on while it lives.
            let kept = arguments.filter { index.text($0.label) != "with" }
            return container("subscription", holding: held(kept) + .one(object), at: node)
        }
        if effects.contains(.sending) { return .nothing }
        if effects.contains(.ending) {
            for target in held(arguments) { escape(target, through: .word(name), node) }
            return .object(heap.add(.unknown, at: site(node)))
        }
        let strong = index.text(name) == "withUnretained" ? .none : held(arguments)
        return container("stream", holding: strong + .one(object), at: node)
    }

    /// `.store(in: &bag)` and `.disposed(by: bag)`.
    private mutating func store(_ subscription: ObjectID, _ node: NodeID) -> HeapValue {
        guard let list = tree.child(node, .argumentList),
            let argument = tree.firstChild(list),
            let bag = tree.lastChild(argument)
        else { return .nothing }
        let place = tree.kind(bag) == .inOutExpression
            ? tree.firstChild(bag) ?? bag : bag
        add(.one(subscription), toCollection: place, node)
        return .nothing
    }
}
