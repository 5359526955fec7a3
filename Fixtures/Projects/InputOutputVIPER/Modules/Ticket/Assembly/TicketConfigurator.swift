import UIKit

final class TicketModuleConfigurator { // role: assembler
    func configureModuleForViewInput<Input>(viewInput: Input) {
        if let viewController = viewInput as? TicketViewController {
            configure(viewController: viewController)
        }
    }

    private func configure(viewController: TicketViewController) { // role: assembler
        let router = TicketRouter()
        router.transitionHandler = viewController

        let presenter = TicketPresenter()
        presenter.view = viewController
        presenter.router = router

        let interactor = TicketInteractor(seats: SeatService())
        interactor.output = presenter

        presenter.interactor = interactor
        viewController.output = presenter
    }
}
