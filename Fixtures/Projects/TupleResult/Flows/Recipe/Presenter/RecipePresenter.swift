import Foundation

final class RecipePresenter: RecipeModuleOutput { // role: presenter
    weak var view: RecipeViewInput?

    var onClose: (() -> Void)?

    private let identifier: String
    private let kitchen: KitchenServicing

    init(identifier: String, kitchen: KitchenServicing) {
        self.identifier = identifier
        self.kitchen = kitchen
    }
}

extension RecipePresenter: RecipeViewOutput {
    func viewLoaded() {
        view?.setupInitialState(title: kitchen.title(of: identifier))
    }

    func close() {
        onClose?()
    }
}
