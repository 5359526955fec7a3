import UIKit

/// Keeps what lives as long as the screen.
class BaseViewController: UIViewController { // role: view
    private var disposables: [AnyObject] = []

    func addDisposable(_ object: AnyObject) {
        disposables.append(object)
    }
}
