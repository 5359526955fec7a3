import UIKit

final class MoviesContainer: MoviesCoordinatorDependencies { // role: assembler
    private let repository: MoviesRepository

    init(repository: MoviesRepository) {
        self.repository = repository
    }

    func makeMoviesViewController(actions: MoviesViewModelActions) -> MoviesViewController { // role: assembler // ← incomplete-assembly
        MoviesViewController.create(with: makeMoviesViewModel(actions: actions))
    }

    private func makeMoviesViewModel(actions: MoviesViewModelActions) -> MoviesViewModel {
        DefaultMoviesViewModel(search: makeSearchUseCase(), actions: actions)
    }

    private func makeSearchUseCase() -> SearchMoviesUseCase {
        DefaultSearchMoviesUseCase(repository: repository)
    }

    func makeMoviesCoordinator(navigation: UINavigationController) -> MoviesCoordinator {
        MoviesCoordinator(navigation: navigation, dependencies: self)
    }
}
