import ScreenKit
import UIKit

final class HikingCoordinator {
    private let navigation = UINavigationController()
    private let trails: Module<UIViewController, TrailsPublicInterface>

    init(trails: Module<UIViewController, TrailsPublicInterface>) {
        self.trails = trails
    }

    func start() {
        trails.publicInterface.onFinish = { [weak self] name in
            self?.navigation.title = name
        }
        navigation.pushViewController(trails.view, animated: false)
    }
}
