import RIBs
import UIKit

protocol RidePresentableListener: AnyObject { // role: event-output
    func didTapEnd()
}

final class RideViewController: UIViewController, RidePresentable, RideViewControllable { // role: view
    weak var listener: RidePresentableListener?
    private let fareLabel = UILabel()

    func present(fare: String) {
        fareLabel.text = fare
    }

    func showReceipt() {
        fareLabel.isHidden = true
    }

    @objc private func endTapped() {
        listener?.didTapEnd()
    }
}
