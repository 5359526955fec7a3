import ComposableArchitecture
import SwiftUI

@Reducer
struct RootFeature {
    @ObservableState
    struct State {
        var counter = CounterFeature.State()
    }

    enum Action {
        case counter(CounterFeature.Action)
    }

    var body: some ReducerOf<Self> {
        Scope(state: \.counter, action: \.counter) { CounterFeature() }
    }
}

struct RootView: View {
    let store: StoreOf<RootFeature>

    var body: some View {
        CounterView(store: store.scope(state: \.counter, action: \.counter))
    }
}
