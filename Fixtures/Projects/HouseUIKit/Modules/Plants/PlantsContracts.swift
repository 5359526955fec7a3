protocol PlantsViewControllerEventOutput: AnyObject { // role: event-output
    func plantsDidLoad()
    func plantsDidSelect(_ index: Int)
}

protocol PlantsViewControllerInterfaceContract: AnyObject { // role: interface-contract
    func display(_ plants: [Plant])
    func highlight(_ index: Int)
}

protocol PlantsPublicInterface: AnyObject { // role: public-interface
    func select(_ index: Int)
}

protocol PlantsPresenterNetworkingContract { // role: service-contract
    func plants() async throws -> [Plant]
}

struct Plant {
    let name: String
    let daysUntilWater: Int
}
