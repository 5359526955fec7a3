protocol ProfileLoading { // role: service-contract
    func name() -> String
}

final class ProfilePresenter: ProfileViewOutput { // role: presenter
    weak var view: ProfileViewInput?
    private let loader: ProfileLoading

    init(loader: ProfileLoading) {
        self.loader = loader
    }

    func didAppear() {
        view?.show(loader.name())
    }
}
