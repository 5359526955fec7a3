import UIKit

final class FlightsViewController: UIViewController { // role: view
    var presenter: FlightsPresenterInterface!
    private let board = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(board)
        presenter.viewDidLoad()
    }

    @objc private func rowTapped(_ sender: UIButton) {
        presenter.didSelect(sender.tag)
    }
}

extension FlightsViewController: FlightsViewInterface {
    func reload(_ flights: [String]) {
        board.text = flights.joined(separator: "\n")
    }
}
