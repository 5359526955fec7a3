import Combine

protocol HabitStoring { // role: service-contract
    func habits() async -> [String]
    func save(_ done: Set<Int>)
}

@MainActor
final class HabitsViewModel: ObservableObject { // role: presenter
    @Published private(set) var habits: [String] = []
    @Published private(set) var done: Set<Int> = []
    private let store: HabitStoring

    init(store: HabitStoring) {
        self.store = store
    }

    func load() async {
        habits = await store.habits()
    }

    func toggle(_ index: Int) {
        done.formSymmetricDifference([index])
        store.save(done)
    }
}
