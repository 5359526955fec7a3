import UIKit

protocol FlatsViewInput: AnyObject { // role: interface-contract
    var onViewDidLoad: (() -> Void)? { get set }
    var onFlatTap: ((Int) -> Void)? { get set }
    func setFlats(_ flats: [String])
}

final class FlatsViewController: BaseViewController, FlatsViewInput { // role: view
    var onViewDidLoad: (() -> Void)? // role: event-output
    var onFlatTap: ((Int) -> Void)? // role: event-output
    private let list = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        onViewDidLoad?()
    }

    func setFlats(_ flats: [String]) {
        list.text = flats.joined(separator: "\n")
    }

    @objc private func tapped(_ sender: UIButton) {
        onFlatTap?(sender.tag)
    }
}
