import AppKit

protocol InspectorDisplaying: AnyObject { // role: interface-contract
    func display(_ title: String)
}

protocol InspectorPaneControllerDelegate: AnyObject { // role: event-output
    func paneDidAppear()
}

final class InspectorPaneController: NSViewController, InspectorDisplaying { // role: view
    weak var delegate: InspectorPaneControllerDelegate?
    private let field = NSTextField()

    override func viewDidAppear() {
        super.viewDidAppear()
        delegate?.paneDidAppear()
    }

    func display(_ title: String) {
        field.stringValue = title
    }
}
