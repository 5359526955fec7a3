import Foundation

struct MoviesViewModelActions {
    let showDetails: (String) -> Void
}

protocol MoviesViewModelInput { // role: event-output // ← contract-not-class-bound
    func viewDidLoad()
    func didSelect(at index: Int)
}

protocol MoviesViewModelOutput { // role: event-output // ← contract-not-class-bound
    var items: Observable<[String]> { get }
}

typealias MoviesViewModel = MoviesViewModelInput & MoviesViewModelOutput

final class DefaultMoviesViewModel: MoviesViewModel { // role: presenter
    let items: Observable<[String]> = Observable([])
    private let search: SearchMoviesUseCase
    private let actions: MoviesViewModelActions

    init(search: SearchMoviesUseCase, actions: MoviesViewModelActions) {
        self.search = search
        self.actions = actions
    }

    func viewDidLoad() {
        search.execute(query: "") { [weak self] movies in self?.items.value = movies }
    }

    func didSelect(at index: Int) {
        actions.showDetails(items.value[index])
    }
}
