import Dependencies
import Syntax

/// Tells by which convention a module is built: by who drives the view and who receives its
/// events. Names only tell what stands behind a presenter.
package struct ConventionFinder {
    private let model: ModuleModel
    private var index: ProjectIndex { model.index }

    package init(_ model: ModuleModel) { self.model = model }

    /// How many modules follow each convention.
    package var counts: [Convention: Int] {
        Dictionary(grouping: model.modules, by: convention).mapValues(\.count)
    }

    package func convention(of module: UIModule) -> Convention {
        if module.presenters.contains(where: isRIBsInteractor) { return .ribs }
        var drivers = module.presenters.filter { drivesView($0, of: module) }
        // A generic parent may hold the contract for all presenters.
        if drivers.isEmpty, !module.interfaceContracts.isEmpty { drivers = module.presenters }
        if drivers.isEmpty { return .mvvm }
        let receivers = module.presenters.filter { receivesEvents($0, of: module) }
        let isCircle = !receivers.isEmpty && Set(receivers).isDisjoint(with: drivers)
            && receivers.contains { reaches($0, drivers) }
        if isCircle { return .vip }
        return module.presenters.count > 1 || drivers.contains(where: hasPartBehind)
            ? .viper : .module
    }

    private func isRIBsInteractor(_ type: TypeID) -> Bool {
        let parents = TypeFeatures(type, index).baseTypes
        if parents.contains("PresentableInteractor") { return true }
        return parents.contains("Interactor") && imports("RIBs", index[type].site.file)
    }

    private func imports(_ name: String, _ file: FileID) -> Bool {
        let tree = index[file].tree
        guard tree.nodeCount > 0 else { return false }
        return tree.children(tree.root).contains { node in
            guard tree.kind(node) == .importDeclaration, let path = tree.child(node, .importPath),
                let first = tree.child(path, .name)
            else { return false }
            return tree.mainText(first) == name
        }
    }

    private func drivesView(_ presenter: TypeID, of module: UIModule) -> Bool {
        reaches(presenter, module.views)
    }

    private func receivesEvents(_ presenter: TypeID, of module: UIModule) -> Bool {
        module.views.contains { reaches($0, [presenter]) }
    }

    /// Whether a type holds one of others, directly or through a protocol.
    private func reaches(_ holder: TypeID, _ targets: [TypeID]) -> Bool {
        model.facts.holdings.all(of: holder, index).contains { holding in
            holding.form != .genericArgument
                && targets.contains { index.hierarchy.isKind($0, of: holding.held) }
        }
    }

    private static let partsBehind = ["Interactor", "Router", "Routing", "Wireframe"]

    /// Whether a presenter holds what VIPER puts behind it; the protocols often have it all over
    /// their names: `LoginInteractorInput`, `LoginRouterProtocol`.
    private func hasPartBehind(_ presenter: TypeID) -> Bool {
        model.facts.holdings.all(of: presenter, index).contains { holding in
            let name = index.name(of: holding.held)
            return holding.held != presenter && Self.partsBehind.contains(where: name.contains)
        }
    }
}
