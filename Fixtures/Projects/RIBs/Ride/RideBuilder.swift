import RIBs

protocol RideDependency: Dependency {
    var fares: FareEstimating { get }
}

final class RideComponent: Component<RideDependency> {
    var fares: FareEstimating { dependency.fares }
}

protocol RideBuildable: Buildable {
    func build(withListener listener: RideListener) -> RideRouting
}

final class RideBuilder: Builder<RideDependency>, RideBuildable { // role: assembler
    override init(dependency: RideDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: RideListener) -> RideRouting { // role: assembler
        let component = RideComponent(dependency: dependency)
        let viewController = RideViewController()
        let interactor = RideInteractor(presenter: viewController, fares: component.fares)
        interactor.listener = listener
        return RideRouter(interactor: interactor, viewController: viewController)
    }
}
