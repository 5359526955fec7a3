import UIKit

protocol WireframeInterface: AnyObject {}

class BaseWireframe<ViewController: UIViewController> {
    private unowned let controller: ViewController
    private var temporary: ViewController?

    init(viewController: ViewController) {
        temporary = viewController
        controller = viewController
    }

    var viewController: ViewController {
        defer { temporary = nil }
        return controller
    }
}
