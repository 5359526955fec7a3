import UIKit

protocol MoviesCoordinatorDependencies {
    func makeMoviesViewController(actions: MoviesViewModelActions) -> MoviesViewController // ← module-internals-used
}

final class MoviesCoordinator {
    private weak var navigation: UINavigationController?
    private let dependencies: MoviesCoordinatorDependencies

    init(navigation: UINavigationController, dependencies: MoviesCoordinatorDependencies) {
        self.navigation = navigation
        self.dependencies = dependencies
    }

    func start() {
        let actions = MoviesViewModelActions(showDetails: { [weak self] in self?.showDetails($0) })
        let screen = dependencies.makeMoviesViewController(actions: actions)
        navigation?.pushViewController(screen, animated: false)
    }

    private func showDetails(_ movie: String) {
        navigation?.title = movie
    }
}
