import Foundation

final class CatalogPresenter: CatalogEventOutput, CatalogPublicInterface {
    var onSelect: ((Book) -> Void)?
    private let networking: CatalogNetworkingContract
    private unowned let interface: CatalogInterfaceContract
    private var books: [Book] = []

    init(networking: CatalogNetworkingContract, interface: CatalogInterfaceContract) {
        self.networking = networking
        self.interface = interface
    }

    func catalogDidLoad() {
        Task { @MainActor in
            books = (try? await networking.books()) ?? []
            interface.show(books.map(\.title))
        }
    }

    func catalogDidSelect(_ index: Int) {
        onSelect?(books[index])
    }
}
