import SwiftUI

@main
struct WeatherApp: App {
    private let station = WeatherStation()

    var body: some Scene {
        WindowGroup {
            WeatherFactory.make(station: station)
        }
    }
}
