import Combine
import Foundation

enum ChatAction {
    case appeared
    case typed(String)
}

enum ChatState {
    case loading
    case loaded([String])
    case failed(String)
}

protocol ChatViewModelProtocol: AnyObject { // role: public-interface
    var context: ChatViewModel.Context { get } // ← contract-exposes-concrete-type
}

protocol TimelineReading { // role: service-contract
    func lines() async throws -> [String]
}

final class ChatViewModel: ChatViewModelProtocol { // role: presenter
    final class Context: ObservableObject { // role: presenter
        @Published var state: ChatState = .loading
        fileprivate let actions = PassthroughSubject<ChatAction, Never>()

        func send(_ action: ChatAction) {
            actions.send(action)
        }
    }

    let context = Context()
    private let timeline: TimelineReading
    private var cancellables: Set<AnyCancellable> = []

    init(timeline: TimelineReading) {
        self.timeline = timeline
        context.actions
            .sink { [weak self] action in self?.process(action) }
            .store(in: &cancellables)
    }

    private func process(_ action: ChatAction) {
        Task { @MainActor [weak self] in
            guard let self else { return }
            context.state = .loaded((try? await timeline.lines()) ?? [])
        }
    }
}
