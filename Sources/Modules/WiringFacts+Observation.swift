import Dependencies
import Syntax

/// Objects that SwiftUI views observe.
extension WiringFacts {
    /// Whether a view keeps an observable object as its own state, and few others use it or only
    /// the parts of one screen.
    func isObserved(_ holding: Holding) -> Bool {
        guard let property = holding.property, holding.form == .property,
            hasWrapper(property), isObservable(holding.held)
        else { return false }
        let users = Set(graph.uses(of: holding.held).compactMap(\.from).map(index.outermost))
            .filter { nature($0).isView }
        return users.count <= 3 || isOfOneScreen(holding.held, users)
    }

    /// Whether all views that use an object are the parts of one screen that shares its name.
    private func isOfOneScreen(_ type: TypeID, _ users: Set<TypeID>) -> Bool {
        Set(users.map(home)).count == 1
            && users.contains { clue($0).stem == clue(type).stem }
    }

    private func hasWrapper(_ property: MemberID) -> Bool {
        let site = index[property].site
        let tree = index[site.file].tree
        return tree.attributes(of: site.node).contains { attribute in
            ["State", "StateObject", "ObservedObject", "Bindable"]
                .contains(tree.mainText(attribute))
        }
    }

    /// Whether SwiftUI sees its changes: `ObservableObject` or `@Observable`.
    func isObservable(_ type: TypeID) -> Bool {
        let conformances = index.hierarchy.conformances(of: type)
        if conformances.external.contains(where: { index.text($0) == "ObservableObject" }) {
            return true
        }
        return index.hierarchy.chain(of: type).contains { owner in
            let site = index[owner].site
            let tree = index[site.file].tree
            return tree.attributes(of: site.node).contains { tree.mainText($0) == "Observable" }
        }
    }
}
