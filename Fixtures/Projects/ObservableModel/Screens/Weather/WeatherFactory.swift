@MainActor
enum WeatherFactory { // role: assembler — an observable class is not told from other state
    static func make(station: any WeatherReporting) -> WeatherScreen { // role: assembler — an observable class is not told from other state
        let model = WeatherModel(station: station)
        return WeatherScreen(model: model)
    }
}
