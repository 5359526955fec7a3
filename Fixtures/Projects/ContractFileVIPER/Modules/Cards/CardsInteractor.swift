final class CardsInteractor: CardsInteractorContract { // role: presenter
    weak var output: CardsInteractorOutputContract?

    func load() {
        output?.loaded(["Gold", "Plain"])
    }
}
