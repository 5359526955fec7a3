import Foundation

protocol DocumentReading: AnyObject { // role: service-contract
    func title() -> String
}

final class InspectorModel { // role: presenter
    weak var display: InspectorDisplaying?
    private let document: DocumentReading

    init(document: DocumentReading) {
        self.document = document
    }
}

extension InspectorModel: InspectorPaneControllerDelegate {
    func paneDidAppear() {
        display?.display(document.title())
    }
}
