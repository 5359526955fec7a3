import ComposableArchitecture
import SwiftUI

struct CounterView: View {
    let store: StoreOf<CounterFeature>

    var body: some View {
        VStack {
            Text("\(store.count)")
            Button("+") { store.send(.incrementTapped) }
            if let fact = store.fact { Text(fact) }
        }
    }
}

#Preview {
    CounterView(store: Store(initialState: CounterFeature.State()) { CounterFeature() })
}
