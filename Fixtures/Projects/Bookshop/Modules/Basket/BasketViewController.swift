import UIKit

final class BasketViewController: UIViewController {
    var presenter: BasketPresenter?
    private let list = UITextView()
    private let totalLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
        view.addSubview(totalLabel)
        presenter?.basketDidLoad()
    }

    func show(_ titles: [String], total: String) {
        list.text = titles.joined(separator: "\n")
        totalLabel.text = total
    }

    @objc private func orderTapped() {
        presenter?.basketDidTapOrder()
    }
}
