import UIKit

final class CookingCoordinator {
    private let router: UINavigationController

    init(router: UINavigationController) {
        self.router = router
    }

    func showRecipe(_ identifier: String) {
        let (view, output) = RecipeModuleConfigurator().configure(with: identifier)
        output.onClose = { [weak router] in router?.popViewController(animated: true) }
        router.pushViewController(view, animated: true)
    }
}
