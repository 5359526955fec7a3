import SwiftUI

struct HabitsView: View { // role: view
    @ObservedObject var viewModel: HabitsViewModel // ← view-depends-on-presenter

    var body: some View {
        List(viewModel.habits.indices, id: \.self) { index in
            HabitRow(name: viewModel.habits[index], isDone: viewModel.done.contains(index)) {
                viewModel.toggle(index)
            }
        }
        .task { await viewModel.load() }
    }
}

struct HabitsView_Previews: PreviewProvider {
    static var previews: some View {
        HabitsView(viewModel: HabitsViewModel(store: HabitFileStore()))
    }
}
