import Foundation

protocol FareEstimating { // role: service-contract
    func estimate() -> String
}

final class FareEstimator: FareEstimating { // role: service
    func estimate() -> String {
        UserDefaults.standard.string(forKey: "fare") ?? "–"
    }
}
