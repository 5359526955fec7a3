import UIKit

struct CatalogModule {
    let view: UIViewController
    let presenter: CatalogPresenter
    let publicInterface: CatalogPublicInterface
}

struct CatalogAssembler {
    let networking: CatalogNetworkingContract

    func assemble() -> CatalogModule {
        let view = CatalogViewController()
        let presenter = CatalogPresenter(networking: networking, interface: view)
        view.eventOutput = presenter
        return CatalogModule(view: view, presenter: presenter, publicInterface: presenter)
    }
}
