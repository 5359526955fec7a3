import SwiftUI

struct HabitRow: View {
    let name: String
    let isDone: Bool
    let onToggle: () -> Void

    var body: some View {
        HStack {
            Text(name)
            Spacer()
            Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
        }
        .onTapGesture(perform: onToggle)
    }
}
