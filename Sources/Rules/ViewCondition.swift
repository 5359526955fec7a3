import Dependencies
import Modules
import Syntax

/// Tells conditions that decide something from those that only look at the screen.
struct ViewCondition {
    private let view: TypeID
    private let file: FileID
    private let input: RuleInput
    private var index: ProjectIndex { input.index }
    private var tree: SyntaxTree { index[file].tree }

    init(_ view: TypeID, _ file: FileID, _ input: RuleInput) {
        self.view = view
        self.file = file
        self.input = input
    }

    /// An unwrapped optional, a matched case or an availability check decides nothing, a test
    /// for nil neither.
    func isDecision(conditionsOf node: NodeID) -> Bool {
        guard let list = tree.child(node, .conditionList) else { return false }
        return tree.children(list).contains { condition in
            switch tree.kind(condition) {
            case .optionalBinding, .matchingCondition, .availabilityCondition: false
            default: !isAboutScreen(condition)
            }
        }
    }

    /// The `?:` of a sequence that decide something; the condition of each stands before it, back
    /// to an assignment or another `?:`.
    func decisions(among sequence: NodeID) -> [NodeID] {
        var decisions: [NodeID] = []
        var condition: [NodeID] = []
        for part in tree.children(sequence) {
            switch tree.kind(part) {
            case .ternaryOperator:
                if !isAboutScreen(condition) { decisions.append(part) }
                condition = []
            case .assignmentOperator: condition = []
            default: condition.append(part)
            }
        }
        return decisions
    }

    /// Whether an expression only compares with nil or asks the screen's own objects.
    private func isAboutScreen(_ node: NodeID) -> Bool {
        isAboutScreen(
            tree.kind(node) == .sequenceExpression ? Array(tree.children(node)) : [node])
    }

    /// The same of an expression's operands and operators.
    private func isAboutScreen(_ parts: [NodeID]) -> Bool {
        if parts.count == 3, tree.kind(parts[2]) == .nilLiteral { return true }
        let names = parts.flatMap { tree.subtree($0).filter(isChainStart) }
        return !names.isEmpty && names.allSatisfy(isScreenObject)
    }

    /// The first word of a chain, `self.` left out.
    private func isChainStart(_ node: NodeID) -> Bool {
        switch tree.kind(node) {
        case .identifierExpression: return index[file].name(node) != index.words.selfValue
        case .memberExpression:
            guard var base = tree.firstChild(node) else { return false }
            if tree.kind(base) == .optionalChaining {
                base = tree.firstChild(base) ?? base
            }
            return tree.kind(base) == .identifierExpression
                && index[file].name(base) == index.words.selfValue
        default: return false
        }
    }

    /// A word that the view inherits from the SDK, or a property of a type that draws.
    private func isScreenObject(_ node: NodeID) -> Bool {
        let name = index[file].name(node)
        if index.startsUppercase(name) { return UITypes.isUIType(index.text(name)) }
        switch input.graph.typer.type(of: node, in: file).unwrapped {
        case .external(let type, _): return UITypes.isUIType(index.text(type))
        case .declared(let type, _): return input.model.facts.nature(type).isView
        case .unknown: return isInherited(name, node)
        default: return false
        }
    }

    private func isInherited(_ name: NameID, _ node: NodeID) -> Bool {
        guard LocalScope(index[file]).binding(of: name, at: node) == nil,
            index.hierarchy.externalBase(of: view) != nil
        else { return false }
        let type = SwiftType.declared(view, [])
        return input.graph.typer.members.matches(name, in: type).isEmpty
            && index.table.globalMembers[name] == nil
    }

    /// A switch over a name or a path of names: a value that the view was given or holds.
    func isOverKnownValue(_ node: NodeID) -> Bool {
        guard var subject = tree.firstChild(node) else { return false }
        while true {
            switch tree.kind(subject) {
            case .identifierExpression: return true
            case .memberExpression, .optionalChaining, .forceUnwrap:
                guard let base = tree.firstChild(subject)
                else { return true }
                subject = base
            case .tupleExpression, .argument:
                guard let inner = tree.lastChild(subject) else { return false }
                subject = inner
            default: return false
            }
        }
    }
}
