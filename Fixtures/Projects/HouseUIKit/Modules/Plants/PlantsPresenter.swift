import Foundation

final class PlantsPresenter { // role: presenter
    private let networkingContract: PlantsPresenterNetworkingContract
    private unowned let interfaceContract: PlantsViewControllerInterfaceContract
    private var plants: [Plant] = []

    init(
        networkingContract: PlantsPresenterNetworkingContract,
        interfaceContract: PlantsViewControllerInterfaceContract
    ) {
        self.networkingContract = networkingContract
        self.interfaceContract = interfaceContract
    }
}

extension PlantsPresenter: PlantsViewControllerEventOutput {
    func plantsDidLoad() {
        Task { @MainActor in
            plants = (try? await networkingContract.plants()) ?? []
            interfaceContract.display(plants.sorted { $0.daysUntilWater < $1.daysUntilWater })
        }
    }

    func plantsDidSelect(_ index: Int) {
        interfaceContract.highlight(index)
    }
}

extension PlantsPresenter: PlantsPublicInterface {
    func select(_ index: Int) {
        plantsDidSelect(index)
    }
}
