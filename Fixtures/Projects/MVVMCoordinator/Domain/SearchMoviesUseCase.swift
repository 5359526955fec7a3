protocol SearchMoviesUseCase { // role: service-contract
    func execute(query: String, completion: @escaping ([String]) -> Void)
}

final class DefaultSearchMoviesUseCase: SearchMoviesUseCase { // role: service
    private let repository: MoviesRepository

    init(repository: MoviesRepository) {
        self.repository = repository
    }

    func execute(query: String, completion: @escaping ([String]) -> Void) {
        repository.movies(matching: query, completion)
    }
}
