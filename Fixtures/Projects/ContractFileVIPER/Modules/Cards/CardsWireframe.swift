import UIKit

final class CardsWireframe: CardsWireframeContract { // role: assembler
    private weak var controller: UIViewController?

    var module: UIViewController { // role: assembler // ← incomplete-assembly
        let view = CardsViewController()
        let interactor = CardsInteractor()
        let presenter = CardsPresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        view.presenter = presenter
        controller = view
        return view
    }

    func open(_ card: String) {
        controller?.title = card
    }
}
