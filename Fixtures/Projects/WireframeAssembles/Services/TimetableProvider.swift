import Foundation

protocol TimetableProviding { // role: service-contract
    func departures(_ completion: @escaping ([String]) -> Void)
}

final class TimetableProvider: TimetableProviding { // role: service
    func departures(_ completion: @escaping ([String]) -> Void) {
        guard let url = URL(string: "https://airport.example/departures") else { return }
        URLSession.shared.dataTask(with: url) { data, _, _ in
            completion(data.map { [String(decoding: $0, as: UTF8.self)] } ?? [])
        }.resume()
    }
}
