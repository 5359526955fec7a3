import Dependencies
import Syntax

/// Calls into the SDK and into code that cannot be read.
extension Interpreter {
    /// Whatever is handed to unknown code is unknown from then on.
    mutating func callUnknown(_ node: NodeID, _ name: String) -> HeapValue {
        let arguments = passed(node, nil, of: nil)
        if SDKEffects.runningLater.contains(name) {
            runLater(arguments)
            return .nothing
        }
        giveAway(arguments, to: name, node)
        return .nothing
    }

    /// Arguments go to a call by name: what keeps nothing lets them go.
    private mutating func giveAway(_ arguments: [Passed], to name: String, _ node: NodeID) {
        if SDKEffects.harmless.contains(name) { return }
        let isWatching = SDKEffects.watching.contains(name)
        for argument in arguments where !SDKEffects.isWeak(index.text(argument.label)) {
            for object in argument.value.allObjects where !isWatching || closures[object] != nil {
                escape(object, through: name, node)
            }
        }
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
        let text = index.text(name)
        let arguments = passed(node, nil, of: nil)
        if SDKEffects.inserting.contains(text), collectionOwner(base) != nil {
            add(arguments.flatMap(\.value.allObjects), toCollection: base, node)
            return .nothing
        }
        if SDKEffects.showing.contains(text) { return show(arguments) }
        if SDKEffects.runningLater.contains(text) {
            runLater(arguments)
            return .nothing
        }
        if SDKEffects.running.contains(text) { return runNow(arguments, on: .nothing, text, node) }
        if index.names.startsUppercase(name), arguments.isEmpty == false {
            return constructExternal(text, node)
        }
        if let known = extensionFunction(name, node) {
            return runFunction(known, on: nil, node)
        }
        giveAway(arguments, to: text, node)
        // `make(ofType: X.self)` yields an X.
        let type = facts.graph.typer.type(of: node, in: fileID)
        guard let made = type.declaration, index[made].kind == .class else { return .nothing }
        let object = heap.add(.instance(made), at: site(node))
        if !SDKEffects.making.contains(text) { escape(object, through: text, node) }
        return .object(object)
    }

    /// The only function of a name that the project adds to types from elsewhere.
    private func extensionFunction(_ name: NameID, _ node: NodeID) -> MemberID? {
        guard depth < limits.depth, let found = facts.extensionFunctions[name],
            found.count == 1, fits(found[0], node)
        else { return nil }
        return found[0]
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
        let text = index.text(name)
        if let base, let made = callStream(text, on: receiver, node, base) { return made }
        let arguments = passed(node, nil, of: nil)
        if SDKEffects.holding.contains(text) {
            for object in receiver.objects where heap[object].kind != .unknown {
                heap.hold(held(arguments), in: object, at: site(node), branch: branch)
            }
            let isUnknown = receiver.objects.allSatisfy { heap[$0].kind == .unknown }
            return isUnknown && SDKEffects.showing.contains(text) ? show(arguments) : .nothing
        }
        if SDKEffects.showing.contains(text) { return show(arguments) }
        if SDKEffects.runningLater.contains(text) {
            runLater(arguments)
            return .nothing
        }
        if SDKEffects.inserting.contains(text), let base {
            add(arguments.flatMap(\.value.allObjects), toCollection: base, node)
            return .nothing
        }
        if SDKEffects.removing.contains(text) { return remove(text, from: receiver) }
        if SDKEffects.running.contains(text) {
            return runNow(arguments, on: receiver, text, node)
        }
        if SDKEffects.passing.contains(text) {
            for object in receiver.objects {
                if heap[object].kind == .unknown {
                    giveAway(arguments, to: text, node)
                } else {
                    heap.hold(held(arguments), in: object, at: site(node), branch: branch)
                }
            }
            return receiver
        }
        giveAway(arguments, to: text, node)
        return .nothing
    }

    private mutating func remove(_ name: String, from receiver: HeapValue) -> HeapValue {
        let contents = contents(of: receiver)
        if name == "removeAll", branch == nil, !keepsOld {
            for object in receiver.objects where heap[object].isCopied { heap.empty(object) }
        }
        return HeapValue(objects: contents)
    }

    /// Closures that run during the call: for each element, or once with the receiver.
    private mutating func runNow(
        _ arguments: [Passed], on receiver: HeapValue, _ name: String, _ node: NodeID
    ) -> HeapValue {
        let blocks = arguments.flatMap(\.value.objects).filter { closures[$0] != nil }
        let known = elements(of: receiver)
        let inputs = known.map { $0.map(HeapValue.object) }
            ?? [HeapValue(objects: contents(of: receiver))]
        var results: [HeapValue] = []
        let saved = branch
        if known == nil { branch = heap.newBranch() }
        for block in blocks {
            for input in inputs.prefix(8) { results.append(invoke(block, [input]) ?? .nothing) }
        }
        let made = results.flatMap(\.allObjects)
        defer { branch = saved }
        if SDKEffects.gathering.contains(name) {
            return container("collection", holding: made, at: node)
        }
        if SDKEffects.choosing.contains(name) { return HeapValue(objects: contents(of: receiver)) }
        if SDKEffects.selecting.contains(name) {
            branch = heap.newBranch()
            return container("collection", holding: contents(of: receiver), at: node)
        }
        return .nothing
    }

    // MARK: Streams

    /// Publishers and observables: what never ends keeps its receivers as long as the
    /// subscription lives; what may end is unknown.
    private mutating func callStream(
        _ name: String, on receiver: HeapValue, _ node: NodeID, _ base: NodeID
    ) -> HeapValue? {
        guard let object = receiver.objects.first, receiver.objects.count == 1,
            case .container(let kind) = heap[object].kind
        else { return nil }
        if kind == "subscription" {
            guard SDKEffects.storing.contains(name) else { return nil }
            return store(object, node)
        }
        guard SDKEffects.streams.contains(kind) else { return nil }
        if let name = index.names.find(name), let known = extensionFunction(name, node) {
            return runFunction(known, on: nil, node)
        }
        let arguments = passed(node, nil, of: nil)
        if SDKEffects.subscribing.contains(name) {
            return container(
                "subscription", holding: held(arguments) + [object], at: node)
        }
        if SDKEffects.sending.contains(name) { return .nothing }
        if SDKEffects.ending.contains(name) {
            for target in held(arguments) { escape(target, through: name, node) }
            return .object(heap.add(.unknown, at: site(node)))
        }
        let strong = name == "withUnretained" ? [] : held(arguments)
        return container("stream", holding: strong + [object], at: node)
    }

    /// `.store(in: &bag)` and `.disposed(by: bag)`.
    private mutating func store(_ subscription: ObjectID, _ node: NodeID) -> HeapValue {
        guard let list = tree.child(node, .argumentList),
            let argument = tree.firstChild(list),
            let bag = tree.children(argument).reversed().first
        else { return .nothing }
        let place = tree.kind(bag) == .inOutExpression
            ? tree.firstChild(bag) ?? bag : bag
        add([subscription], toCollection: place, node)
        return .nothing
    }
}
