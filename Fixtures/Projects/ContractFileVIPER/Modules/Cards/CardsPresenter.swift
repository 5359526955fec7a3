final class CardsPresenter { // role: presenter
    private weak var view: CardsViewContract?
    private let interactor: CardsInteractorContract
    private let wireframe: CardsWireframeContract
    private var cards: [String] = []

    init(
        view: CardsViewContract, interactor: CardsInteractorContract,
        wireframe: CardsWireframeContract
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension CardsPresenter: CardsPresenterContract {
    func loaded() {
        interactor.load()
    }

    func picked(_ index: Int) {
        wireframe.open(cards[index])
    }
}

extension CardsPresenter: CardsInteractorOutputContract {
    func loaded(_ cards: [String]) {
        self.cards = cards
        view?.render(cards)
    }
}
