import UIKit

protocol IAccountsAssembly { // ← unused-contract
    func assemble() -> UIViewController
}

final class AccountsAssembly: IAccountsAssembly { // role: assembler
    private let serviceAssembly: IServiceAssembly

    init(serviceAssembly: IServiceAssembly) {
        self.serviceAssembly = serviceAssembly
    }

    func assemble() -> UIViewController { // role: assembler // ← incomplete-assembly
        let presenter = AccountsPresenter(service: serviceAssembly.accountsService)
        let controller = AccountsController(presenter: presenter)
        presenter.view = controller
        return controller
    }
}
