import SwiftUI

struct WeatherScreen: View { // role: view — an observable class is not told from other state
    let model: any WeatherModeling

    var body: some View {
        VStack {
            Text(model.temperature)
            Button("Refresh") { model.refresh() }
        }
        .onAppear { model.refresh() }
    }
}

#Preview {
    WeatherScreen(model: WeatherModel(station: WeatherStation()))
}
