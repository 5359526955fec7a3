import Foundation

protocol WeatherReporting: Sendable { // role: service-contract
    func temperature() async -> String
}

actor WeatherStation: WeatherReporting { // role: service
    private let session = URLSession.shared

    func temperature() async -> String {
        guard let url = URL(string: "https://weather.example"),
            let (data, _) = try? await session.data(from: url)
        else { return "–" }
        return String(decoding: data, as: UTF8.self)
    }
}
