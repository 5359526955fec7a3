import Dependencies
import Syntax

/// Which of several declarations a call means.
extension Interpreter {
    /// The function of a name whose labels fit a call, one with a body first. Beside what the
    /// project adds to a type from elsewhere there may be others.
    func function(_ name: NameID, in type: TypeID?, _ call: NodeID) -> MemberID? {
        guard let type else { return nil }
        let candidates = facts.members(name, in: type) { $0 == .function }
        if candidates.count == 1, !isAdded(candidates[0]) { return candidates[0] }
        return candidates.first { fits($0, call) } ?? candidates.first { !isAdded($0) }
    }

    /// Whether the project adds a member to a type from elsewhere.
    func isAdded(_ member: MemberID) -> Bool {
        index[member].owner.map { index[$0].kind } == .external
    }

    /// The declared initialiser that a construction calls; nil for memberwise ones.
    func initializer(of type: TypeID, for call: NodeID) -> MemberID? {
        let found = facts.graph.typer.initializer(of: type, for: call, in: fileID)
        guard let found, !fits(found, call), let owner = index[found].owner else { return found }
        // Labels alone do not tell `init()` from an initialiser with parameters.
        let others = index.hierarchy.chain(of: owner).flatMap { index[$0].members }
            .filter { index[$0].kind == .initializer }
        return others.first { fits($0, call) } ?? found
    }

    /// Whether the labels of a call lie among the parameters in their order, and every parameter
    /// that begins with nothing gets its argument, and every trailing closure finds a parameter.
    func fits(_ function: MemberID, _ call: NodeID) -> Bool {
        let site = index[function].site
        let declaring = index[site.file]
        var labels = tree.child(call, .argumentList).map { list in
            tree.children(list).map { tree.name(of: $0).map(file.name) ?? .none }
        } ?? []
        var trailing = tree.children(call).dropFirst().count {
            tree.kind($0) == .closureExpression || tree.kind($0) == .labelledClosure
        }
        var optional = 0
        for parameter in declaring.tree.parameters(of: site.node) ?? [] {
            let label = declaring.tree.label(of: parameter, in: site.node)
                .map(declaring.name) ?? .none
            if labels.first == label {
                labels.removeFirst()
            } else if parameter.defaultValue == nil {
                trailing -= 1
            } else {
                optional += 1
            }
        }
        return labels.isEmpty && trailing >= 0 && trailing <= optional
    }
}
