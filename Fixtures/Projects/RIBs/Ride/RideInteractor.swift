import RIBs

protocol RideRouting: ViewableRouting {
    func routeToReceipt()
}

protocol RidePresentable: Presentable { // role: interface-contract
    var listener: RidePresentableListener? { get set }
    func present(fare: String)
}

protocol RideListener: AnyObject {
    func rideDidEnd()
}

final class RideInteractor: PresentableInteractor<RidePresentable>, RideInteractable, RidePresentableListener { // role: presenter
    weak var router: RideRouting?
    weak var listener: RideListener?
    private let fares: FareEstimating

    init(presenter: RidePresentable, fares: FareEstimating) {
        self.fares = fares
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.present(fare: fares.estimate())
    }

    func didTapEnd() {
        router?.routeToReceipt()
        listener?.rideDidEnd()
    }
}
