import UIKit

final class GardenCoordinator {
    private let navigation: UINavigationController
    private var plants: PlantsModule?

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func start() {
        let module = PlantsAssembler(networking: PlantsNetworking()).assemble()
        plants = module
        navigation.pushViewController(module.view, animated: false)
    }

    func openReminder(for plant: Int) {
        plants?.publicInterface.select(plant)
    }
}
