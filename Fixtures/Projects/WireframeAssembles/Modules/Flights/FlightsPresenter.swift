import Foundation

final class FlightsPresenter { // role: presenter
    private unowned let view: FlightsViewInterface
    private let interactor: FlightsInteractorInterface
    private let wireframe: FlightsWireframeInterface
    private var flights: [String] = []

    init(
        view: FlightsViewInterface, interactor: FlightsInteractorInterface,
        wireframe: FlightsWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension FlightsPresenter: FlightsPresenterInterface {
    func viewDidLoad() {
        interactor.flights { [weak self] flights in
            self?.flights = flights
            self?.view.reload(flights)
        }
    }

    func didSelect(_ index: Int) {
        wireframe.showDetails(of: flights[index])
    }
}
