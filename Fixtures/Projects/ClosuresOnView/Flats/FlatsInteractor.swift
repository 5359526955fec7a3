import Foundation

protocol FlatsInteractor: AnyObject {
    func flats(_ completion: @escaping ([String]) -> Void)
}

final class FlatsInteractorImpl: FlatsInteractor { // role: presenter
    private let provider: FlatsProvider

    init(provider: FlatsProvider) {
        self.provider = provider
    }

    func flats(_ completion: @escaping ([String]) -> Void) {
        provider.load(completion)
    }
}
