import UIKit

final class CatalogViewController: UIViewController {
    weak var eventOutput: CatalogEventOutput?
    private let list = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
        let visits = UserDefaults.standard.integer(forKey: "visits")
        list.alpha = visits > 0 ? 1 : 0.5
        eventOutput?.catalogDidLoad()
    }

    @objc private func rowTapped(_ row: UIButton) {
        eventOutput?.catalogDidSelect(row.tag)
    }
}

extension CatalogViewController: CatalogInterfaceContract {
    func show(_ titles: [String]) {
        list.text = titles.joined(separator: "\n")
    }
}
