import UIKit

protocol ShowMatchRoutingLogic {
    func routeToTeam()
}

protocol ShowMatchDataPassing {
    var dataStore: ShowMatchDataStore? { get }
}

class ShowMatchRouter: NSObject, ShowMatchRoutingLogic, ShowMatchDataPassing {
    weak var viewController: ShowMatchViewController?
    var dataStore: ShowMatchDataStore?

    func routeToTeam() {
        viewController?.performSegue(withIdentifier: "team", sender: nil)
    }
}
