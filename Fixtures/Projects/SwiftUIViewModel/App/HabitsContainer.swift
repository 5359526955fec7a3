import SwiftUI

@MainActor
final class HabitsContainer { // role: assembler
    private let store: HabitStoring

    init(store: HabitStoring) {
        self.store = store
    }

    func makeHabits() -> some View { // role: assembler // ← incomplete-assembly
        HabitsView(viewModel: HabitsViewModel(store: store))
    }
}
