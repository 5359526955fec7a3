import ReactorKit

final class CounterReactor: Reactor { // role: presenter
    enum Action {
        case increase
    }

    enum Mutation {
        case setValue(Int)
    }

    struct State {
        var value = 0
    }

    let initialState = State()
    private let memory: CounterRemembering

    init(memory: CounterRemembering) {
        self.memory = memory
    }

    func mutate(action: Action) -> Observable<Mutation> {
        memory.remember(currentState.value)
        return .just(.setValue(currentState.value + 1))
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        if case .setValue(let value) = mutation { state.value = value }
        return state
    }
}
