import Combine

final class SearchViewModel: SearchViewModelType { // role: presenter
    private let catalogue: CatalogueSearching

    init(catalogue: CatalogueSearching) {
        self.catalogue = catalogue
    }

    func transform(input: SearchViewModelInput) -> AnyPublisher<[String], Never> {
        input.query
            .removeDuplicates()
            .map { [catalogue] query in catalogue.titles(matching: query) }
            .eraseToAnyPublisher()
    }
}
