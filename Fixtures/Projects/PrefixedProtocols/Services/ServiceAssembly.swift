import Foundation

protocol IServiceAssembly {
    var accountsService: IAccountsService { get }
}

final class ServiceAssembly: IServiceAssembly {
    lazy var accountsService: IAccountsService = AccountsService(session: .shared)
}

protocol IAccountsService { // role: service-contract
    func balance(_ completion: @escaping (String) -> Void)
}

final class AccountsService: IAccountsService { // role: service
    private let session: URLSession

    init(session: URLSession) {
        self.session = session
    }

    func balance(_ completion: @escaping (String) -> Void) {
        completion("0")
    }
}
