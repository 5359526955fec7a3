import Foundation

protocol TicketModuleInput: AnyObject { // role: public-interface
    func configure(show: String)
}

final class TicketPresenter: TicketModuleInput, TicketViewOutput, TicketInteractorOutput { // role: presenter
    weak var view: TicketViewInput?
    var interactor: TicketInteractorInput? // ← presenter-hidden-dependency
    var router: TicketRouterInput? // ← presenter-hidden-dependency
    private var show = ""

    func configure(show: String) {
        self.show = show
    }

    func viewIsReady() {
        view?.setUp(title: show)
        interactor?.obtainSeats()
    }

    func didTapSeat(_ seat: Int) {
        router?.openPayment(for: seat)
    }

    func didObtain(_ seats: [Int]) {
        view?.update(seats)
    }
}
