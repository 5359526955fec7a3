import Foundation

struct Parcel: Codable {
    let name: String
    let grams: Int
}

final class PostService { // role: service
    func lastName() -> String {
        UserDefaults.standard.string(forKey: "parcel") ?? ""
    }

    func send(_ parcel: Parcel) {
        UserDefaults.standard.set(parcel.name, forKey: "parcel")
    }
}
