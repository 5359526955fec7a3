import UIKit

struct PlantsModule { // role: result
    let view: UIViewController
    let presenter: PlantsPresenter
    let publicInterface: PlantsPublicInterface
}

struct PlantsAssembler { // role: assembler
    let networking: PlantsPresenterNetworkingContract

    func assemble() -> PlantsModule { // role: assembler
        let view = PlantsViewController()
        let presenter = PlantsPresenter(networkingContract: networking, interfaceContract: view)
        view.eventOutput = presenter
        return PlantsModule(view: view, presenter: presenter, publicInterface: presenter)
    }
}
