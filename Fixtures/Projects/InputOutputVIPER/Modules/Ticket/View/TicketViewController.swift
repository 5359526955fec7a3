import UIKit

protocol TicketViewInput: AnyObject { // role: interface-contract
    func setUp(title: String)
    func update(_ seats: [Int])
}

protocol TicketViewOutput { // role: event-output // ← contract-not-class-bound
    func viewIsReady()
    func didTapSeat(_ seat: Int)
}

final class TicketViewController: UIViewController, TicketViewInput { // role: view
    var output: TicketViewOutput!
    @IBOutlet private var seatsLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        output.viewIsReady()
    }

    func setUp(title: String) {
        self.title = title
    }

    func update(_ seats: [Int]) {
        seatsLabel.text = seats.map(String.init).joined(separator: ", ")
    }

    @IBAction private func seatTapped(_ sender: UIButton) {
        output.didTapSeat(sender.tag)
    }
}
