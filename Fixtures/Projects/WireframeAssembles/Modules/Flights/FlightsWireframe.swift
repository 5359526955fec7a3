import UIKit

final class FlightsWireframe: BaseWireframe<FlightsViewController> { // role: assembler
    init() { // role: assembler
        let moduleViewController = FlightsViewController()
        super.init(viewController: moduleViewController)

        let interactor = FlightsInteractor(timetable: TimetableProvider())
        let presenter = FlightsPresenter(
            view: moduleViewController, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }
}

extension FlightsWireframe: FlightsWireframeInterface {
    func showDetails(of flight: String) {
        let alert = UIAlertController(title: flight, message: nil, preferredStyle: .alert)
        viewController.present(alert, animated: true)
    }
}
