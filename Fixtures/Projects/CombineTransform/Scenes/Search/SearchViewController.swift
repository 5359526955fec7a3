import Combine
import UIKit

final class SearchViewController: UIViewController { // role: view
    private let viewModel: SearchViewModelType
    private let query = PassthroughSubject<String, Never>()
    private var cancellables: Set<AnyCancellable> = []

    init(viewModel: SearchViewModelType) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let input = SearchViewModelInput(query: query.eraseToAnyPublisher())
        viewModel.transform(input: input)
            .sink { [weak self] titles in self?.title = titles.first }
            .store(in: &cancellables)
    }

    @objc private func typed(_ field: UITextField) {
        query.send(field.text ?? "")
    }
}
