import UIKit

protocol ShowMatchDisplayLogic: AnyObject { // role: interface-contract
    func displayMatch(viewModel: ShowMatch.Load.ViewModel)
}

class ShowMatchViewController: UIViewController, ShowMatchDisplayLogic { // role: view // ← missing-assembler
    var interactor: ShowMatchBusinessLogic?
    var router: (NSObjectProtocol & ShowMatchRoutingLogic & ShowMatchDataPassing)?
    @IBOutlet var resultLabel: UILabel!

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setup()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    private func setup() {
        let viewController = self
        let interactor = ShowMatchInteractor() // ← view-creates-collaborator
        let presenter = ShowMatchPresenter() // ← view-creates-collaborator
        let router = ShowMatchRouter()
        viewController.interactor = interactor
        viewController.router = router
        interactor.presenter = presenter
        presenter.viewController = viewController
        router.viewController = viewController
        router.dataStore = interactor
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        interactor?.load(request: ShowMatch.Load.Request(identifier: 1))
    }

    func displayMatch(viewModel: ShowMatch.Load.ViewModel) {
        resultLabel.text = viewModel.result
    }
}
