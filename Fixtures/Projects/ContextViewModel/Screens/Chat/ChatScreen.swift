import SwiftUI

struct ChatScreen: View { // role: view
    @ObservedObject var context: ChatViewModel.Context // ← view-depends-on-presenter
    @StateObject private var form = ChatFormViewModel()

    var body: some View {
        VStack {
            switch context.state {
            case .loading: ProgressView()
            case .loaded(let lines): ForEach(lines, id: \.self) { Text($0) }
            case .failed(let text): Text(text)
            }
            TextField("Message", text: $form.text)
            Button("Send") { context.send(.typed(form.text)) }
        }
        .onAppear { context.send(.appeared) }
    }
}

private final class ChatFormViewModel: ObservableObject {
    @Published var text = ""
}
