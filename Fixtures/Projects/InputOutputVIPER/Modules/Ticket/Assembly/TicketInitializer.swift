import UIKit

final class TicketModuleInitializer: NSObject {
    @IBOutlet weak var ticketViewController: TicketViewController!

    override func awakeFromNib() {
        TicketModuleConfigurator().configureModuleForViewInput(viewInput: ticketViewController)
    }
}
