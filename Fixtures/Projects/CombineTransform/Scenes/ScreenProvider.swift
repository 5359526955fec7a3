import UIKit

final class ScreenProvider { // role: assembler
    private let catalogue: CatalogueSearching

    init(catalogue: CatalogueSearching) {
        self.catalogue = catalogue
    }

    func search() -> UIViewController { // role: assembler // ← incomplete-assembly
        SearchViewController(viewModel: SearchViewModel(catalogue: catalogue))
    }
}
