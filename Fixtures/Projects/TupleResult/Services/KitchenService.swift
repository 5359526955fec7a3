import Foundation

protocol KitchenServicing { // role: service-contract
    func title(of recipe: String) -> String
}

struct KitchenService: KitchenServicing { // role: service
    func title(of recipe: String) -> String {
        (try? String(contentsOfFile: recipe)) ?? recipe
    }
}
