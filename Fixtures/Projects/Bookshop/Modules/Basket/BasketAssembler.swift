import UIKit

struct BasketModule {
    let view: UIViewController
    let presenter: BasketPresenter
}

enum BasketAssembler {
    static func assemble() -> BasketModule {
        let view = BasketViewController()
        let presenter = BasketPresenter(view: view)
        view.presenter = presenter
        return BasketModule(view: view, presenter: presenter)
    }
}
