import Observation

@MainActor
protocol WeatherModeling: AnyObject, Observable { // role: event-output — an observable class is not told from other state
    var temperature: String { get }
    func refresh()
}

@Observable
@MainActor
final class WeatherModel: WeatherModeling { // role: presenter — an observable class is not told from other state
    private(set) var temperature = "–"
    @ObservationIgnored private let station: any WeatherReporting

    init(station: any WeatherReporting) {
        self.station = station
    }

    func refresh() {
        Task { temperature = await station.temperature() }
    }
}
