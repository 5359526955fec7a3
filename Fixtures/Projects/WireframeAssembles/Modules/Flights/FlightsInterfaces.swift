protocol FlightsWireframeInterface: WireframeInterface {
    func showDetails(of flight: String)
}

protocol FlightsViewInterface: ViewInterface { // role: interface-contract
    func reload(_ flights: [String])
}

protocol FlightsPresenterInterface: PresenterInterface { // role: event-output
    func didSelect(_ index: Int)
}
