import Dependencies
import Modules
import Syntax

extension RuleInput {
    /// The member that a node stands in, or the function outside of types; nil where it belongs to
    /// a type as a whole.
    ///
    /// It is the identity's from-symbol where one type may have several findings of one kind, each
    /// with a place of its own. What is grouped is named by its type alone, so that another place
    /// of the same dependency does not make it another finding.
    func origin(of site: Site) -> String? { origin(of: model.scopes.scope(of: site)) }

    /// As above, of a scope.
    func origin(of scope: Scope) -> String? {
        guard let member = index.member(at: scope.site) else { return nil }
        let name = signature(of: member)
        return scope.type.map { "\(index.qualifiedName(of: $0)).\(name)" } ?? name
    }

    /// A member's name with the labels of its parameters: `show(_:animated:)`.
    func signature(of member: MemberID) -> String {
        let symbol = index[member]
        let name = symbol.kind == .initializer ? "init" : index.text(symbol.name)
        let tree = index[symbol.site.file].tree
        let node = symbol.site.node
        guard symbol.kind != .property, let parameters = tree.parameters(of: node) else {
            return name
        }
        let labels = parameters.map { tree.label(of: $0, in: node).map(tree.mainText) ?? "_" }
        return name + "(" + labels.map { $0 + ":" }.joined() + ")"
    }
}
