import Syntax

/// Finds the closures that a view runs when something happens among those that build it.
struct ViewActions {
    private let tree: SyntaxTree

    init(_ tree: SyntaxTree) { self.tree = tree }

    /// The outermost ones in a body, in the order of the sources.
    func closures(in body: NodeID) -> [NodeID] {
        var found: [NodeID] = []
        var end = body
        for node in tree.subtree(body)
        where node >= end && tree.kind(node) == .closureExpression && isAction(node) {
            found.append(node)
            end = tree.subtreeEnd(node)
        }
        return found
    }

    private func isAction(_ closure: NodeID) -> Bool {
        guard let parent = tree.parent(closure) else { return false }
        switch tree.kind(parent) {
        case .callExpression: return isAction(trailing: parent)
        case .argument:
            guard let call = tree.parent(parent).flatMap(tree.parent) else { return false }
            return isAction(labelOf: parent, in: call)
        case .labelledClosure:
            return tree.parent(parent).map { isAction(labelOf: parent, in: $0) } ?? false
        default: return false
        }
    }

    /// `Button("Buy") { … }`, but not the label of `Button(action: buy) { … }`.
    private func isAction(trailing call: NodeID) -> Bool {
        let callee = calleeName(of: call)
        if Self.modifiers.contains(callee) { return true }
        guard Self.controls.contains(callee) else { return false }
        guard let list = tree.child(call, .argumentList) else { return true }
        return !tree.children(list).contains { isAction(label: $0) }
    }

    private func isAction(labelOf argument: NodeID, in call: NodeID) -> Bool {
        let callee = calleeName(of: call)
        if Self.modifiers.contains(callee) { return true }
        return Self.controls.contains(callee) && isAction(label: argument)
    }

    private func isAction(label argument: NodeID) -> Bool {
        tree.name(of: argument).map { ["action", "handler"].contains(tree.mainText($0)) } ?? false
    }

    private func calleeName(of call: NodeID) -> String {
        guard let callee = tree.firstChild(call) else { return "" }
        switch tree.kind(callee) {
        case .identifierExpression, .memberExpression: return tree.mainText(callee)
        default: return ""
        }
    }

    private static let controls: Set<String> = ["Button", "UIAction", "UIAlertAction"]
    /// All of their closures run when something happens.
    private static let modifiers: Set<String> = [
        "onTapGesture", "onLongPressGesture", "onAppear", "onDisappear", "task", "onChange",
        "onReceive", "onSubmit", "refreshable", "onDelete", "onMove", "onEnded", "onChanged",
        "onOpenURL", "Task",
    ]
}
