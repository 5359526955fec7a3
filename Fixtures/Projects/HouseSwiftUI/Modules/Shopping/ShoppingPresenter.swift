import Foundation

protocol ShoppingStorageContract { // role: service-contract
    func load() -> [String]
    func save(_ items: [String])
}

final class ShoppingPresenter { // role: presenter
    private let storage: ShoppingStorageContract
    private let interface: ShoppingInterfaceContract

    init(storage: ShoppingStorageContract, interface: ShoppingInterfaceContract) {
        self.storage = storage
        self.interface = interface
    }

    func handle(_ event: ShoppingEvent) {
        switch event {
        case .appeared:
            interface.items = storage.load()
        case .added(let item):
            interface.items.append(item)
            storage.save(interface.items)
        }
    }
}
