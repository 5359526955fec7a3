import UIKit

protocol TrailsInterface: AnyObject { // role: interface-contract
    func show(_ names: [String])
}

final class TrailsViewController: UIViewController, TrailsInterface { // role: view
    enum Event {
        case appeared
        case selected(Int)
    }

    var eventOutput: ((Event) -> Void)? // role: event-output
    private let list = TrailsListView()

    override func loadView() {
        view = list
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        list.onSelect = { [weak self] row in self?.eventOutput?(.selected(row)) }
        eventOutput?(.appeared)
    }

    func show(_ names: [String]) {
        list.names = names
    }
}
