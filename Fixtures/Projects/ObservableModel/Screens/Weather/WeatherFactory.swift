@MainActor
enum WeatherFactory { // role: assembler
    static func make(station: any WeatherReporting) -> WeatherScreen { // role: assembler // ← incomplete-assembly
        let model = WeatherModel(station: station)
        return WeatherScreen(model: model)
    }
}
