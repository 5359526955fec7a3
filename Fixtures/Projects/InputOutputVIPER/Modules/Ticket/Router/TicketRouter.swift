import UIKit

protocol TicketRouterInput {
    func openPayment(for seat: Int)
}

final class TicketRouter: TicketRouterInput {
    weak var transitionHandler: UIViewController?

    func openPayment(for seat: Int) {
        transitionHandler?.performSegue(withIdentifier: "payment", sender: seat)
    }
}
