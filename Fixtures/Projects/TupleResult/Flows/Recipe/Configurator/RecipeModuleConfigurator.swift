import UIKit

final class RecipeModuleConfigurator { // role: assembler
    typealias ModuleResult = (view: UIViewController, output: RecipeModuleOutput)

    func configure(with identifier: String) -> ModuleResult { // role: assembler
        let view = UIViewController.instantiate(ofType: RecipeViewController.self)
        let presenter = RecipePresenter(identifier: identifier, kitchen: KitchenService())

        presenter.view = view
        view.output = presenter

        return (view, presenter)
    }
}
