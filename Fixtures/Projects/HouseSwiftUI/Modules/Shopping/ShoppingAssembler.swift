struct ShoppingModule { // role: result
    let view: ShoppingView
    let presenter: ShoppingPresenter
}

enum ShoppingAssembler { // role: assembler
    static func assemble(storage: ShoppingStorageContract) -> ShoppingModule { // role: assembler
        let state = ShoppingViewState()
        let presenter = ShoppingPresenter(storage: storage, interface: state)
        let view = ShoppingView(state: state) { [weak presenter] event in
            presenter?.handle(event)
        }
        return ShoppingModule(view: view, presenter: presenter)
    }
}
