import UIKit

final class AppContainer {
    private lazy var repository: MoviesRepository = DefaultMoviesRepository(session: .shared)

    func makeMoviesContainer() -> MoviesContainer {
        MoviesContainer(repository: repository)
    }
}
