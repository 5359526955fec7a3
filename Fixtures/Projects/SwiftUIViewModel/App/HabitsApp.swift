import SwiftUI

@main
struct HabitsApp: App {
    private let container = HabitsContainer(store: HabitFileStore())

    var body: some Scene {
        WindowGroup {
            container.makeHabits()
        }
    }
}
