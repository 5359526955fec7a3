import Dependencies
import Diagnostics
import Modules
import SourceText
import Syntax

/// Counts the decisions in each method and accessor of a view.
///
/// A decision is a branch whose condition is more than an unwrapped optional. What chooses
/// subviews, cells or layout is no decision: bodies of SwiftUI views, callbacks of tables and
/// collections, switches over a value that the view was given or holds. The actions in such bodies
/// choose nothing of that; each is counted as a method is.
struct ViewDecisions {
    private let view: TypeID
    private let input: RuleInput
    private let maximum: Int
    private var index: ProjectIndex { input.index }

    init(_ view: TypeID, _ input: RuleInput) {
        self.view = view
        self.input = input
        maximum = input.options.integer("maximumDecisions")
    }

    var findings: [Finding] {
        index[view].members.compactMap { member in
            let symbol = index[member]
            guard index[symbol.site.file].purpose == .linted else { return nil }
            let tree = index[symbol.site.file].tree
            guard let body = body(of: symbol, tree) else { return nil }
            // Most bodies decide nothing; that is told sooner than what they are for.
            let decisions = decisions(in: body, symbol.site.file)
            guard decisions.count > maximum, isCounted(symbol, tree) else { return nil }
            guard buildsView(symbol, tree) else { return finding(member, decisions, "") }
            let action = busiestAction(in: body, symbol.site.file)
            return action.count > maximum ? finding(member, action, "an action of ") : nil
        }
    }

    /// The decisions of the action that takes most of them.
    private func busiestAction(in body: NodeID, _ file: FileID) -> [NodeID] {
        let actions = ViewActions(index[file].tree).closures(in: body)
        return actions.map { decisions(in: $0, file) }.max { $0.count < $1.count } ?? []
    }

    /// - Parameter part: What of the member decides: nothing for all of it.
    private func finding(_ id: MemberID, _ decisions: [NodeID], _ part: String) -> Finding {
        let member = index[id]
        let name = member.kind == .initializer ? "init" : index.text(member.name)
        let notes = decisions.prefix(6).map {
            Note(
                place: input.place(Site(file: member.site.file, node: $0)),
                message: "a decision")
        }
        let place = input.place(Site(file: member.site.file, node: member.nameNode))
        return input.finding(
            at: place, in: view, target: input.signature(of: id),
            message: "View \(input.quoted(view)) takes \(decisions.count) decisions in "
                + "\(part)`\(name)`, more than \(maximum)",
            instruction: "Let \(input.receiver(of: view)) decide, and tell the view what to show.",
            notes: notes)
    }

    // MARK: What counts

    private func isCounted(_ member: MemberSymbol, _ tree: SyntaxTree) -> Bool {
        switch member.kind {
        case .function, .initializer, .subscript:
            !isLayout(member) && !isListCallback(member, tree) && !isAccessibility(member)
        case .property: !isAccessibility(member)
        case .enumCase: false
        }
    }

    private func isAccessibility(_ member: MemberSymbol) -> Bool {
        index.text(member.name).lowercased().containsBytes(of: "accessibility")
    }

    private func isLayout(_ member: MemberSymbol) -> Bool {
        Self.layoutMethods.contains(index.text(member.name))
    }

    private static let layoutMethods: Set<String> = [
        "viewDidLayoutSubviews", "viewWillLayoutSubviews", "layoutSubviews", "updateConstraints",
        "updateViewConstraints", "traitCollectionDidChange", "viewWillTransition", "draw",
        "sizeThatFits", "hitTest", "point", "gestureRecognizer", "gestureRecognizerShouldBegin",
        "prepare", "observeValue",
    ]

    /// Data sources and delegates of lists, tables and pickers: their first parameter tells.
    private func isListCallback(_ member: MemberSymbol, _ tree: SyntaxTree) -> Bool {
        guard let first = tree.parameters(of: member.site.node)?.first, let type = first.type
        else { return false }
        let name = tree.mainText(type)
        return SDK.viewClasses.contains(name) || SDK.controllers.contains(name)
    }

    /// `some View` and other results that are put on the screen.
    private func buildsView(_ member: MemberSymbol, _ tree: SyntaxTree) -> Bool {
        let node = member.kind == .property
            ? tree.binding(member.binding).type : tree.resultType(of: member.site.node)
        guard let node else { return false }
        if tree.kind(node) == .someType { return true }
        let written = index.resolver.type(of: node, in: member.site.file).unwrapped
        switch written {
        case .external(let name, _):
            let text = index.text(name)
            return SDK.viewClasses.contains(text) || SDK.controllers.contains(text)
                || text == "AnyView" || UITypes.isUIType(text)
        case .declared(let type, _): return input.model.facts.nature(type).isView
        default: return false
        }
    }

    private func body(of member: MemberSymbol, _ tree: SyntaxTree) -> NodeID? {
        guard member.kind == .property else { return tree.child(member.site.node, .codeBlock) }
        return tree.child(member.binding, .accessorBlock)
    }

    // MARK: Counting

    private func decisions(in body: NodeID, _ file: FileID) -> [NodeID] {
        let tree = index[file].tree
        let conditions = ViewCondition(view, file, input)
        var decisions: [NodeID] = []
        for node in tree.subtree(body) {
            switch tree.kind(node) {
            case .ifClause, .guardStatement, .whileStatement:
                if conditions.isDecision(conditionsOf: node) { decisions.append(node) }
            case .switchStatement:
                if !conditions.isOverKnownValue(node) { decisions.append(node) }
            case .sequenceExpression: decisions += conditions.decisions(among: node)
            case .whereCondition:
                let parent = tree.parent(node)
                if parent.map(tree.kind) == .forStatement { decisions.append(node) }
            default: continue
            }
        }
        return decisions.sorted()
    }
}
