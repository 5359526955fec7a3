import Foundation

protocol FlatsProvider: AnyObject { // role: service-contract
    func load(_ completion: @escaping ([String]) -> Void)
}

final class FlatsProviderImpl: FlatsProvider { // role: service
    func load(_ completion: @escaping ([String]) -> Void) {
        completion([])
    }
}
