import Dependencies
import Syntax

/// The values that a call hands over: those in its list, then the closures that trail it.
struct CallArguments {
    struct Argument {
        var position: Int
        var label: NameID
        let value: NodeID
    }

    private let index: ProjectIndex
    private let typer: ExpressionTyper
    private let listed: [Argument]
    /// The closure without a label behind the list.
    private let trailing: NodeID?
    /// The closures with a label behind that one.
    private let labelled: [Argument]

    init(_ call: NodeID, in file: ProjectFile, _ index: ProjectIndex, _ typer: ExpressionTyper) {
        let tree = file.tree
        var listed: [Argument] = []
        var trailing: NodeID?
        var labelled: [Argument] = []
        func argument(_ node: NodeID, _ position: Int) -> Argument? {
            guard let value = tree.lastChild(node) else { return nil }
            let label = tree.name(of: node).map(file.name) ?? .none
            return Argument(position: position, label: label, value: value)
        }
        for child in tree.children(call).dropFirst() {
            switch tree.kind(child) {
            case .argumentList:
                listed.reserveCapacity(tree.children(child).count { _ in true })
                for (position, node) in tree.children(child).enumerated() {
                    if let argument = argument(node, position) { listed.append(argument) }
                }
            case .closureExpression where trailing == nil: trailing = child
            case .labelledClosure:
                if let argument = argument(child, listed.count) { labelled.append(argument) }
            default: continue
            }
        }
        self.index = index
        self.typer = typer
        self.listed = listed
        self.trailing = trailing
        self.labelled = labelled
    }

    /// All of them, in any order.
    var all: [Argument] {
        guard let trailing else { return listed + labelled }
        return listed + labelled + [Argument(position: 0, label: .none, value: trailing)]
    }

    /// The arguments of a construction; a type without an initialiser of its own takes them into
    /// its properties.
    func placed(in type: TypeID, _ initializer: Site?) -> [Argument] {
        guard trailing != nil else { return placed(nil) }
        if let initializer { return placed(in: initializer) }
        let used = Set((listed + labelled).map(\.label))
        let property = index[type].members.map { index[$0] }.enumerated().first { _, member in
            member.kind == .property && member.isStored && !member.isStatic
                && !used.contains(member.name) && isClosure(member)
        }
        return placed(property.map { ($0.offset, $0.element.name) })
    }

    /// The arguments of a declared function's call.
    func placed(in function: Site) -> [Argument] {
        guard trailing != nil else { return placed(nil) }
        let file = index[function.file]
        let used = Set((listed + labelled).map(\.label)).subtracting([.none])
        let parameters = (file.tree.parameters(of: function.node) ?? []).enumerated()
        for (position, parameter) in parameters {
            let label = file.tree.label(of: parameter, in: function.node).map(file.name) ?? .none
            let isFree = label == .none ? position >= listed.count : !used.contains(label)
            guard isFree, let type = parameter.type,
                index.resolver.type(of: type, in: function.file).isFunction
            else { continue }
            return placed((position, label))
        }
        return placed(nil)
    }

    private func placed(_ target: (position: Int, label: NameID)?) -> [Argument] {
        guard let trailing, let target else {
            return labelled.isEmpty ? listed : listed + labelled
        }
        let argument = Argument(position: target.position, label: target.label, value: trailing)
        return listed + [argument] + labelled
    }

    private func isClosure(_ member: MemberSymbol) -> Bool {
        guard let id = index.member(at: Site(file: member.site.file, node: member.binding))
        else { return false }
        return typer.type(of: id).isFunction
    }
}
