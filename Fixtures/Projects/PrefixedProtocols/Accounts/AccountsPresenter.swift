import Foundation

protocol IAccountsPresenter: AnyObject { // role: event-output
    func viewDidLoad()
}

final class AccountsPresenter: IAccountsPresenter { // role: presenter
    weak var view: IAccountsView?
    private let service: IAccountsService

    init(service: IAccountsService) {
        self.service = service
    }

    func viewDidLoad() {
        service.balance { [weak self] in self?.view?.show(balance: $0) }
    }
}
