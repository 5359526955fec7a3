import UIKit

protocol ProfileViewInput: AnyObject { // role: interface-contract
    func show(_ name: String)
}

protocol ProfileViewOutput: AnyObject { // role: event-output
    func didAppear()
}

final class ProfileViewController: UIViewController, ProfileViewInput { // role: view
    var output: ProfileViewOutput?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        output?.didAppear()
    }

    func show(_ name: String) {
        title = name
    }
}
