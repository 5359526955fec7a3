import Swinject

// The logic comes through the container, so that only the registrations know its class.
final class SettingsContainerAssembly: Assembly { // role: assembler
    func assemble(container: Container) { // role: assembler
        container.register(SettingsOutput.self) { _ in SettingsPresenter() }
        container.register(SettingsViewController.self) { resolver in
            let view = SettingsViewController()
            view.output = resolver.resolve(SettingsOutput.self)
            return view
        }
    }
}
