import ComposableArchitecture
import Foundation

@Reducer
struct CounterFeature {
    @ObservableState
    struct State: Equatable {
        var count = 0
        var fact: String?
    }

    enum Action {
        case incrementTapped
        case factTapped
        case factLoaded(String)
    }

    @Dependency(\.numberFact) var numberFact

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .incrementTapped:
                state.count += 1
                return .none
            case .factTapped:
                return .run { [count = state.count] send in
                    await send(.factLoaded(try await numberFact.fetch(count)))
                }
            case .factLoaded(let fact):
                state.fact = fact
                return .none
            }
        }
    }
}
