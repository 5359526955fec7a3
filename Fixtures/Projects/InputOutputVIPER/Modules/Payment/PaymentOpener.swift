import Foundation

/// Passes the name of the show on once the next screen is there.
final class PaymentOpener {
    private let moduleInput: TicketModuleInput

    init(moduleInput: TicketModuleInput) {
        self.moduleInput = moduleInput
    }

    func open() {
        moduleInput.configure(show: "Hamlet")
    }
}
