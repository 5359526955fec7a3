import Foundation

protocol CounterRemembering { // role: service-contract
    func remember(_ value: Int)
}

final class CounterMemory: CounterRemembering { // role: service
    func remember(_ value: Int) {
        UserDefaults.standard.set(value, forKey: "counter")
    }
}
