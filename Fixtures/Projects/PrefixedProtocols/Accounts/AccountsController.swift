import UIKit

protocol IAccountsView: AnyObject { // role: interface-contract
    func show(balance: String)
}

final class AccountsController: UIViewController, IAccountsView { // role: view
    private let presenter: IAccountsPresenter
    private lazy var balanceLabel = UILabel()

    init(presenter: IAccountsPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    func show(balance: String) {
        balanceLabel.text = balance
    }
}
