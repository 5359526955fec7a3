import Dependencies
import Modules

extension RuleInput {
    /// The members that a type names of objects of each declared type.
    func calledMembers(in type: TypeID) -> [TypeID: Set<NameID>] {
        var called: [TypeID: Set<NameID>] = [:]
        for site in index[type].sites {
            let file = index[site.file]
            let types = FileTyper(graph.typer, site.file)
            for node in file.tree.subtree(site.node)
            where file.tree.kind(node) == .memberExpression {
                guard graph.typer.members.isKnown(file.name(node)),
                    let base = file.tree.base(ofMember: node),
                    let type = types.type(of: base).unwrapped.declaration
                else { continue }
                called[type, default: []].insert(file.name(node))
            }
        }
        return called
    }

    /// Whether a protocol, its parents and its extensions have all of some members: then it can
    /// stand where they are called. A protocol without members stands for nothing.
    func declares(_ contract: TypeID, _ called: Set<NameID>) -> Bool {
        let declaring = index.hierarchy.conformances(of: contract).declared.union([contract])
        let members = declaring.flatMap { index[$0].members }
        return !members.isEmpty && called.isSubset(of: members.map { index[$0].name })
    }
}
