import UIKit

extension UIViewController {
    static func instantiate<T: UIViewController>(ofType: T.Type) -> T {
        let name = String(describing: T.self)
        let storyboard = UIStoryboard(name: name, bundle: nil)
        return (storyboard.instantiateInitialViewController() as? T) ?? T()
    }
}
