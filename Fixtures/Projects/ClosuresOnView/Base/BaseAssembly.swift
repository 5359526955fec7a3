class BaseAssembly {
    let services: ServiceFactory

    init(services: ServiceFactory) {
        self.services = services
    }
}

protocol ServiceFactory: AnyObject {
    func flats() -> FlatsProvider
}

final class ServiceFactoryImpl: ServiceFactory {
    func flats() -> FlatsProvider { FlatsProviderImpl() }
}
