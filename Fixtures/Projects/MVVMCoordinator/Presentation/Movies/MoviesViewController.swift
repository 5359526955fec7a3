import UIKit

final class MoviesViewController: UIViewController { // role: view
    private var viewModel: MoviesViewModel!
    private let list = UITextView()

    static func create(with viewModel: MoviesViewModel) -> MoviesViewController {
        let view = MoviesViewController()
        view.viewModel = viewModel
        return view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        bind(to: viewModel)
        viewModel.viewDidLoad()
    }

    private func bind(to viewModel: MoviesViewModel) {
        viewModel.items.observe(on: self) { [weak self] items in
            self?.list.text = items.joined(separator: "\n")
        }
    }

    @objc private func rowTapped(_ sender: UIButton) {
        viewModel.didSelect(at: sender.tag)
    }
}
