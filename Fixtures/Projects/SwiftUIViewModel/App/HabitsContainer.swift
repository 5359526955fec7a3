import SwiftUI

@MainActor
final class HabitsContainer { // role: assembler
    private let store: HabitStoring

    init(store: HabitStoring) {
        self.store = store
    }

    func makeHabits() -> some View { // role: assembler
        HabitsView(viewModel: HabitsViewModel(store: store))
    }
}
