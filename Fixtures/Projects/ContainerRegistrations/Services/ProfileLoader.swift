import Foundation

final class ProfileLoader: ProfileLoading { // role: service
    func name() -> String {
        UserDefaults.standard.string(forKey: "name") ?? ""
    }
}
