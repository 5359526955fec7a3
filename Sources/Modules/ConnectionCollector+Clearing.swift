import Dependencies
import Syntax

/// What lets go of what a place held.
extension ConnectionCollector {
    /// Whether an assignment lets go: of all with `nil` or an empty value, of some where what a
    /// place held is filtered.
    func isClearing(_ value: NodeID, of place: NodeID) -> Bool {
        switch tree.kind(value) {
        case .nilLiteral: return true
        case .arrayExpression, .dictionaryExpression: return tree.firstChild(value) == nil
        case .callExpression: return isEmpty(value) || isFiltered(value, place)
        default: return false
        }
    }

    /// `Set()`, `[Child]()` and `DisposeBag()`.
    private func isEmpty(_ call: NodeID) -> Bool {
        guard let callee = tree.firstChild(call),
            tree.children(call).dropFirst().allSatisfy({
                tree.kind($0) == .argumentList && tree.firstChild($0) == nil
            })
        else { return false }
        switch tree.kind(callee) {
        case .arrayExpression, .dictionaryExpression, .typeExpression: return true
        case .identifierExpression:
            let name = file.name(callee)
            return index.startsUppercase(name) && SDKEffects.canBeEmpty(index.text(name))
        default: return false
        }
    }

    private func isFiltered(_ call: NodeID, _ place: NodeID) -> Bool {
        guard let callee = tree.firstChild(call), tree.kind(callee) == .memberExpression,
            tree.isWord(callee, "filter"),
            let base = tree.firstChild(callee), let name = assignedName(base)
        else { return false }
        return name == assignedName(place)
    }

    /// `children.removeAll()` and `children.remove(at: 0)` let go of what the property holds,
    /// `removeFromSuperview()` lets what shows the object go of it.
    mutating func visitClearing(_ call: NodeID) {
        guard let callee = tree.firstChild(call) else { return }
        if removesItself(callee), let type = index.resolver.enclosingType(of: site(call)) {
            selfRemovingTypes.insert(type)
        }
        guard tree.kind(callee) == .memberExpression, takesOut(call, callee),
            let base = tree.firstChild(callee), let name = assignedName(base)
        else { return }
        assignments.append(Assignment(
            name: name, property: nil, site: site(base), isClearing: true))
        if !isOwnMethod(call) { note(clearingOf: base) }
    }

    /// Whether a type of the project declares the method: its object stays where it is, and what
    /// it takes out of itself stands in its own code.
    private func isOwnMethod(_ call: NodeID) -> Bool {
        guard case .member(let member)? = types.callee(of: call),
            let owner = index[member].owner
        else { return false }
        return index[owner].kind != .external
    }

    /// Keeps what is emptied, unless its object begins or ends there.
    mutating func note(clearingOf node: NodeID) {
        guard !isAtEitherEnd(node), let place = clearedPlace(node) else { return }
        clearings.append(Clearing(place: place, site: site(node)))
    }

    private func clearedPlace(_ node: NodeID) -> Clearing.Place? {
        switch tree.kind(node) {
        case .optionalChaining, .forceUnwrap, .subscriptExpression:
            return tree.firstChild(node).flatMap(clearedPlace)
        case .identifierExpression:
            let name = file.name(node)
            switch LocalScope(file).binding(of: name, at: node) {
            case nil: return clearedProperty(node)
            case .variable(_, let declared)?: return .local(site(declared), name)
            default: return nil
            }
        case .memberExpression: return clearedProperty(node)
        default: return nil
        }
    }

    /// A requirement may be any property of the name, and so may what a setter fills.
    private func clearedProperty(_ node: NodeID) -> Clearing.Place {
        guard let property = assignedProperty(node)?.property, index[property].isStored,
            let owner = index[property].owner,
            index[owner].kind != .protocol && index[owner].kind != .external
        else { return .name(file.name(node)) }
        return .property(property)
    }

    /// Whether an initialiser empties what nothing was in yet, or a deinitialiser what a cycle
    /// would keep from ever coming there.
    private func isAtEitherEnd(_ node: NodeID) -> Bool {
        guard let body = tree.ancestor(of: node, in: Self.bodies)?.outer,
            [.initializerDeclaration, .deinitializerDeclaration].contains(tree.kind(body))
        else { return false }
        return isOwn(node)
    }

    private static let bodies: NodeKinds = [
        .initializerDeclaration, .deinitializerDeclaration, .functionDeclaration, .accessor,
        .closureExpression,
    ]

    /// Whether a place belongs to `self`.
    private func isOwn(_ node: NodeID) -> Bool {
        switch tree.kind(node) {
        case .identifierExpression: return true
        case .optionalChaining, .forceUnwrap, .subscriptExpression:
            return tree.firstChild(node).map(isOwn) ?? false
        case .memberExpression:
            guard let base = tree.firstChild(node) else { return false }
            return tree.kind(base) == .identifierExpression
                && file.name(base) == index.words.selfValue
        default: return false
        }
    }

    private static let takingOut: [StaticString] = [
        "removeAll", "removeLast", "removeFirst", "removeValue", "removeSubrange", "popLast",
        "popFirst",
    ]

    private func takesOut(_ call: NodeID, _ callee: NodeID) -> Bool {
        if Self.takingOut.contains(where: { tree.isWord(callee, $0) }) { return true }
        // Others have a method `remove` too.
        guard tree.isWord(callee, "remove"), let list = tree.child(call, .argumentList),
            let label = tree.firstChild(list).flatMap(tree.name)
        else { return false }
        return tree.isWord(label, "at")
    }

    private func removesItself(_ callee: NodeID) -> Bool {
        let isRemoval = tree.isWord(callee, "removeFromSuperview")
            || tree.isWord(callee, "removeFromParent")
        return isRemoval && isOwn(callee)
    }
}
