import UIKit

final class ShopCoordinator {
    private let navigation: UINavigationController
    private var catalog: CatalogModule?

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func start() {
        let module = CatalogAssembler(networking: BookService()).assemble()
        module.publicInterface.onSelect = { [weak self] book in self?.openBasket(with: book) }
        catalog = module
        navigation.pushViewController(module.view, animated: false)
    }

    private func openBasket(with book: Book) {
        let basket = BasketViewController()
        basket.title = book.title
        navigation.pushViewController(basket, animated: true)
    }
}
