import Foundation

final class FlatsPresenter { // role: presenter
    private let interactor: FlatsInteractor
    private let router: FlatsRouter

    init(interactor: FlatsInteractor, router: FlatsRouter) {
        self.interactor = interactor
        self.router = router
    }

    weak var view: FlatsViewInput? {
        didSet { setUpView() }
    }

    private func setUpView() {
        view?.onViewDidLoad = { [weak self] in
            self?.interactor.flats { flats in self?.view?.setFlats(flats) }
        }
        view?.onFlatTap = { [weak self] index in
            self?.router.showFlat(index)
        }
    }
}
