import RIBs

protocol RideInteractable: Interactable {
    var router: RideRouting? { get set }
    var listener: RideListener? { get set }
}

protocol RideViewControllable: ViewControllable {
    func showReceipt()
}

final class RideRouter: ViewableRouter<RideInteractable, RideViewControllable>, RideRouting {
    override init(interactor: RideInteractable, viewController: RideViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func routeToReceipt() {
        viewController.showReceipt()
    }
}
