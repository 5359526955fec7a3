import SwiftUI

enum ShoppingEvent {
    case appeared
    case added(String)
}

struct ShoppingView: View { // role: view
    @ObservedObject var state: ShoppingViewState
    let eventOutput: (ShoppingEvent) -> Void // role: event-output
    @State private var draft = ""

    var body: some View {
        List {
            ForEach(state.items, id: \.self) { Text($0) }
            TextField("Item", text: $draft)
            Button("Add") {
                eventOutput(.added(draft))
                draft = ""
            }
        }
        .onAppear { eventOutput(.appeared) }
    }
}

#Preview {
    ShoppingView(state: ShoppingViewState()) { _ in }
}
