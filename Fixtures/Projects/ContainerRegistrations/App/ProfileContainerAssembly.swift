import Swinject

final class ProfileContainerAssembly: Assembly { // role: assembler
    func assemble(container: Container) { // role: assembler
        container.register(ProfileLoading.self) { _ in ProfileLoader() }
        container.register(ProfileViewController.self) { resolver in
            let view = ProfileViewController()
            let presenter = ProfilePresenter(loader: resolver.resolve(ProfileLoading.self)!)
            view.output = presenter
            presenter.view = view
            return view
        }
    }
}
