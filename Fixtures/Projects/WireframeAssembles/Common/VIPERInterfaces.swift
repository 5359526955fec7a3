protocol PresenterInterface: AnyObject {
    func viewDidLoad()
}

protocol ViewInterface: AnyObject {}
protocol InteractorInterface: AnyObject {}

extension PresenterInterface {
    func viewDidLoad() {}
}
