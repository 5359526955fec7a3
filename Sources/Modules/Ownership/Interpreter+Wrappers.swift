import Dependencies
import Syntax

/// Properties with wrappers, which initialisers set through what stores their values.
extension Interpreter {
    /// `_model = StateObject(wrappedValue: model)` gives `model` its value; false where the place
    /// is another one.
    mutating func assign(_ value: NodeID, behindWrapper place: NodeID) -> Bool {
        guard let object = locals.selfObject, let property = wrappedProperty(place) else {
            return false
        }
        let made = isWrapper(value)
            ? HeapValue(objects: passed(value).allObjects) : evaluate(value)
        put(made, into: property, of: object, place, observes: false)
        return true
    }

    /// The property of `self` that a place stores the value of.
    private func wrappedProperty(_ place: NodeID) -> MemberID? {
        switch tree.kind(place) {
        case .identifierExpression: break
        case .memberExpression:
            guard let base = tree.base(ofMember: place),
                tree.kind(base) == .identifierExpression, file.name(base) == index.words.selfValue
            else { return nil }
        default: return nil
        }
        let name = file.name(place)
        guard facts.effects(of: name).contains(.backing), implicitProperty(name) == nil,
            let wrapped = index.names.find(String(index.text(name).dropFirst())),
            let property = implicitProperty(wrapped)
        else { return nil }
        let symbol = index[property]
        let isWrapped = symbol.isStored
            && !index[symbol.site.file].tree.attributes(of: symbol.site.node).isEmpty
        return isWrapped ? property : nil
    }

    /// Whether an expression makes a wrapper of the SDK, which holds what it is made with; one of
    /// the project's own is an object like others.
    private func isWrapper(_ value: NodeID) -> Bool {
        if isImplicit(value) { return true }
        guard tree.kind(value) == .callExpression, let callee = tree.firstChild(value),
            tree.kind(callee) == .identifierExpression
        else { return false }
        return Self.wrappers.contains(tree.mainText(callee))
    }

    private static let wrappers: Set<String> = [
        "State", "StateObject", "ObservedObject", "Binding", "Bindable", "Published",
    ]
}
