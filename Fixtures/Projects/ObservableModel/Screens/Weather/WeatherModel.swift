import Observation

@MainActor
protocol WeatherModeling: AnyObject, Observable { // role: event-output
    var temperature: String { get }
    func refresh()
}

@Observable
@MainActor
final class WeatherModel: WeatherModeling { // role: presenter
    private(set) var temperature = "–"
    @ObservationIgnored private let station: any WeatherReporting

    init(station: any WeatherReporting) {
        self.station = station
    }

    func refresh() {
        Task { temperature = await station.temperature() }
    }
}
