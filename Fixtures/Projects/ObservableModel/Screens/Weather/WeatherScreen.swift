import SwiftUI

struct WeatherScreen: View { // role: view
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
