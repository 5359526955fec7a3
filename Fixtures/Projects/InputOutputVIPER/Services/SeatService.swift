import Foundation

protocol SeatServicing { // role: service-contract
    func freeSeats(_ completion: @escaping ([Int]) -> Void)
}

final class SeatService: SeatServicing { // role: service
    func freeSeats(_ completion: @escaping ([Int]) -> Void) {
        completion(UserDefaults.standard.array(forKey: "seats") as? [Int] ?? [])
    }
}
