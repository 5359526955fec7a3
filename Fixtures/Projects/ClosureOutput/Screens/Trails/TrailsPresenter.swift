import Foundation
import ScreenKit

protocol TrailsLoading { // role: service-contract
    func trails() async throws -> [String]
}

final class TrailsPresenter: ViewEventHandling, TrailsPublicInterface { // role: presenter
    typealias Interface = TrailsInterface

    var onFinish: ((String) -> Void)?
    weak var interface: TrailsInterface?
    private let loader: TrailsLoading
    private var names: [String] = []

    init(loader: TrailsLoading) {
        self.loader = loader
    }

    var viewEvents: (TrailsViewController.Event) -> Void { // ← presenter-depends-on-view:info
        { [weak self] event in
            switch event {
            case .appeared: self?.reload()
            case .selected(let row): self?.finish(with: row)
            }
        }
    }

    func reload() {
        Task { @MainActor in
            names = (try? await loader.trails()) ?? []
            interface?.show(names)
        }
    }

    private func finish(with row: Int) {
        onFinish?(names[row])
    }
}
