import UIKit

final class CardsViewController: UIViewController, CardsViewContract { // role: view
    var presenter: CardsPresenterContract!

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.loaded()
    }

    func render(_ cards: [String]) {
        title = cards.first
    }
}
