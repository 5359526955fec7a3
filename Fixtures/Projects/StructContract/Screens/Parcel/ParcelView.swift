import SwiftUI

enum ParcelEvent {
    case appeared
    case sent(Parcel)
}

protocol ParcelInterfaceContract { // role: interface-contract
    func show(name: String)
}

/// Only what the view shows; the logic lies in the presenter.
final class ParcelViewModel: ObservableObject {
    @Published var name = ""
}

struct ParcelView: View { // role: view
    @ObservedObject var state: ParcelViewModel
    var eventOutput: ((ParcelEvent) -> Void)? // role: event-output

    var body: some View {
        Form {
            TextField("Name", text: $state.name)
            Button("Send") {
                let parcel = Parcel(name: state.name, grams: 100) // ← view-contains-logic
                eventOutput?(.sent(parcel))
            }
        }
        .onAppear { eventOutput?(.appeared) }
    }
}

extension ParcelView: ParcelInterfaceContract {
    func show(name: String) {
        state.name = name
    }
}
