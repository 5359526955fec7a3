import CoreData

protocol CatalogueSearching { // role: service-contract
    func titles(matching query: String) -> [String]
}

final class Catalogue: CatalogueSearching { // role: service
    private let context: NSManagedObjectContext

    init(context: NSManagedObjectContext) {
        self.context = context
    }

    func titles(matching query: String) -> [String] {
        [query]
    }
}
