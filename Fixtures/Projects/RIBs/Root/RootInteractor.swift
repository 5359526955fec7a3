import RIBs

protocol RootRouting: Routing {
    func routeToRide()
}

final class RootInteractor: Interactor, RideListener {
    weak var router: RootRouting?

    func rideDidEnd() {
        router?.routeToRide()
    }
}

final class RootRouter: Router<RootInteractor>, RootRouting {
    private let rideBuilder: RideBuildable

    init(interactor: RootInteractor, rideBuilder: RideBuildable) {
        self.rideBuilder = rideBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func routeToRide() {
        attachChild(rideBuilder.build(withListener: interactor))
    }
}
