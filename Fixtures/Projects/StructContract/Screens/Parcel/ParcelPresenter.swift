import SwiftUI // ← presenter-imports-ui

protocol ParcelPublicInterface { // role: public-interface // ← contract-not-class-bound
    func edit(_ parcel: Parcel)
}

final class ParcelPresenter: ParcelPublicInterface { // role: presenter
    private let interface: ParcelInterfaceContract
    private let post = PostService() // ← presenter-uses-concrete-service

    init(interface: ParcelInterfaceContract) {
        self.interface = interface
    }

    func handle(_ event: ParcelEvent) {
        switch event {
        case .appeared: interface.show(name: post.lastName())
        case .sent(let parcel): post.send(parcel)
        }
    }

    func edit(_ parcel: Parcel) {
        interface.show(name: parcel.name)
    }
}
