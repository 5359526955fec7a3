import UIKit

final class BasketPresenter {
    private weak var view: BasketViewController?
    private let prices = PriceService()
    private var books: [Book] = []

    init(view: BasketViewController) {
        self.view = view
    }

    func basketDidLoad() {
        view?.show(books.map(\.title), total: prices.total(of: books))
    }

    func basketDidTapOrder() {
        Analytics.shared.track("order")
        books = []
        basketDidLoad()
    }
}
