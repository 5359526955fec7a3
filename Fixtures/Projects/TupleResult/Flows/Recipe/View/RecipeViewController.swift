import UIKit

final class RecipeViewController: UIViewController { // role: view
    var output: RecipeViewOutput?
    private let titleLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        output?.viewLoaded()
    }

    @objc private func closeTapped() {
        output?.close()
    }
}

extension RecipeViewController: RecipeViewInput {
    func setupInitialState(title: String) {
        titleLabel.text = title
    }
}
