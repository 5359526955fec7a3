import UIKit

protocol FlatsAssembly: AnyObject { // ← unused-contract
    func module(transitionsHandler: AnyObject) -> UIViewController
}

final class FlatsAssemblyImpl: BaseAssembly, FlatsAssembly { // role: assembler
    func module(transitionsHandler: AnyObject) -> UIViewController { // role: assembler // ← incomplete-assembly
        let interactor = FlatsInteractorImpl(provider: services.flats())
        let router = FlatsRouterImpl(transitionsHandler: transitionsHandler)
        let presenter = FlatsPresenter(interactor: interactor, router: router)
        let viewController = FlatsViewController()
        viewController.addDisposable(presenter)
        presenter.view = viewController
        return viewController
    }
}
