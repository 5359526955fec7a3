import SwiftUI

final class KitchenCoordinator {
    private let shopping: ShoppingModule

    init(storage: ShoppingStorageContract) {
        shopping = ShoppingAssembler.assemble(storage: storage)
    }

    var root: AnyView {
        AnyView(shopping.view)
    }
}
