import SwiftUI

struct ChatParameters {
    let timeline: TimelineReading
}

final class ChatCoordinator { // role: assembler
    private let viewModel: ChatViewModelProtocol
    private var child: ThreadCoordinator?

    init(parameters: ChatParameters) { // role: assembler
        viewModel = ChatViewModel(timeline: parameters.timeline)
    }

    func toPresentable() -> AnyView { // role: assembler
        AnyView(ChatScreen(context: viewModel.context))
    }

    func openThread(_ parameters: ChatParameters) {
        child = ThreadCoordinator(parameters: parameters)
    }
}

final class ThreadCoordinator {
    private let chat: ChatCoordinator

    init(parameters: ChatParameters) {
        chat = ChatCoordinator(parameters: parameters)
    }
}
